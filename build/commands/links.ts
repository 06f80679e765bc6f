import { join } from 'node:path';
import { readCachedJson, writeCached } from '../../scripts/cache-file.mjs';
import { sortDiagnostics } from '../model/diagnostics/report.ts';
import { checkExternalLinks } from './links/external-links.ts';
import { requestAddresses } from './links/request-addresses.ts';
import type { Options } from './options/options.ts';
import { formatReport } from './project/format-report.ts';
import { nameSite } from './project/name-site.ts';
import { openProject } from './project/project.ts';
import { readSiteOrThrow } from './project/read-site.ts';

/** Returns whether a file names addresses to link to them: lists and what the build stores of translations do not. */
const hasLinks = (path: string): boolean => !path.endsWith('.txt') && path !== 'exceptions.yaml';

/** Runs `links`: asks every address of other sites whether it answers → the exit code. */
export async function runLinks(options: Options): Promise<number> {
  const { cache, date } = options;
  const { site, content } = readSiteOrThrow(options, await openProject(options).loadTemplates());
  const cachePath = join(cache, 'external-links.json');
  const { diagnostics, good, counts, isOffline } = await checkExternalLinks({
    texts: new Map([...content.files.keys()].filter(hasLinks).map((path) => [path, content.readText(path)])),
    own: [site.config.origin, ...(site.config.formsApi === undefined ? [] : [site.config.formsApi])],
    allowed: site.exceptions['broken-link'] ?? {},
    known: readCachedJson(cachePath) ?? {},
    date,
    ask: (urls) => requestAddresses(urls, { timeout: 20_000, retries: 2 }),
    probe: (urls) => requestAddresses(urls, { timeout: 5_000, retries: 0 }),
  });
  if (isOffline) {
    const message = `None of the first sites could be reached: this machine seems to be offline. None of the ${counts.asked} addresses was checked; run npm run links again with a network.\n`;
    process.stderr.write(nameSite(message, options));
    return 1;
  }
  try {
    writeCached(cachePath, JSON.stringify(good, null, 2));
  } catch {
    process.stderr.write(`${cachePath} could not be written: the next run asks every address again.\n`);
  }
  process.stdout.write(formatReport(sortDiagnostics(diagnostics), options));
  const summary = `${counts.named} addresses of other sites: ${counts.asked} asked, ${counts.allowed} declared in exceptions.yaml, ${counts.named - counts.asked - counts.allowed} answered lately\n`;
  (options.format === 'text' ? process.stdout : process.stderr).write(summary);
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}
