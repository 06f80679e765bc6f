import { type Explain, hintToQuote, splitField } from './error-context.ts';
import { quoteYaml } from './quote.ts';

/** The fields within { } on a line: the name, and the value up to the next name or the end. */
const entriesInBraces = /(?<![\w./-])([\w./-]+:\s+)([^\s{[].*?)(?=,\s+[\w./-]+:\s|(?<!\s)\s*(?:\}\s*)?$)/gs;

/** Explains a text that begins with a character reserved by YAML. */
export const reservedSign: Explain = ({ line, position, isInside }) => {
  const { lead, value } = splitField(line.text);
  const at = line.start + lead.length;
  if (!isInside && lead.trim() !== '') return undefined;
  const isReserved =
    /^[@`%,\]}]/.test(value) ||
    /^[-?](\s|$)/.test(value) ||
    (/^[>|]/.test(value) && !/^[>|][-+\d]*(\s+#.*)?$/.test(value)) ||
    /^&(\s|$)/.test(value) ||
    /^\*(?![\w-]+$)/.test(value) ||
    /^!(?!!)/.test(value) ||
    /^(\[[^\],]*\]|\{[^}:]*\})\s*[^\s#]/.test(value);
  if (!isReserved || position < at) return undefined;
  return {
    message: `A text that begins with ${value[0]} must be in quotes.`,
    hint: hintToQuote(lead, value),
    position: at,
  };
};

/** Explains text behind the ] of a list. */
export const textAfterList: Explain = ({ line, isInside }) => {
  const { lead, value } = splitField(line.text);
  const found = /^\[[^\]]*\]\s*(?=[^\s#])/.exec(value);
  if (!found || !isInside) return undefined;
  return {
    message: 'Nothing may follow the ] that closes a list.',
    hint: `Move it inside the brackets; if all of it is text, write: ${lead.trim()} ${quoteYaml(value)}`,
    position: line.start + lead.length + found[0].length,
  };
};

/** Explains a text without quotes that has `: ` in it, or ends in a colon. */
export const colonInText: Explain = ({ reason, line }) => {
  const { lead, value } = splitField(line.text);
  if (!/bad indentation/.test(reason) || !lead.includes(':') || /^["'[{]/.test(value)) return undefined;
  if (/:\s/.test(value))
    return { message: 'This line has a second colon followed by a space.', hint: hintToQuote(lead, value) };
  if (value.endsWith(':'))
    return { message: 'A text that ends in a colon must be in quotes.', hint: hintToQuote(lead, value) };
  return undefined;
};

/** Explains a quote inside a text in the same quotes. */
export const quoteInText: Explain = ({ reason, line, isInside }) => {
  const { lead, value } = splitField(line.text);
  const [, quote] = /^(["']).*\S/.exec(value) ?? [];
  if (!/bad indentation/.test(reason) || !quote || !isInside) return undefined;
  return {
    message: `The quote ${quote} that opened this value is closed before it ends.`,
    hint: `Write: ${lead.trim()} ${quoteYaml(meantBy(value, quote))}`,
  };
};

/** Explains a backslash in double quotes. */
export const backslash: Explain = ({ reason, line }) => {
  const { lead, value } = splitField(line.text);
  if (!/escape/.test(reason) || !/^".*"$/.test(value)) return undefined;
  return {
    message: 'Within " " a backslash has a meaning of its own.',
    hint: `Write: ${lead.trim()} ${quoteYaml(value.slice(1, -1))}`,
  };
};

/** Explains ` #` between braces or brackets, behind which YAML does not find their end. */
export const hashInBraces: Explain = ({ reason, line, above }) => {
  if (!/deficient indentation|end of the stream/.test(reason)) return undefined;
  for (const { text, start } of [line, ...above.slice(0, 1)]) {
    const hash = /^[^"'#{[]*[{[][^"'#]*\s(#)/.exec(text)?.[0].length;
    const entry = [...text.matchAll(entriesInBraces)].find(([, , value]) => / #|^#/.test(value ?? ''));
    if (!hash || !entry) continue;
    return {
      message: 'A # after a space begins a remark: this is not read.',
      hint: `Put text that has a # in quotes: ${entry[1]?.trim()} ${quoteYaml(entry[2] ?? '')}`,
      position: start + hash - 1,
    };
  }
  return undefined;
};

/** Explains a value within { } that needs quotes, or a missing comma. */
export const flowValue: Explain = ({ reason, line, position }) => {
  if (!/flow collection/.test(reason)) return undefined;
  for (const found of line.text.matchAll(entriesInBraces)) {
    const [whole, key = '', value = ''] = found;
    const start = line.start + found.index;
    if (position <= start + key.length || position > start + whole.length) continue;
    const quote = /^["']/.exec(value)?.[0];
    return {
      message: quote
        ? `The quote ${quote} that opened this value is closed before it ends.`
        : 'Within { } a value that has one of , [ ] { } in it must be in quotes.',
      hint: `Write: ${key.trim()} ${quoteYaml(quote ? meantBy(value, quote) : value)}`,
    };
  }
  return {
    message: 'Something is missing between two values in brackets.',
    hint: 'Put a comma between them, and a value that has one of , [ ] { } in it in quotes.',
  };
};

/** Explains a quote or bracket that is never closed. */
export const openQuote: Explain = ({ reason }) => {
  if (/deficient indentation/.test(reason))
    return {
      message: 'A quote or bracket that was opened above is not closed.',
      hint: 'Close the quote " or \', or the bracket ] or }, that was opened last.',
    };
  if (/unexpected end of the stream/.test(reason))
    return {
      message: 'The file ends before a quote or bracket is closed.',
      hint: 'Close the quote ", or the bracket ] or }, that was opened last.',
    };
  return undefined;
};

/** Returns the text that was meant by quotes with quotes inside: `'l'IA'` → `l'IA`; `"Yes" and "no"` are quotes of the text. */
function meantBy(value: string, quote: string): string {
  const isWhole = value.endsWith(quote) && value.length > 1;
  const inner = value.slice(1, isWhole ? -1 : undefined);
  const second = inner.indexOf(quote);
  const isClosing = /\s/.test(inner[second + 1] ?? ' ') && !/\s/.test(inner[second - 1] ?? ' ');
  return isClosing || !isWhole ? value : inner;
}
