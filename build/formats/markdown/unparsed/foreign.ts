import { openReference } from '../plain-markdown.ts';
import { type Reading, writtenGroups } from './reading.ts';
import { createTaken, type FoundPart } from './unparsed.ts';

/** Markup of other generators, of wikis and of forums, which is shown as it is written. */
interface ForeignMarkup {
  /** What reads it, as messages name it. */
  of: string;
  pattern: RegExp;
  /** Writes what to write instead, of the groups as the source has them; nothing where the text is right unchanged. */
  meant: (...groups: string[]) => string | undefined;
  /** Whether it begins its line. */
  isOfLine?: boolean;
  /** Whether it may have several lines. By default, it has one. */
  hasLines?: boolean;
  /** Decides whether a match is such markup. By default it is, unless it begins with an escape. */
  isMeant?: (reading: Reading, start: number, end: number) => boolean;
}

const remove = (): string => 'nothing: remove it.';
const replaceFormula = (): string => 'the formula in words or signs, or show it as a picture';
const replaceTags = (): string => 'the words alone, or as Markdown: **bold**, *italics*, [words](address)';

/** An exponent, an index, a command or an operator. Not `[^1]`, `[file_name]`, `[C:\data]` and `[C++]`. */
const formula =
  /[\p{L}\p{N})}]\^|_\{|(?<!\p{L})\p{L}_|(?<![:\p{L}])\\[a-z]{2}|(?<!\p{L})[\p{L}\p{N}]\s?[=+<]\s?[\p{L}\p{N}\\(]/u;

/** A pattern has each marker at most once, so that it goes over a line at most once. */
const markups: readonly ForeignMarkup[] = [
  {
    of: 'GitHub',
    pattern: /^\[!([\p{L}\p{M}]+)\][+-]?/dgu,
    meant: (name = '') =>
      `> [!${/^[a-z]+$/i.test(name) ? name.toUpperCase() : 'NOTE'}] as the first line of a quotation that is in no list and no quotation`,
    isOfLine: true,
  },
  {
    of: 'MkDocs',
    pattern: /^(?:!!!|\?\?\?\+?) +([a-z]+)(?: +"([^"]*)")?/dgi,
    meant: (name = '', title) => `:::${name}${title ? `[${title}]` : ''}, its text at the left edge, and ::: below it`,
    isOfLine: true,
  },
  { of: 'MkDocs', pattern: /^=== +"[^"]*"/dg, meant: () => 'a heading instead of the tab', isOfLine: true },
  { of: 'Hugo', pattern: /\{\{[<%][^{}]*/dg, meant: () => 'a directive of this site, or what it would show' },
  {
    of: 'Jekyll and Liquid',
    pattern: /\{%-?\s*[a-z][^{}]*/dgi,
    meant: () => 'a directive of this site, or what it would show',
  },
  {
    of: 'MDX',
    // Two stars may be read as emphasis.
    pattern: /\{\/[*\uFFFC](?:([\w-]+)[*\uFFFC]\/\}\s*$)?[^{}]*/dg,
    meant: (id) => (id ? `{#${id}} if it is the id of a heading, or nothing: remove it.` : remove()),
  },
  { of: 'templates', pattern: /\{\{[^{}]+\}\}/dg, meant: () => 'what it stands for' },
  {
    of: 'MDX',
    pattern: /^(?:import|export)\s+(?:[\w*{][^'"]*\sfrom\s+)?(?:['"]|const |default |function )/dg,
    meant: remove,
    isOfLine: true,
  },
  {
    of: 'VitePress',
    pattern: /^<<< \S+/dg,
    meant: () => 'the code between two lines of three backticks',
    isOfLine: true,
  },
  {
    of: 'other generators',
    // A table of contents.
    pattern: /^(?:\[\[?[_\uFFFC]?toc[_\uFFFC]?\]\]?|\{:?toc\}|\\(?:tableofcontents|newpage|pagebreak))\s*$/dgi,
    meant: remove,
    isOfLine: true,
  },
  {
    of: 'kramdown, Pandoc and MkDocs',
    pattern: /\{(?::[^{}]*|\s?[.#][\p{L}_][^{}]*)\}|(?<=\uFFFC)\{\s?[a-z-]+=[^{}]*\}/dgu,
    meant: () => 'nothing: remove it. Only a heading has {#id} at its end, in letters, digits and hyphens.',
  },
  {
    of: 'Jira',
    pattern: /^h([1-6])\. /dg,
    meant: (level) => `${'#'.repeat(Math.max(2, Number(level)))} before the heading`,
    isOfLine: true,
  },
  {
    of: 'Jira',
    pattern: /(?<![\w/])\{(code|noformat|panel|quote|info|note|tip|warning|color)(?::[^{}]*)?\}(?![\w/])/dg,
    meant: (name = '') =>
      /^(?:code|noformat)$/.test(name)
        ? 'three backticks on a line of their own'
        : `:::${name} and ::: on lines of their own`,
  },
  {
    of: 'wikis',
    // Not `[[ -f x ]]` and `[[1]]`.
    pattern: /!?\[\[(?=\p{L})([^[\]|]+)(?:\|([^[\]]+))?\]\]/dgu,
    meant: (page = '', words = page) => `[${words || page}](folder/id)`,
  },
  {
    of: 'wikis',
    pattern: /\[(https?:[^\s[\]|]+)[\s|]([^[\]]+)\]/dg,
    meant: (address, words) => `[${words}](${address})`,
  },
  {
    of: 'Slack',
    pattern: /<?(https?:[^\s<>|\uFFFC]+)\|([^<>|\uFFFC]+)[>\uFFFC]/dg,
    meant: (address, words) => `[${words}](${address})`,
  },
  {
    of: 'Jira',
    pattern: /\[([^[\]|]+)\|(https?:[^\s[\]|]+)\]/dg,
    meant: (words, address) => `[${words}](${address})`,
  },
  {
    of: 'AsciiDoc',
    pattern: /\b(?:link|xref|image:?|include:):([^\s[\]]+)\[([^[\]]*)\]/dg,
    meant: (address, words) => `[${words}](${address})`,
  },
  { of: 'wikis', pattern: /(?<!')'''(?=[^\s'])([^']+)'''(?!')/dg, meant: (words) => `**${words}**` },
  {
    of: 'wikis',
    pattern: /(?<![\p{L}\p{N}'])''(?=[^\s'])([^']+)''(?![\p{L}\p{N}'])/dgu,
    meant: (words) => `*${words}*`,
  },
  {
    of: 'AsciiDoc and wikis',
    pattern: /^(={1,6}) +([^\s=][^=]*)=*\s*$/dg,
    meant: (signs = '', words = '') => `${'#'.repeat(Math.max(2, signs.length))} ${words.trim()}`,
    isOfLine: true,
  },
  { of: 'other generators', pattern: /(?<![=\w])==(?=[^\s=])([^=]+)==(?![=\w])/dg, meant: (words) => `**${words}**` },
  { of: 'Obsidian', pattern: /(?<!%)%%(?=[^%])[^%]*%%/dg, meant: remove },
  {
    of: 'forums',
    pattern: /\[(b|i|u|s|img|url|quote|code|size|color|center)(?:=[^[\]]*)?\][^[\]]*\[\/\1\]/dgi,
    meant: () => 'it as Markdown: **bold**, *italics*, [words](address)',
  },
  {
    of: 'TeX',
    pattern: /\$\$[^$]+\$\$|(?<![\w$])\$(?=[^\s$])[^$]*[\\^_][^$]*\$(?!\w)/dg,
    meant: replaceFormula,
  },
  {
    of: 'TeX',
    // On lines of its own. Not two prices: `$$`.
    pattern: /(?<=^|\n)\$\$(?=[^$]*[\\^_=+])[^$]+\$\$/dg,
    meant: replaceFormula,
    hasLines: true,
  },
  {
    of: 'TeX',
    // In brackets that Markdown reads as escaped.
    pattern: /(?<![\p{L}\p{N}])(?:\[[^[\]]*\]|\([^()]*(?:\([^()]*\)[^()]*)*\))/dgu,
    meant: replaceFormula,
    hasLines: true,
    isMeant: ({ text, isEscaped }, start, end) =>
      isEscaped(start, start + 1) &&
      isEscaped(end - 1, end) &&
      !isEscaped(start + 1, end - 1, /[_^]/) &&
      formula.test(text.slice(start, end)),
  },
  {
    of: 'translation tools',
    // Not `{name}`.
    pattern: /(?:\{[\p{L}\p{M}\p{N}_-]+\}[^{}]*)?\{\/[\p{L}\p{M}\p{N}_-]+\}/dgu,
    meant: replaceTags,
  },
  {
    of: 'translation tools',
    // Numbers, and names in letters or brackets that HTML does not read.
    pattern:
      /(?:<\d{1,3}>[^<>]*)?<\/\d{1,3}>|<\d{1,3}\s?\/>|[<‹＜〈]\s?\/\s?[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_C}:_-]*\s?[>›＞〉]/dgu,
    meant: replaceTags,
  },
  {
    of: 'reStructuredText',
    pattern: /(?<![\w:]):[a-z][a-z:+-]*:\uFFFC|\uFFFC__?(?!\w)|\{[a-z][a-z:+-]*\}\uFFFC/dg,
    meant: () => '[words](address)',
    isMeant: hasCode,
  },
  {
    of: 'HTML',
    // A character reference whose ampersand is written as one: `&amp;#39;`.
    pattern: /&((?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/dgi,
    meant: (name) => `&${name} or the character itself`,
    isMeant: ({ sourceOf }, start) => sourceOf(start, start + 1) === '&amp;',
  },
  {
    of: 'HTML',
    pattern: new RegExp(openReference, 'dgi'),
    meant: () => 'the character itself',
  },
  {
    of: 'GitHub and Slack',
    pattern: /(?<![\w:]):(?=[a-z+-])([a-z\d_+-]{2,40}):(?![\w:/])/dg,
    meant: () => 'the character itself, such as 🚀',
  },
  {
    of: 'other generators',
    pattern: /^\*\[([^[\]]+)\]:/dg,
    meant: (short) => `what ${short} stands for where it first occurs`,
    isOfLine: true,
  },
  { of: 'other generators', pattern: /^: +\S/dg, meant: () => 'a list: - **Term**: what it means', isOfLine: true },
  {
    of: 'Pandoc',
    pattern: /\^\[([^[\]]+)\]/dg,
    meant: (words) => `[^1] here, and [^1]: ${words} as a paragraph of its own`,
  },
  {
    of: 'reStructuredText',
    pattern: /^\.\. +(?:[\w-]+::|_)/dg,
    meant: () => 'a directive of this site, or what it would show',
    isOfLine: true,
  },
];

/** One of these is in everything that is found. */
const signs = /[&[{$%!?\\^]|\([^()]*[=+<_]|[<‹＜〈]\s?[\d/]|==|''|::?\S|^[:=<h.*ie]|\uFFFC_/m;

/** Finds markup that other generators read. */
export function findForeignMarkup(reading: Reading, hasLines: boolean): FoundPart[] {
  if (!signs.test(reading.text)) return [];
  const found: FoundPart[] = [];
  const taken = createTaken();
  const findIn = (text: string, from: number, { of, pattern, meant, isMeant = isUnescaped }: ForeignMarkup): void => {
    for (const match of text.matchAll(pattern)) {
      const start = from + match.index;
      const end = start + match[0].length;
      if (taken.includes(start, end) || !isMeant(reading, start, end)) continue;
      const instead = meant(...writtenGroups(match, reading, from));
      if (instead === undefined) continue;
      taken.take({ start, end });
      found.push({ kind: 'foreign', of, meant: instead, at: reading.placeOf(start), start, end });
    }
  };
  let from = 0;
  for (const line of reading.text.split('\n')) {
    for (const markup of markups) if (!markup.hasLines && (hasLines || !markup.isOfLine)) findIn(line, from, markup);
    from += line.length + 1;
  }
  for (const markup of markups) if (markup.hasLines) findIn(reading.text, 0, markup);
  return found;
}

function isUnescaped({ isEscaped }: Reading, start: number): boolean {
  return !isEscaped(start, start + 2);
}

/** Returns whether what is opaque in a match is code: the names of roles stand beside it. */
function hasCode(reading: Reading, start: number, end: number): boolean {
  const code = start + reading.text.slice(start, end).indexOf('\uFFFC');
  return isUnescaped(reading, start) && reading.nodeAt(code)?.type === 'inlineCode';
}
