import { displayPath } from '../../commands/display-path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { textReader } from '../../read/text-reader.ts';
import { type EditorLink, editorLink } from '../editor.ts';
import { type ShownProblem, showProblems } from '../problems.ts';

/** The content folder as its writers know it. */
export interface WrittenContent {
  /** Its path as they would type it: `content`. */
  folder: string;
  readText: (file: string) => string | undefined;
  link: EditorLink;
  show: (diagnostics: readonly Diagnostic[]) => ShownProblem[];
}

/** Makes what shows places of the content to its writers. */
export function writtenContent(path: string): WrittenContent {
  const folder = displayPath(path);
  const link = editorLink(path, process.env);
  const readText = textReader(path);
  return { folder, link, readText, show: (diagnostics) => showProblems(diagnostics, { folder, link, readText }) };
}
