/** A mistake that the parser of CSS has found; both numbers of its place count from 1. */
interface ParserError {
  message: string;
  loc: { line: number; column: number };
}

/** A condition such as `(min-width 600px)`. */
const withoutColon = /\(\s*([a-z-]+)\s+([\w.%-]+(?:\s*\/\s*\d+)?)\s*\)/i;

/** Writes the unexpected text as in the style sheet, because the parser's message has its own structures. */
export function explainCssError({ message, loc }: ParserError, css: string): string {
  if (!message.startsWith('Unexpected token ')) return message;
  const line = css.split('\n')[loc.line - 1] ?? '';
  const [query, feature, value = ''] = (/@(?:media|container)\b/.test(line) && withoutColon.exec(line)) || [];
  if (
    query &&
    line
      .slice(loc.column - 1)
      .trimStart()
      .startsWith(value)
  )
    return `A colon is missing behind "${feature}": write (${feature}: ${value}).`;
  const written = /^\s*([\w.%#@-]+|\S)/.exec(line.slice(loc.column - 1))?.[1];
  return written === undefined
    ? 'This line cannot be read: something is missing or is one too many.'
    : `"${written}" cannot be here: something before it is missing or is one too many.`;
}
