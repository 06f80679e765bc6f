import { displayPath } from '../../commands/display-path.ts';
import { nameSite, nameSiteIn } from '../../commands/name-site.ts';
import type { Options } from '../../commands/options.ts';
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
