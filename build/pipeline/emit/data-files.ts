import type { FailureRecorder } from '../../model/diagnostics/facet-failures.ts';
import type { OutputFile } from '../../model/output.ts';
import type { Site } from '../../model/site.ts';
import { createEntryContext, type Translate } from './entry-context.ts';
import { textFile } from './published.ts';

interface DataFilesInput {
  site: Site;
  translate: Translate;
  attempt: FailureRecorder['attempt'];
}

/** Writes the data files of entries, each beside the entry's page. */
export function emitDataFiles({ site, translate, attempt }: DataFilesInput): OutputFile[] {
  return [...site.routes.values()].flatMap(({ url, entry, pageType }) => {
    const context = createEntryContext(site, entry.locale, translate);
    const files = attempt(entry, () => pageType.dataFiles?.(context, entry) ?? [], []);
    return files.map(({ file, text }) => textFile(`${url.slice(1)}${file}`, text));
  });
}
