import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseOptions } from '../../build/commands/options/options.ts';
import { startPreview } from '../../build/preview/preview.ts';
import { makeTemporaryFolder, root } from './project.ts';
import { buildDate, layOutBase } from './site.ts';

/** A preview of the base site that runs. */
export interface RunningPreview {
  url: string;
  /** The content folder it previews. */
  content: string;
  /** Where the mock of the forms API keeps what it receives. */
  messages: string;
  /** Changes a content file as an editor's save does; `change` gets its text. */
  edit: (file: string, change: (text: string) => string) => void;
  /** Gives the line of a content file on which words stand, counted from 1. */
  lineOf: (file: string, words: string) => number;
  /** Ends it; fails where a build of it ended with a failure of its own. */
  stop: () => Promise<void>;
}

/** Lays out the base site and previews it on a free port, with further options; places open at `editor`, an address with `{path}` in it. */
export async function previewBase(editor: string, further: readonly string[] = []): Promise<RunningPreview> {
  const folder = makeTemporaryFolder();
  layOutBase(folder);
  const content = join(folder, 'content');
  const cache = join(folder, 'cache');
  const before = process.env.EDITOR_URL;
  process.env.EDITOR_URL = editor;
  const options = parseOptions(['preview', '--site', folder, '--port', '0', '--date', buildDate, ...further], root);
  const failures: string[] = [];
  const preview = await startPreview({ ...options, cache }, (line) => {
    if (/^\w*Error\b.*\n\s+at /.test(line)) failures.push(line);
  });
  const read = (file: string) => readFileSync(join(content, file), 'utf8');
  return {
    url: preview.url,
    content,
    messages: join(cache, 'forms'),
    edit: (file, change) => writeFileSync(join(content, file), change(read(file))),
    lineOf(file, words) {
      const index = read(file)
        .split('\n')
        .findIndex((line) => line.includes(words));
      if (index === -1) throw new Error(`${file} has no "${words}".`);
      return index + 1;
    },
    async stop() {
      await preview.stop();
      if (before === undefined) delete process.env.EDITOR_URL;
      else process.env.EDITOR_URL = before;
      rmSync(folder, { recursive: true, force: true });
      if (failures.length > 0) throw new Error(`The preview failed:\n${failures.join('\n')}`);
    },
  };
}
