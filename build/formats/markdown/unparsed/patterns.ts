import type { UnparsedKind } from './unparsed.ts';

/** What else the line of a match has. */
interface LineView {
  /** Whether a star is right behind a word. */
  hasClosingStar: boolean;
}

interface Pattern {
  kind: UnparsedKind;
  pattern: RegExp;
  /** Writes what was meant; nothing where the text is right unchanged. */
  meant: (first: string, second: string, line: LineView) => string | undefined;
  /** The number of markers at the start of a match that are right if they are escaped. By default, the whole match. */
  opening?: number;
  /** Whether only a match at the beginning of its line counts. */
  isOfLine?: boolean;
}

/** No pattern may go over a line more than once: none has a repetition that can end in several places. */
export const patterns: readonly Pattern[] = [
  {
    kind: 'footnoteMark',
    // Behind a word or at the end of a sentence; a number also elsewhere. Not `the set [^abc] of`, `[^abc]+`, `a[^b]c`, `[^a-z]`.
    pattern:
      /(?:(?<=[\p{L}\p{N}.,;:!?»”’"')])|(?<=^|\s)(?=\[\^(?:\d+\]|[^[\]]*\](?:[.,;:!?]|\s*$))))\[\^(?!\w-\w\])([\p{L}\p{N}_-]+)\](?=[\s.,;:!?»”’"')[]|[、。，；：！？）」』〉》】،؛؟।\p{Lo}]|$)/dgu,
    meant: (name) => `[^${name}]: with the words of the footnote, as a paragraph of its own.`,
  },
  {
    kind: 'bold',
    // Not `2 ** 3`, `2**3`, `**/*.md`, and the marks of notes: `180 €**`, `(**) See`.
    pattern:
      /(?<![*\w/\p{Ll}\p{Lu}])\*\*(?![)\].,;:!?»”’–—-]|["'](?![\p{L}\p{N}]))(?=[^\s*/])(?:(?!\*\*).)*(?:\*\*)?/dgsu,
    meant: () => explainEmphasis('**'),
    opening: 2,
  },
  {
    kind: 'bold',
    // With spaces inside, at the beginning of a line.
    pattern:
      /^\*\*\s+(?=\S)(?=[^*]*(?:\p{L}[\p{M}\p{Join_C}]*){2})[^*.,;:!?]+(?:(?<!\s)[.,;:!?]\s*)?\*\*(?![*\w/])/dgsu,
    meant: () => explainEmphasis('**'),
    opening: 2,
  },
  {
    kind: 'bold',
    // In a sentence: up to two words, or more with spaces at both ends. Not the marks of notes: `marked ** are free,
    // lunch** is not`, `with ** or with **`.
    pattern:
      /\*\*(?<=([^\s*]{1,40})\s\*\*)\s+(?=\S)(?=[^*]*(?:\p{L}[\p{M}\p{Join_C}]*){4}|(?:[\p{L}\p{M}\p{Join_C}]{2,}\s){3})([^\s*.,;:!?]+(?:\s[^\s*.,;:!?]+)?(?:(?:\s[^\s*.,;:!?]+){0,6}[:!?؟।]?(?=\s))?)\s*\*\*(?![*\w/])/dgsu,
    meant: (before, words) => (words.split(/\s/).at(-1) === before ? undefined : explainEmphasis('**')),
    opening: 2,
  },
  {
    kind: 'bold',
    // Also short words, and other signs. Not `x ** dx ** y`, `2 ** to 3 **`, `between ** and **` and `Name: __ Date: __`.
    pattern:
      /(?<!\S)(?!\*\*[^*]*(?:\p{L}[\p{M}\p{Join_C}]*){4})(\*\*|__)(?<=(?:[\p{L}\p{M}]{2}|\p{Lo})[,;:.!?»”"')]?\s\*\*|__)\s+(?=\S)(?!(?:and|or|to|und|bis|et|ou|à|en?|of|tot|y|o|и|до)\s)(?:\p{L}[\p{M}\p{Join_C}’']*){2,}(?:\s+(?:(?:\p{L}[\p{M}\p{Join_C}’']*)+\s+)?)?\1(?![*\w/])/dgu,
    meant: (signs) => explainEmphasis(signs),
    opening: 2,
  },
  {
    kind: 'bold',
    pattern: /(?<![\w*_])__(?=\p{L})(?:(?!__).)*(?:__)?/dgsu,
    meant: () => explainEmphasis('__'),
    opening: 2,
  },
  {
    kind: 'emphasis',
    pattern: /(?<![~\w])~~(?=\p{L})(?:(?!~~).)*(?:~~)?/dgsu,
    meant: () => explainEmphasis('~~'),
    opening: 2,
  },
  {
    kind: 'emphasis',
    // Not `*nix`, `2 *x`, and the marks of footnotes: `180 €*`, and `*excl. VAT` at the beginning of a line.
    pattern: /(?<=[\p{L},;:]\s)\*(?=\p{L})(?!nix\b)[^*]*\*?/dgsu,
    meant: (_, __, { hasClosingStar }) => (hasClosingStar ? undefined : explainEmphasis('*')),
    opening: 1,
  },
  {
    kind: 'code',
    pattern: /`.*$/dgs,
    meant: () => '` right before and right behind the code, or \\` to show the sign.',
    opening: 1,
  },
  {
    kind: 'heading',
    // Also with the markers of East Asian keyboards. Not `＃1` and `＃タグ`.
    pattern: /^(#{2,6}(?=[^\s#＃])|(?=#*＃)(?:[#＃]{2,6}|＃(?=\s)))\s*([^#＃\n]+)$/dg,
    meant: (signs, text) => `${'#'.repeat(Math.max(2, signs.length))} ${text}`,
    isOfLine: true,
    opening: 1,
  },
  {
    kind: 'quotation',
    pattern: /^＞\s*(.*)$/dg,
    meant: (text) => `> ${text}`,
    isOfLine: true,
  },
  {
    kind: 'bold',
    pattern: /＊＊([^\s＊][^＊]*)＊＊/dg,
    meant: (text) => `**${text}**`,
  },
  {
    kind: 'directive',
    pattern: /^([:：]{2,})[ \t]*([a-z][\w-]*)?(?=[ \t[{\uFFFC]|$)/dgi,
    meant: (colons, name) => {
      if (colons.length === 2 && name === '') return undefined;
      return name === ''
        ? '::: at the beginning of its line'
        : `${':'.repeat(colons.length)}${name} at the beginning of its line, and [words] or {attributes} right behind it`;
    },
    isOfLine: true,
    opening: 2,
  },
  {
    kind: 'listItem',
    pattern: /^([•·▪●◦‣\uF0B7]\s*|o\t\s*)(\S.*)$/dg,
    meant: (_, text) => `- ${text}`,
    isOfLine: true,
    opening: 1,
  },
];

function explainEmphasis(signs: string): string {
  const shown = signs.replace(/./g, '\\$&');
  return `${signs} right before the first and right behind the last word, with a space or a full stop after them, or ${shown} to show the sign${signs.length > 1 ? 's' : ''}.`;
}
