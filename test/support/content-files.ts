import type { ParsedFile } from '../../build/model/source-file.ts';
import { parseSource } from '../../build/pipeline/read/parse.ts';

/** Parses texts as the files of a content folder, in the order of their paths. */
export function parseFiles(texts: Record<string, string>): {
  files: Map<string, ParsedFile>;
  readText: (path: string) => string;
} {
  const files = new Map(
    Object.entries(texts)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, text]) => [path, parseSource(path, new TextEncoder().encode(text), text)]),
  );
  return {
    files,
    readText: (path) => {
      const text = texts[path];
      if (text === undefined) throw new Error(`There is no ${path}.`);
      return text;
    },
  };
}
