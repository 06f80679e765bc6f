import { type CssToken, tokensOf } from './tokens.ts';

/** What stands before braces, and the rule that these are in. */
export interface Rule {
  selector: string;
  around: Rule | undefined;
}

/** A declaration of a style; a style attribute has no rule. */
export interface Declaration {
  rule: Rule | undefined;
  /** In lower case, without the prefix of a browser. */
  property: string;
  value: readonly CssToken[];
}

/**
 * Lists the declarations of a style sheet or a style attribute. Takes too much for a declaration rather than too little: a
 * semicolon or a brace ends one also within parentheses.
 */
export function declarationsOf(css: string): Declaration[] {
  const declarations: Declaration[] = [];
  let rule: Rule | undefined;
  let part: CssToken[] = [];
  const finish = () => {
    const [name, colon, ...value] = part;
    part = [];
    if (name?.type !== 'ident-token' || colon?.type !== 'colon-token') return;
    const property = name.text.toLowerCase().replace(/^-(?:webkit|moz|ms|o)-/, '');
    declarations.push({ rule, property, value });
  };
  for (const token of tokensOf(css)) {
    if (token.type === '{-token') {
      const selector = part.map(({ text, isApart }) => (isApart ? ` ${text}` : text)).join('');
      rule = { selector: selector.trim(), around: rule };
      part = [];
    } else if (token.type === '}-token') {
      finish();
      rule = rule?.around;
    } else if (token.type === 'semicolon-token') finish();
    else part.push(token);
  }
  finish();
  return declarations;
}

/**
 * Finds what loads something in a style, or in an attribute that may hold one → its words. `isAllowed` says which addresses
 * may be in url().
 */
export function findCssLoad(css: string, isAllowed: (address: string) => boolean): string | undefined {
  if (!/[\\@(]/.test(css)) return undefined;
  // A backslash could hide any of the names below.
  if (/\\/.test(css) && /[({@]/.test(css)) return 'a style with a backslash';
  const tokens = tokensOf(css);
  for (const [index, { type, text }] of tokens.entries()) {
    const name = text.toLowerCase();
    if (type === 'at-keyword-token' && name === '@import') return 'a style with @import';
    // These take an address without url().
    if (type === 'function-token' && /^(?:(?:-\w+-)?image-set|image|src)\($/.test(name)) return `a style with ${name})`;
    const address = addressIn(tokens, index);
    if (address !== undefined && !isAllowed(address)) return `a style with url(${address.slice(0, 40)})`;
  }
  return undefined;
}

/** Returns the address in url(), if one begins at a token. */
function addressIn(tokens: readonly CssToken[], index: number): string | undefined {
  const { type = '', text = '' } = tokens[index] ?? {};
  if (type === 'url-token' || type === 'bad-url-token') return text.replace(/^url\(|\)$/gi, '').trim();
  if (type !== 'function-token' || text.toLowerCase() !== 'url(') return undefined;
  return (tokens[index + 1]?.text ?? '').replace(/^["']|["']$/g, '').trim();
}
