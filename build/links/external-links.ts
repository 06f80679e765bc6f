import type { Answer } from '../commands/ask-addresses.ts';
import type { Exceptions } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { lineAndColumn } from '../yaml/positions.ts';
import { findExternalLinks } from './find-external.ts';

/** Address → the day on which it last answered well, `YYYY-MM-DD`. */
type GoodAnswers = Readonly<Record<string, string>>;

/** For so many days a good answer is believed. */
const believedFor = 7;

interface LinksInput {
  /** Content file → its text. */
  texts: ReadonlyMap<string, string>;
  /** Addresses that begin so are the site's own. */
  own: readonly string[];
  /** Address, or the beginning of addresses with `*`, → why it is not asked. */
  allowed: NonNullable<Exceptions[string]>;
  known: GoodAnswers;
  date: string;
  ask: (urls: readonly string[]) => Promise<ReadonlyMap<string, Answer>>;
}

/** What asking gave: what is wrong, at each place that names it, and the good answers to keep. */
interface CheckedLinks {
  diagnostics: Diagnostic[];
  good: GoodAnswers;
  /** How many different addresses the content names, how many of them are allowed unseen, and how many were asked. */
  counts: { named: number; allowed: number; asked: number };
}

/** Checks every address of another site that the content names: each is asked once, unless it answered well lately. */
export async function checkExternalLinks(input: LinksInput): Promise<CheckedLinks> {
  const places = placesOf(input);
  const isAllowed = allowedBy(input.allowed);
  const named = [...places.keys()].sort();
  const toCheck = named.filter((url) => !isAllowed(url));
  const isBelieved = (url: string) => daysBetween(input.known[url], input.date) < believedFor;
  const asked = toCheck.filter((url) => !isBelieved(url));
  const answers = await input.ask(asked);
  const good: Record<string, string> = {};
  for (const url of toCheck) {
    const answer = answers.get(url);
    if (!answer) good[url] = input.known[url] ?? input.date;
    // What has moved is told of again until the link follows it.
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
  };
}

type FoundPlace = Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>;

function placesOf({ texts, own }: LinksInput): Map<string, FoundPlace[]> {
  const places = new Map<string, FoundPlace[]>();
  for (const [file, text] of texts) {
    for (const { url, offset, length } of findExternalLinks(text)) {
      if (own.some((beginning) => url === beginning || url.startsWith(`${beginning.replace(/\/$/, '')}/`))) continue;
      places.set(url, [...(places.get(url) ?? []), { file, ...lineAndColumn(text, offset), length }]);
    }
  }
  return places;
}

/** Tells whether an address is one of those that are not asked. */
function allowedBy(allowed: LinksInput['allowed']): (url: string) => boolean {
  const patterns = Object.keys(allowed).map(
    (pattern) => new RegExp(`^${pattern.split('*').map(escapeExpression).join('.*')}$`),
  );
  return (url) => patterns.some((pattern) => pattern.test(url));
}

function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function problemWith(
  url: string,
  answer: Answer | undefined,
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

/** Whole days from one day to another; without a first one, endless. */
function daysBetween(from: string | undefined, to: string): number {
  return from === undefined ? Number.POSITIVE_INFINITY : (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
