import { tokenize, tokenNames } from 'css-tree/dist/csstree.esm';

/** A token of CSS. The types are those of the CSS Syntax specification: `ident-token`, `colon-token`, … */
export interface CssToken {
  type: string;
  text: string;
  /** From the beginning of the style sheet. */
  start: number;
  /** Whether white space, or a comment, is before it. */
  isApart: boolean;
  /** Whether it begins a line. */
  isFirst: boolean;
}

/** Returns the tokens of a style sheet, without white space and comments. */
export function tokensOf(css: string): CssToken[] {
  const tokens: CssToken[] = [];
  let end = 0;
  tokenize(css, (number, start, next) => {
    const type = tokenNames[number] ?? '';
    if (type === 'whitespace-token' || type === 'comment-token') return;
    const gap = css.slice(end, start);
    tokens.push({ type, text: css.slice(start, next), start, isApart: gap !== '', isFirst: gap.includes('\n') });
    end = next;
  });
  return tokens;
}

/** Returns the tokens that are in no function and no parentheses. */
export function outerTokens(tokens: readonly CssToken[]): CssToken[] {
  let depth = 0;
  return tokens.filter(({ type }) => {
    if (type === ')-token') depth -= 1;
    const isOuter = depth === 0;
    if (type === '(-token' || type === 'function-token') depth += 1;
    return isOuter;
  });
}
