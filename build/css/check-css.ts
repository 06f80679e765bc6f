/** A mistake in a style sheet that its parser accepts, and where it begins. */
export interface CssMistake {
  text: string;
  offset: number;
}

/** What of a style sheet has no syntax of its own: comments, strings and addresses without quotes. */
const opaque = /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|url\([^)"']*\)/g;

/** A name with a colon and nothing behind it; an empty custom property is a value. */
const emptyValue = /(?<=[{;}\s])(?!--)([a-z-]+)\s*:\s*(?=[;}]|$)/i;

const importRule = /@import\b/i;

/**
 * Finds what browsers ignore silently in CSS, or in a sheet that is put together with others: an import, a declaration
 * without a value, and a block that only the end of the file closes.
 */
export function findCssMistake(css: string): CssMistake | undefined {
  // A string stays a value, a comment does not.
  const text = css.replace(opaque, (found) => (found.startsWith('/*') ? ' ' : 'x').repeat(found.length));
  const imported = importRule.exec(text);
  if (imported)
    return {
      text: 'A style sheet cannot use @import. Import the other sheet in the component that needs it.',
      offset: imported.index,
    };
  const empty = emptyValue.exec(text);
  if (empty) return { text: `"${empty[1]}" has no value.`, offset: empty.index };
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else open.pop();
  }
  const last = open.at(-1);
  return last === undefined ? undefined : { text: 'This block is not closed.', offset: last };
}
