import type { EntryKind } from '../authoring/define.ts';
import type { Assets } from '../model/assets.ts';
import type { OutputFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import { emitCalendars } from './calendars.ts';
import { emitDataFiles } from './data-files.ts';
import type { Translate } from './entry-context.ts';
import { emitFeeds } from './feeds.ts';
import { emitLlms } from './llms.ts';
import { emitMarkdownTwins, listTwins } from './markdown-twins.ts';

/** Writes what is published beside pages: calendars, feeds, data files, Markdown twins and their lists. */
export function emitBesidePages(input: {
  site: Site;
  kinds: readonly EntryKind[];
  translate: Translate;
  readText: (path: string) => string;
  pictures: Assets['pictures'];
  /** The entry of the home page. */
  home: string;
}): OutputFile[] {
  const pages = listTwins(input);
  return [
    ...emitCalendars(input),
    ...emitFeeds(input),
    ...emitDataFiles(input),
    ...emitMarkdownTwins(pages, input),
    ...emitLlms({ ...input, pages }),
  ];
}
