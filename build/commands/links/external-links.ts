import { decodeHiddenLink } from '../../authoring/schema.ts';
import type { Exceptions } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { expressionOf } from '../../model/files/escape-pattern.ts';
import { createLineCounter } from '../../model/files/line-counter.ts';
import { groupPairs } from '../../model/group-by.ts';

export interface AddressAnswer {
  good: boolean;
  /** The HTTP status; 0 where there was no answer in time, or none at all. */
  status: number;
  /** Where a permanent redirect leads. */
  moved?: string;
}

/** Address → the day of its last good answer, `YYYY-MM-DD`. */
type GoodAnswers = Readonly<Record<string, string>>;

/** The number of days for which a good answer is valid. */
const believedFor = 7;

interface LinksInput {
  /** Content file → its text. */
  texts: ReadonlyMap<string, string>;
  /** Prefixes of the site's own addresses. */
  own: readonly string[];
  /** Address, or prefix followed by `*`, → why it is not requested. */
  allowed: NonNullable<Exceptions[string]>;
  known: GoodAnswers;
  date: string;
  ask: (urls: readonly string[]) => Promise<ReadonlyMap<string, AddressAnswer>>;
  /** Asks a few sites for a short time only, to know whether there is a network. */
  probe: (urls: readonly string[]) => Promise<ReadonlyMap<string, AddressAnswer>>;
}

/** The result: problems at each position of an address, and the good answers to store. */
interface CheckedLinks {
  diagnostics: Diagnostic[];
  good: GoodAnswers;
  /** The number of different addresses in the content, of allowed ones, and of requested ones. */
  counts: { named: number; allowed: number; asked: number };
  /** Whether several sites were probed and none answered: the network is missing, not the pages. */
  isOffline: boolean;
}

/** Checks every address of other sites in the content. Requests each once, unless it has a valid good answer. */
export async function checkExternalLinks(input: LinksInput): Promise<CheckedLinks> {
  const places = placesOf(input);
  const isAllowed = allowedBy(input.allowed);
  const named = [...places.keys()].sort();
  const toCheck = named.filter((url) => !isAllowed(url));
  const isBelieved = (url: string) => daysBetween(input.known[url], input.date) < believedFor;
  const asked = toCheck.filter((url) => !isBelieved(url));
  const isOffline = await isWithoutNetwork(asked, input.probe);
  const answers = isOffline ? new Map<string, AddressAnswer>() : await input.ask(asked);
  const good: Record<string, string> = {};
  for (const url of toCheck) {
    const answer = answers.get(url);
    if (!answer) good[url] = input.known[url] ?? input.date;
    // A moved address is reported until the link is changed.
    else if (answer.good && answer.moved === undefined) good[url] = input.date;
  }
  const diagnostics = asked.flatMap((url) => {
    const problem = problemWith(url, answers.get(url));
    return problem ? (places.get(url) ?? []).map((place) => ({ ...problem, ...place })) : [];
  });
  return {
    diagnostics,
    good,
    counts: { named: named.length, allowed: named.length - toCheck.length, asked: asked.length },
    isOffline,
  };
}

/** The number of sites to probe: if there is a network, at least one of them answers. */
const probedSites = 5;

/** Returns whether several sites are asked and none of them answers. Asking all of them would take minutes. */
async function isWithoutNetwork(asked: readonly string[], probe: LinksInput['probe']): Promise<boolean> {
  const bySite = new Map(asked.map((url) => [new URL(url).host, url]));
  const probed = [...bySite.values()].slice(0, probedSites);
  if (probed.length < 2) return false;
  const answers = await probe(probed);
  return probed.every((url) => (answers.get(url)?.status ?? 0) === 0);
}

type FoundPlace = Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>;

function placesOf({ texts, own }: LinksInput): Map<string, FoundPlace[]> {
  const isOwn = (url: string) =>
    own.some((beginning) => url === beginning || url.startsWith(`${beginning.replace(/\/$/, '')}/`));
  return groupPairs(
    [...texts].flatMap(([file, text]) => {
      const placeOf = createLineCounter(text);
      return findExternalLinks(text)
        .filter(({ url }) => !isOwn(url))
        .map(({ url, offset, length }) => [url, { file, ...placeOf(offset), length }] as const);
    }),
  );
}

/** Returns a function that checks whether an address is allowed without a request. */
function allowedBy(allowed: LinksInput['allowed']): (url: string) => boolean {
  const patterns = Object.keys(allowed).map((pattern) => new RegExp(expressionOf(pattern)));
  return (url) => patterns.some((pattern) => pattern.test(url));
}

function problemWith(
  url: string,
  answer: AddressAnswer | undefined,
): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> | undefined {
  if (!answer?.good) {
    const status = answer?.status ?? 0;
    return {
      code: 'broken-link',
      severity: 'error',
      message: status === 0 ? `${url} does not answer.` : `${url} answers ${status}.`,
      hint: 'Link to where it is now, or leave the link out; where it answers people and no programs, declare it in exceptions.yaml under broken-link.',
    };
  }
  if (answer.moved === undefined) return undefined;
  return {
    code: 'link-through-redirect',
    severity: 'warning',
    message: `${url} has moved for good to ${answer.moved}.`,
    hint: `Write ${answer.moved}.`,
  };
}

/** Returns the number of days between two days, or infinity without the first. */
function daysBetween(from: string | undefined, to: string): number {
  return from === undefined ? Number.POSITIVE_INFINITY : (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** An address of another site, with its position in a file. */
interface ExternalLink {
  url: string;
  offset: number;
  /** The length of the text in the file, which differs from the address for base64-encoded links. */
  length: number;
}

/** Finds the addresses of other sites in a text, including base64-encoded ones, in order. */
export function findExternalLinks(text: string): ExternalLink[] {
  const plain = [...text.matchAll(/https?:\/\/[^\s"'`<>|\\^{}[\]]+/g)].map((match) => {
    const written = withoutClosing(match[0]);
    return { url: withoutFragment(written), offset: match.index, length: written.length };
  });
  const hidden = [...text.matchAll(/(?<![\w+/=])[A-Za-z0-9+/]{16,}={0,2}(?![\w+/=])/g)].flatMap((match) => {
    const url = decodeHiddenLink(match[0]);
    return url === undefined ? [] : [{ url: withoutFragment(url), offset: match.index, length: match[0].length }];
  });
  return [...plain, ...hidden].sort((a, b) => a.offset - b.offset);
}

/** Removes closing marks of the sentence or of Markdown: `(https://a.example/b).` → `https://a.example/b`. */
function withoutClosing(written: string): string {
  let open = 0;
  const unopened = Array.from(written.matchAll(/[()]/g)).find(({ 0: sign }) => {
    open += sign === '(' ? 1 : -1;
    return open < 0;
  });
  return written.slice(0, unopened?.index).replace(/(?<![.,;:!?*_])[.,;:!?*_]+$/, '');
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, '');
}
