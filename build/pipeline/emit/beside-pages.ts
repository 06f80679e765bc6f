import type { EntryKind } from '../../authoring/define.ts';
import type { AssetCache } from '../../model/asset-cache.ts';
import type { Assets } from '../../model/assets.ts';
import {
  createFailureRecorder,
  type FacetFailure,
  type FailureRecorder,
} from '../../model/diagnostics/facet-failures.ts';
import type { OutputFile } from '../../model/output.ts';
import type { Site } from '../../model/site.ts';
import { createEntryContext, type Translate } from './entry-context.ts';
import { emitCalendars } from './feeds/calendars.ts';
import { emitFeeds } from './feeds/feeds.ts';
import { emitLlms } from './feeds/llms.ts';
import { describeTwins, emitMarkdownTwins, listTwins, type TwinRow } from './feeds/markdown-twins.ts';
import { listKnownFiles } from './known-files.ts';
import { type MissingText, recordMissing } from './missing-texts.ts';
import { textFile } from './published.ts';

interface BesidePagesInput {
  site: Site;
  kinds: readonly EntryKind[];
  translate: Translate;
  readText: (path: string) => string;
  pictures: Assets['pictures'];
  /** The entry of the home page. */
  home: string;
  cache: AssetCache;
  /** A digest of everything that these files are made from, except the texts of entries. */
  inputs: string;
}

/**
 * Writes what is published beside pages: calendars, feeds, data files, Markdown versions and their lists. Only Markdown
 * versions contain texts of entries; the other files are made again if another input has changed.
 */
export function emitBesidePages(input: BesidePagesInput): EmittedBesidePages {
  const { cache, inputs } = input;
  const { make, ...found } = makerOf(input);
  const table = cache.table('markdown twins');
  // Failures are dropped here: `make` lists the same Markdown versions and reports the same failures.
  const twinned = { ...input, attempt: createFailureRecorder().attempt };
  const twins: TwinRow[] = JSON.parse(
    table.take(inputs, () => JSON.stringify(describeTwins(listTwins(twinned), twinned))),
  );
  table.store();
  const files = listKnownFiles({ cache, name: 'beside pages', inputs, make });
  return { files: [...files, ...emitMarkdownTwins(twins, twinned)], ...found };
}

/** Files beside pages, the interface texts that they lack, and the facets that fail for them. */
interface EmittedBesidePages {
  files: OutputFile[];
  missingTexts: MissingText[];
  failures: FacetFailure[];
}

/**
 * Returns a function that makes the files without texts of entries, once, and what these and the Markdown versions
 * lack. The cache also has what they lack, because a run that makes no files must report it as well.
 */
function makerOf(
  input: BesidePagesInput,
): { make: () => readonly OutputFile[] } & Pick<EmittedBesidePages, 'missingTexts' | 'failures'> {
  const { translate, missing } = recordMissing('a file beside pages shows', input.translate);
  const { attempt, failures } = createFailureRecorder();
  const recorded = { ...input, translate, attempt };
  let made: readonly OutputFile[] | undefined;
  const make = () => {
    made ??= [
      ...emitCalendars(recorded),
      ...emitFeeds(recorded),
      ...emitDataFiles(recorded),
      ...emitLlms({ ...recorded, pages: listTwins(recorded) }),
    ];
    return made;
  };
  const table = input.cache.table('missing beside pages');
  const known = table.take(input.inputs, () => {
    make();
    return JSON.stringify({ missingTexts: missing(), failures: failures() });
  });
  table.store();
  return { make, ...JSON.parse(known) };
}

interface DataFilesInput {
  site: Site;
  translate: Translate;
  attempt: FailureRecorder['attempt'];
}

function emitDataFiles({ site, translate, attempt }: DataFilesInput): OutputFile[] {
  return [...site.routes.values()].flatMap(({ url, entry, pageType }) => {
    const context = createEntryContext(site, entry.locale, translate);
    const files = attempt(entry, () => pageType.dataFiles?.(context, entry) ?? [], []);
    return files.map(({ file, text }) => textFile(`${url.slice(1)}${file}`, text));
  });
}
