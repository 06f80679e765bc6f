import type { Options } from '../../commands/options/options.ts';
import { displayPath } from '../../commands/project/display-path.ts';
import { nameSite, nameSiteIn } from '../../commands/project/name-site.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { textReader } from '../../model/files/text-reader.ts';
import { type ShownProblem, showProblems } from '../problems.ts';
import { type EditorLink, editorLink } from '../source/editor.ts';

/** The content folder as its writers know it. */
export interface WrittenContent {
  /** Its path as they would type it: `content`. */
  folder: string;
  readText: (file: string) => string | undefined;
  link: EditorLink;
  /** Writes a command for this site: `routes -- --record`. */
  commandLine: (line: string) => string;
  show: (diagnostics: readonly Diagnostic[]) => ShownProblem[];
}

/** Opens the content folder for those who write in it. */
export function openContent(options: Pick<Options, 'content' | 'root' | 'siteFolder'>): WrittenContent {
  const folder = displayPath(options.content);
  const link = editorLink(options.content, process.env);
  const readText = textReader(options.content);
  return {
    folder,
    link,
    readText,
    commandLine: (line) => nameSite(`npm run ${line}`, options),
    show: (diagnostics) => showProblems(nameSiteIn(diagnostics, options), { folder, link, readText }),
  };
}
