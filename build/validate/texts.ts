import type { EntryKind } from '../authoring/define.ts';
import { inspectMarkdown, type MarkdownPlace } from '../markdown/inspect.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import { checkMarkdownAlone } from '../markdown/rules/rules.ts';
import type { Problem } from '../model/diagnostic.ts';
import type { ParsedFile } from '../model/source-file.ts';
import type { Unpublished } from '../model/unpublished.ts';
import { extractBody } from '../yaml/positions.ts';
import { chooseKind } from './choose-kind.ts';
import { unpublishedReason } from './publication.ts';
import type { Report } from './reports.ts';
import { localeOf } from './words.ts';

interface TextsInput {
  files: ReadonlyMap<string, ParsedFile>;
  readText: (path: string) => string;
  kinds: readonly EntryKind[];
  locales: readonly string[];
  unpublished: ReadonlyMap<string, Unpublished>;
  /** Returns whether the page of a text is rendered: rendering finds its mistakes. */
  isRendered: (ref: string, locale: string) => boolean;
}

/** Finds the mistakes of the texts that no page shows, because their entry or one of the site's tables has mistakes. */
export function checkTexts({ files, readText, kinds, locales, unpublished, isRendered }: TextsInput): Report[] {
  return [...files.values()].flatMap((file): Report[] => {
    const { path, problems, bodyStart } = file;
    const [folder = '', id = '', name] = path.split('/');
    const locale = localeOf(path, locales);
    if (name === undefined || locale === undefined || bodyStart === -1 || problems.length > 0) return [];
    const owner = `${folder}/${id}`;
    if (isRendered(owner, locale) || unpublishedReason(unpublished, path)) return [];
    const own = kinds.filter((kind) => kind.folder === folder);
    const factsFile = files.get(`${owner}/${own[0]?.file}.yaml`);
    const kind = factsFile && chooseKind(own, factsFile).kind;
    return kind && kind.body !== 'none' ? [[path, findMistakes(readText(path), { locale, owner })]] : [];
  });
}

function findMistakes(file: string, context: { locale: string; owner: string }): Problem[] {
  const { text, start } = extractBody(file);
  const lines = text.split('\n');
  const offsetOf = ({ line, column }: MarkdownPlace) =>
    start + lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return checkMarkdownAlone(inspectMarkdown(parseMarkdown(text)), context).map(({ at, ...problem }) => ({
    severity: 'error',
    ...problem,
    at: { offset: offsetOf(at) },
  }));
}
