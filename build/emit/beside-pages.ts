import type { EntryKind } from '../authoring/define.ts';
import type { OutputFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import { emitCalendars } from './calendars.ts';
import { emitDataFiles } from './data-files.ts';
import type { Translate } from './entry-context.ts';
import { emitFeeds } from './feeds.ts';

/** Writes what is published beside pages: calendars, feeds, data files. */
export function emitBesidePages(input: {
  site: Site;
  kinds: readonly EntryKind[];
  translate: Translate;
}): OutputFile[] {
  return [...emitCalendars(input), ...emitFeeds(input), ...emitDataFiles(input)];
}
