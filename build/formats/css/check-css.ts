import { findDeclarationMistake } from './check-declaration.ts';
import { findQueryMistakes } from './check-query.ts';
import type { CssMistake } from './css-mistake.ts';
import { type CssToken, tokensOf } from './tokens.ts';

/** The parts of `@font-feature-values`, whose names are the author's. */
const featureNames = new Set(
  ['annotation', 'character-variant', 'historical-forms', 'ornaments', 'styleset', 'stylistic', 'swash'].map(
    (name) => `@${name}`,
  ),
);

/**
 * Finds what browsers ignore in CSS without a message: a declaration without a value or a semicolon; a mistyped
 * property, value, unit or query; a number without its unit; an invalid color; a hack; an unclosed block; an import,
 * which is not at the beginning of the bundled sheet. Reports the first mistake of each declaration.
 */
export function findCssMistakes(css: string): CssMistake[] {
  const mistakes: CssMistake[] = [];
  /** The braces that are open, each with the name of its rule. */
  const open: { brace: CssToken; name: string }[] = [];
  let statement: CssToken[] = [];
  for (const token of [...tokensOf(css), endOf(css)]) {
    if (!'{};'.includes(token.text)) {
      statement.push(token);
      continue;
    }
    const name = statement[0]?.text.toLowerCase() ?? '';
    if (name.startsWith('@')) mistakes.push(...findRuleMistakes(name, statement));
    else if (token.text !== '{' && !featureNames.has(open.at(-1)?.name ?? ''))
      mistakes.push(...findStatementMistakes(statement));
    if (token.text === '{') open.push({ brace: token, name });
    else if (token.text === '}') open.pop();
    statement = [];
  }
  const [unclosed] = open.slice(-1);
  if (mistakes.length > 0 || !unclosed) return mistakes;
  return [{ text: 'This block is not closed.', offset: unclosed.brace.start }];
}

/** Ends the last statement of a style sheet. */
function endOf(css: string): CssToken {
  return { type: 'semicolon-token', text: ';', start: css.length, isApart: false, isFirst: false };
}

function findRuleMistakes(name: string, [rule, ...prelude]: readonly CssToken[]): CssMistake[] {
  if (name === '@import')
    return [
      {
        text: 'A style sheet cannot use @import. Import the other sheet in the component that needs it.',
        offset: rule?.start ?? 0,
      },
    ];
  return ['@media', '@container', '@custom-media'].includes(name) ? findQueryMistakes(prelude) : [];
}

/** Finds the mistakes of a statement without a block: a declaration, with a name, a colon and a value. */
function findStatementMistakes([first, ...rest]: readonly CssToken[]): CssMistake[] {
  if (!first) return [];
  const [property, colon, ...value] = first.text === '*' ? rest : [first, ...rest];
  if (property?.type !== 'ident-token' || colon?.type !== 'colon-token') return [];
  if (first.text === '*' || property.text.startsWith('_')) {
    const text = `"${first === property ? '' : '*'}${property.text}" is a hack for browsers of long ago. Remove the line.`;
    return [{ text, offset: first.start }];
  }
  return [findDeclarationMistake(property, value) ?? []].flat();
}
