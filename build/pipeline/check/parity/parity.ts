import { type Difference, differences } from '../../../authoring/values/differences.ts';
import { parseUrl } from '../../../authoring/values/web-address.ts';
import { createPlacer } from '../../../formats/yaml/positions.ts';
import type { Diagnostic, Problem } from '../../../model/diagnostic.ts';
import type { DiagnosticCode } from '../../../model/diagnostic-codes.ts';
import type { Entry } from '../../../model/entry.ts';
import type { Site } from '../../../model/site.ts';
import { compareShapes } from './compare-shapes.ts';
import { createNumberReader, type NumberReader } from './numbers.ts';
import { shapeOf, type TextShape } from './text-shape.ts';

const codes: Record<Difference, DiagnosticCode> = {
  headings: 'headings-differ',
  directives: 'directives-differ',
  links: 'links-differ',
  actions: 'actions-differ',
  numbers: 'numbers-differ',
  fields: 'fields-differ',
};

const advice: Record<Difference, string> = {
  headings: 'Give both texts the same headings',
  directives: 'Give both texts the same directives, with the same attributes',
  links: 'Link to the same pages',
  actions: 'Let both lead to the same page',
  numbers: 'Give both texts the same numbers',
  fields: 'Fill in the same fields and lists',
};

interface ParityInput {
  site: Site;
  readText: (path: string) => string;
  /** Pairs of texts without differences in an earlier run → their digest. */
  known: ReadonlyMap<string, string>;
  /** `folder/id@locale` → where the source has texts that are reported as not translated. */
  untranslated: ReadonlyMap<string, readonly TextRange[]>;
}

/** A part of a text, by offsets. */
interface TextRange {
  start: number;
  end: number;
}

interface ComparedTexts {
  diagnostics: Diagnostic[];
  /** Pairs of texts without differences in this run → their digest. */
  good: Map<string, string>;
}

/**
 * Finds differences between entries and their words in the default language, and declared differences that do not
 * exist.
 */
export function checkParity(input: ParityInput): ComparedTexts {
  const { site, readText } = input;
  const { defaultLocale, locales } = site.config;
  const sameTarget = makeSameTarget(site);
  const readers = new Map(locales.map(({ id }) => [id, createNumberReader(id)]));
  const result: ComparedTexts = { diagnostics: [], good: new Map() };
  for (const localized of site.entries.values()) {
    const source = localized.get(defaultLocale);
    if (!source) continue;
    let known: SourceText | undefined;
    for (const entry of localized.values()) {
      const name = `parity ${entry.locale} ${entry.ref}`;
      const untranslated = input.untranslated.get(`${entry.ref}@${entry.locale}`) ?? [];
      const digest = [source.digest, entry.digest, ...untranslated.map(({ start }) => start)].join(' ');
      if (entry === source) continue;
      if (input.known.get(name) !== digest) {
        known ??= readSource(source, readText);
        const found = checkEntry({ entry, source: known, untranslated, readText, readers, sameTarget });
        result.diagnostics.push(...found);
        // The target of an address may change while the text stays the same.
        if (found.length > 0 || known.hasAddresses) continue;
      }
      result.good.set(name, digest);
    }
  }
  return result;
}

interface SourceText {
  entry: Entry;
  text: string;
  shape: TextShape;
  /** Whether a link is written as an address. */
  hasAddresses: boolean;
}

function readSource(entry: Entry, readText: (path: string) => string): SourceText {
  const text = readText(entry.source.words);
  const shape = shapeOf({ struct: entry.kind.words, data: entry.words, text });
  return {
    entry,
    text,
    shape,
    hasAddresses: [...shape.links, ...shape.actions].some(({ target }) => target.startsWith('/')),
  };
}

/** Returns the shape of a source without the texts at some places. */
function shapeWithout({ entry, text }: SourceText, ranges: readonly TextRange[]): TextShape {
  let rest = '';
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    let begin = start;
    // The mark of a heading or of a list item is removed with its text.
    while (begin > rest.length && /[#>*+\-.)\d \t]/.test(text.charAt(begin - 1))) begin -= 1;
    rest += text.slice(rest.length, begin) + text.slice(Math.max(begin, rest.length), end).replace(/[^\n]/g, ' ');
  }
  rest += text.slice(rest.length);
  return shapeOf({ struct: entry.kind.words, data: entry.words, text: rest });
}

interface EntryInput {
  entry: Entry;
  source: SourceText;
  untranslated: readonly TextRange[];
  readText: (path: string) => string;
  readers: ReadonlyMap<string, NumberReader>;
  sameTarget: (target: string) => string;
}

function checkEntry({ entry, source, untranslated, readText, readers, sameTarget }: EntryInput): Diagnostic[] {
  const file = entry.source.words;
  const text = readText(file);
  const [ofSource, ofTarget] = [readers.get(source.entry.locale), readers.get(entry.locale)];
  if (!ofSource || !ofTarget) return [];
  const target = shapeOf({ struct: entry.kind.words, data: entry.words, text });
  const compareWith = (shape: TextShape) =>
    compareShapes({
      source: shape,
      target,
      sourceName: `${source.entry.locale}.md`,
      readers: { source: ofSource, target: ofTarget },
      sameTarget,
    });
  const all = compareWith(source.shape);
  // What is reported as not translated is not reported again for the links and numbers in it.
  const translated = untranslated.length > 0 ? compareWith(shapeWithout(source, untranslated)) : all;
  const found = translated.filter((difference) => all.some((other) => other.in === difference.in));
  const { differs: declared = [] }: { differs?: Difference[] } = entry.words;
  const place = createPlacer(file, text);
  const placeInSource = createPlacer(source.entry.source.words, source.text);
  const lineOf = (at: Problem['at']) =>
    placeInSource({
      code: 'numbers-differ',
      severity: 'warning',
      message: '',
      ...(at ? { at } : {}),
    }).line;
  return [
    ...found
      .filter((difference) => !declared.includes(difference.in))
      .map((difference) =>
        place({
          code: codes[difference.in],
          severity: 'warning',
          message: difference.message.replace('{line}', () => String(lineOf(difference.sourceAt))),
          hint: `${advice[difference.in]}; or, if it is meant, write differs: [${differences.filter((name) => name === difference.in || declared.includes(name)).join(', ')}] in the front matter of ${file}.`,
          at: difference.at,
        }),
      ),
    ...declared.flatMap((name, index) =>
      all.some((difference) => difference.in === name)
        ? []
        : [
            place({
              code: 'needless-difference',
              severity: 'warning',
              message: `This text is said to differ in ${name} from ${source.entry.locale}.md, but does not.`,
              hint: `Remove ${name} from differs:.`,
              at: { path: ['differs', index] },
            }),
          ],
    ),
  ];
}

/**
 * Creates a function that names the target of a link: an entry for any of its addresses, a host for any of its pages.
 */
function makeSameTarget(site: Site): (target: string) => string {
  const entries = new Map(
    [...site.addresses].flatMap(([ref, localized]) => [...localized.values()].map((address) => [address, ref])),
  );
  return (target) => {
    if (/^(mailto|tel):/.test(target)) return target;
    // A page of another site may have another address in another language.
    if (target.startsWith('https:')) return parseUrl(target)?.host ?? target;
    const [path = ''] = target.split('#');
    return path === '' ? '#' : (entries.get(path) ?? entries.get(`${path}/`) ?? path);
  };
}
