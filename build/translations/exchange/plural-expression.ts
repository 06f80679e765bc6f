/** Returns the number of the plural form that a rule has for a number; not of a form if the rule divides by 0. */
export type PluralRule = (n: number) => number;

const token = /\s*(\d+|n\b|[<>=!]=|&&|\|\||[-+*/%<>!?:()])/y;

/** The binary operators of C, from those that bind least. */
const levels: Record<string, (a: number, b: number) => number>[] = [
  { '||': (a, b) => Number(a !== 0 || b !== 0) },
  { '&&': (a, b) => Number(a !== 0 && b !== 0) },
  { '==': (a, b) => Number(a === b), '!=': (a, b) => Number(a !== b) },
  {
    '<': (a, b) => Number(a < b),
    '>': (a, b) => Number(a > b),
    '<=': (a, b) => Number(a <= b),
    '>=': (a, b) => Number(a >= b),
  },
  { '+': (a, b) => a + b, '-': (a, b) => a - b },
  { '*': (a, b) => a * b, '/': (a, b) => Math.trunc(a / b), '%': (a, b) => a % b },
];

/** The longest rule that is read, in characters; the longest one of CLDR has 400. */
const longest = 2000;

/** Parses the expression of a gettext header, which is C over the variable `n`. Returns `undefined` if it is none. */
export function parsePluralExpression(text: string): PluralRule | undefined {
  const tokens = text.length > longest ? undefined : split(text);
  if (!tokens) return undefined;
  let next = 0;
  const takes = (wanted: string) => tokens[next] === wanted && next++ >= 0;
  const choice = (): PluralRule | undefined => {
    const condition = binary(0);
    if (!condition || !takes('?')) return condition;
    const yes = choice();
    const no = takes(':') ? choice() : undefined;
    return yes && no && ((n) => (condition(n) === 0 ? no(n) : yes(n)));
  };
  const binary = (level: number): PluralRule | undefined => {
    const operators = levels[level];
    if (!operators) return single();
    let left = binary(level + 1);
    for (;;) {
      const operator = operators[tokens[next] ?? ''];
      if (!operator || !left) return left;
      next += 1;
      const [first, second] = [left, binary(level + 1)];
      left = second && ((n) => operator(first(n), second(n)));
    }
  };
  const single = (): PluralRule | undefined => {
    const value = tokens[next++] ?? '';
    if (value === 'n') return (n) => n;
    if (/^\d+$/.test(value)) return () => Number(value);
    if (value === '(') {
      const inner = choice();
      return takes(')') ? inner : undefined;
    }
    const operand = value === '!' || value === '-' ? single() : undefined;
    return operand && (value === '!' ? (n) => Number(operand(n) === 0) : (n) => -operand(n));
  };
  const rule = choice();
  return next === tokens.length ? rule : undefined;
}

function split(text: string): string[] | undefined {
  const tokens: string[] = [];
  const written = text.trimEnd();
  token.lastIndex = 0;
  let end = 0;
  for (let match = token.exec(written); match; match = token.exec(written)) {
    tokens.push(match[1] ?? '');
    end = token.lastIndex;
  }
  return end === written.length ? tokens : undefined;
}
