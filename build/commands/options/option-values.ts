import { service } from '../../authoring/schema.ts';
import { isDay } from '../../authoring/values/day.ts';
import { parseUrl } from '../../authoring/values/web-address.ts';
import { type ReportFormat, reportFormats } from '../../model/diagnostics/report.ts';
import { didYouMean } from '../../model/diagnostics/suggest.ts';
import type { Shard } from '../../model/shard.ts';
import type { SharedStore } from '../../pipeline/cache/shared-assets.ts';
import type { Preview } from '../publish/remote/remote-host.ts';
import { UsageProblem } from './usage-problem.ts';

// Each function throws a `UsageProblem` for a value that an option cannot have.

interface PreviewValues {
  preview?: boolean | undefined;
  alias?: string | undefined;
  origin?: string | undefined;
  rollback?: boolean | undefined;
}

/** Reads whether a preview is published, and its address. */
export function parsePreview({ preview, alias, origin, rollback }: PreviewValues): Preview | undefined {
  if (!preview) {
    if (alias === undefined) return undefined;
    throw new UsageProblem('--alias names the address of a preview. Add --preview.');
  }
  if (origin !== undefined)
    throw new UsageProblem(
      '--origin names the address of the site itself. Leave it out: the host gives a preview its own.',
    );
  if (rollback)
    throw new UsageProblem('--rollback serves another release of the site itself. Leave --preview out, or --rollback.');
  if (alias === undefined) return {};
  // Hosts make a branch of it, and a label of a domain name: Cloudflare Pages shortens what has more than 28 characters.
  if (/^[a-z](?!.*--)[a-z0-9-]{0,26}[a-z0-9]$/.test(alias) && !/^(main|master|production)$/.test(alias))
    return { alias };
  throw new UsageProblem(
    `--alias ${alias} cannot be the address of a preview. Write 2 to 28 lowercase letters, digits and hyphens, such as pr-12; main, master and production are branches of the site itself.`,
  );
}

/** Reads where machines share assets: `SITE_CACHE_REMOTE` is the address, `SITE_CACHE_REMOTE_READ_ONLY=1` sends nothing. */
export function parseSharedStore({
  SITE_CACHE_REMOTE: address = '',
  SITE_CACHE_REMOTE_READ_ONLY: readOnly = '',
}: NodeJS.ProcessEnv): SharedStore | undefined {
  if (address === '') return undefined;
  if (!/^https?:$/.test(parseUrl(address)?.protocol ?? ''))
    throw new UsageProblem(
      `SITE_CACHE_REMOTE must be an address such as https://cache.company.example/site/; here it is ${JSON.stringify(address)}.`,
    );
  return { address, readOnly: !['', '0'].includes(readOnly) };
}

/** Reads the address of a site. Accepts `http:` with any host too: a site is tried out on the own machine. */
export function parseOrigin(value: string): string {
  const url = parseUrl(value);
  const isLocal = /^http:\/\/[\w.-]+(:\d+)?(\/[\w~-][\w.~-]*)*\/?$/.test(value);
  if (url && (isLocal || service().is(value))) return url.origin + url.pathname.replace(/\/$/, '');
  throw new UsageProblem(
    `--origin ${value} is no address of a site. Write it like https://www.company.example or https://company.github.io/site.`,
  );
}

/** Reads the value of `--shard`: `2/3`. */
export function parseShard(value: string | undefined): Shard | undefined {
  if (value === undefined) return undefined;
  const [number = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(value) ?? []).slice(1).map(Number);
  if (number >= 1 && number <= of) return { number, of };
  throw new UsageProblem(`--shard ${value} is no shard. Write it like 2/3: the second of three.`);
}

/** Reads the day of a build, today by default → `YYYY-MM-DD`. */
export function parseDate(value: string | undefined): string {
  if (value === undefined) return new Date().toISOString().slice(0, 10);
  if (isDay(value)) return value;
  throw new UsageProblem(`--date ${value} is no day. Write it like 2027-03-15.`);
}

/** Reads the format of reports, `text` by default. */
export function parseFormat(value = 'text'): ReportFormat {
  const format = reportFormats.find((candidate) => candidate === value);
  if (!format)
    throw new UsageProblem(
      `--format ${value} does not exist. ${didYouMean(value, reportFormats) ?? `The formats are: ${reportFormats.join(', ')}.`}`,
    );
  return format;
}

/** Reads the port of the preview, 4000 by default; 0 takes a free one. */
export function parsePort(value = '4000'): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new UsageProblem(`--port ${value} is no port. Write a number from 1 to 65535, or 0 for a free one.`);
}

/** Reads how many releases stay, five by default. */
export function parseKeep(value = '5'): number {
  const keep = Number(value);
  if (Number.isInteger(keep) && keep >= 2) return keep;
  throw new UsageProblem(
    `--keep ${value} does not work: write a number from 2, so that there is a release to go back to.`,
  );
}
