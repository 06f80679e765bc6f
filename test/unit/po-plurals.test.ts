import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exampleNumber } from '../../build/languages/plural-forms.ts';
import { gettextPlurals } from '../../build/translations/exchange/gettext-plurals.ts';
import { parsePo } from '../../build/translations/exchange/parse-po.ts';
import { parsePluralExpression } from '../../build/translations/exchange/plural-expression.ts';

/** Plural forms in PO files: which number of `msgstr` is which category of a language. */
const plurals = suite('plural forms of PO files');

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** Every language with a code of two letters, and those of three letters whose rule is another than that of English. */
const languages = Intl.PluralRules.supportedLocalesOf([
  ...letters.flatMap((a) => letters.map((b) => a + b)),
  ...'ars blo bm bo ceb csw dsb fil guw hsb jbo kab ksh lag naq prg sat scn sgs shi sma smn tzm vec pt-PT sr-Latn'.split(
    ' ',
  ),
]);

plurals('the rule of each language of CLDR is written, and gives the category that the language has', () => {
  assert.ok(languages.length > 150, `${languages.length} languages`);
  const rules = new Map<string, string>();
  for (const language of languages) {
    const own = gettextPlurals(language);
    if (!own) throw new Error(`no rule for ${language}`);
    rules.set(own.formula, language);
  }
  for (const [formula, language] of rules) {
    const own = gettextPlurals(language);
    const rule = parsePluralExpression(/plural=(.*);/.exec(formula)?.[1] ?? '');
    const rulesOf = new Intl.PluralRules(language);
    for (const n of [0, 1, 2, 3, 5, 7, 11, 19, 21, 22, 31, 71, 80, 99, 100, 101, 112, 1000, 1001, 1e6])
      assert.is(own?.categories[rule?.(n) ?? -1], rulesOf.select(n), `${n} in ${language}`);
  }
});

plurals('an expression is C over n, and nothing else', () => {
  for (const [text, n, result] of [
    ['n != 1', 1, 0],
    ['n>1', 5, 1],
    ['(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)', 24, 1],
    ['n == 1 || n == 2 && n == 3', 1, 1],
    ['!n', 0, 1],
    ['n / 10 - 1 * 2', 45, 2],
    ['n ? n == 1 ? 5 : 6 : 7', 2, 6],
    ['- n + 3', 1, 2],
  ] as const)
    assert.is(parsePluralExpression(text)?.(n), result, text);
  for (const text of [
    '',
    'n n',
    'n ?',
    'n ? 1',
    '(n',
    'n)',
    'n == ',
    'm',
    'n--',
    'n = 1',
    'EXPRESSION',
    '1 2',
    'n()',
    'nn',
    '(',
    '&& n',
    '('.repeat(9999),
  ])
    assert.is(parsePluralExpression(text), undefined, text.slice(0, 20));
});

/** Returns a PO file with one message of plural forms. */
function po(language: string, rule: string | undefined, forms: readonly string[], more = ''): string {
  const header = [`Language: ${language}`, ...(rule === undefined ? [] : [`Plural-Forms: ${rule}`])];
  const texts = forms.map((text, index) => `msgstr[${index}] "${text}"\n`).join('');
  return `msgid ""\nmsgstr ""\n${header.map((line) => `"${line}\\n"\n`).join('')}
msgctxt "strings/en.yaml#jobs"\nmsgid "one"\nmsgid_plural "many"\n${texts}${more}`;
}

const read = (text: string): Record<string, string> =>
  Object.fromEntries(parsePo(text).returned.map(({ key, target }) => [key.replace('jobs_', ''), target]));

/** As Crowdin, Weblate, Poedit, Transifex and the table of gettext write the rules of some languages. */
const files: [language: string, rule: string | undefined, forms: string[], read: Record<string, string>][] = [
  ['fr', 'nplurals=2; plural=(n > 1);', ['a', 'b'], { one: 'a', many: 'b', other: 'b' }],
  ['fr', undefined, ['a', 'b', 'c'], { one: 'a', many: 'b', other: 'c' }],
  ['pt_BR', 'nplurals=2; plural=n != 1;', ['a', 'b'], { one: 'a', many: 'b', other: 'b' }],
  ['tr', 'nplurals=2; plural=(n > 1);', ['a', 'b'], { one: 'a', other: 'b' }],
  ['tr', 'nplurals=2; plural=(n != 1);', ['a', 'b'], { one: 'a', other: 'b' }],
  ['az', 'nplurals=2; plural=n <= 1;', ['a', 'b'], { other: 'a', one: 'b' }],
  ['es', 'nplurals=2; plural=n > 1;', ['a', 'b'], { one: 'a', many: 'b', other: 'b' }],
  [
    'it',
    'nplurals=3; plural=(n < 2 ? 0 : n % 1000000 == 0 ? 1 : 2);',
    ['a', 'b', 'c'],
    { one: 'a', many: 'b', other: 'c' },
  ],
  ['ja_JP', 'nplurals=1; plural=0;', ['a'], { other: 'a' }],
  [
    'pl',
    'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
    ['a', 'b', 'c'],
    { one: 'a', few: 'b', many: 'c', other: 'c' },
  ],
  [
    'pl',
    'nplurals=4; plural=(n==1 ? 0 : (n%10>=2 && n%10<=4) && (n%100<12 || n%100>14) ? 1 : n!=1 && (n%10>=0 && n%10<=1) || (n%10>=5 && n%10<=9) || (n%100>=12 && n%100<=14) ? 2 : 3);',
    ['a', 'b', 'c', 'd'],
    { one: 'a', few: 'b', many: 'c', other: 'd' },
  ],
  [
    'cs',
    'nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;',
    ['a', 'b', 'c'],
    { one: 'a', few: 'b', other: 'c' },
  ],
  [
    'sl',
    'nplurals=4; plural=(n%100==1 ? 1 : n%100==2 ? 2 : n%100==3 || n%100==4 ? 3 : 0);',
    ['a', 'b', 'c', 'd'],
    { other: 'a', one: 'b', two: 'c', few: 'd' },
  ],
  [
    'lv',
    'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);',
    ['a', 'b', 'c'],
    { one: 'a', other: 'b', zero: 'c' },
  ],
  [
    'ar',
    'nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;',
    ['a', 'b', 'c', 'd', 'e', 'f'],
    { zero: 'a', one: 'b', two: 'c', few: 'd', many: 'e', other: 'f' },
  ],
  [
    'ro',
    'nplurals=3; plural=(n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2);',
    ['a', 'b', 'c'],
    { one: 'a', few: 'b', other: 'c' },
  ],
];

for (const [language, rule, forms, expected] of files)
  plurals(`${language}: ${rule ?? 'no rule'}`, () => {
    const text = po(language, rule, forms);
    assert.equal(parsePo(text).problems, []);
    assert.equal(read(text), expected);
  });

plurals('a form that only fractions have is a copy of the closest one', () => {
  const { returned } = parsePo(po('uk', gettextPlurals('uk')?.formula, ['a', 'b', 'c']));
  assert.equal(
    returned.map(({ key, copyOf }) => [key, copyOf]),
    [
      ['jobs_one', undefined],
      ['jobs_few', undefined],
      ['jobs_many', undefined],
      ['jobs_other', 'jobs_many'],
    ],
  );
  assert.is(exampleNumber('uk', 'other'), '1.5');
});

const problemOf = (text: string): string[] => {
  const { problems, returned } = parsePo(text);
  assert.equal(
    returned.filter(({ key }) => key.startsWith('jobs')),
    [],
  );
  return problems.map(({ message, at }) => {
    const offset = at && 'offset' in at ? at.offset : 0;
    return `${text.slice(0, offset).split('\n').length}: ${message}`;
  });
};

plurals('a header with two rules is an error', () => {
  const text = po('de', 'nplurals=2; plural=n != 1;', ['a', 'b']);
  const { problems } = parsePo(text.replace(/^"Plural-Forms.*\n/m, (line) => line + line.replace('!=', '==')));
  assert.equal(
    problems.map(({ message }) => message),
    ['The header Plural-Forms has two values.'],
  );
});

plurals('a rule that is not one of the language is an error at its line', () => {
  for (const [language, rule, said] of [
    ['pl', 'nplurals=2; plural=n != 1;', 'has no form of its own for numbers such as 2 (few in pl)'],
    ['ru', 'nplurals=INTEGER; plural=EXPRESSION;', 'cannot be read'],
    ['ru', 'nplurals=0; plural=0;', 'cannot be read'],
    ['ru', 'nplurals=4000000000; plural=0;', 'cannot be read'],
    ['en', 'nplurals=2; plural=n % 3;', 'has no form for 2: nplurals is 2, which form is 2'],
    ['de', 'nplurals=3; plural=n != 1;', 'has the form 2, which no number has'],
    ['vi', 'nplurals=2; plural=n > 1;', 'has two forms for what is one in vi (other): of 0, and of 2'],
    ['fil', 'nplurals=2; plural=n > 1;', 'has two forms for what is one in fil (one): of 0, and of 2'],
    [
      'tr',
      'nplurals=3; plural=n < 2 ? 0 : n < 50 ? 1 : 2;',
      'has two forms for what is one in tr (other): of 0, and of 2',
    ],
    ['nl', 'nplurals=2; plural=1 / n;', 'has no form for 0: nplurals is 2, which form is Infinity'],
    [
      'he',
      'nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n>10 && n%10==0 ? 2 : 3);',
      'has two forms for what is one in he (other): of 20, and of 0',
    ],
  ] as const)
    assert.equal(problemOf(po(language, rule, ['a', 'b'])), [`4: The rule in Plural-Forms ${said}.`]);
  assert.match(
    parsePo(po('sr_Latn', 'nplurals=2; plural=n != 1;', ['a', 'b'])).problems[0]?.hint ?? '',
    /each plural form that sr-Latn has, and write the rule "nplurals=3; plural=/,
  );
});

plurals('a message has as many forms as the rule', () => {
  const rule = 'nplurals=2; plural=n > 1;';
  assert.equal(problemOf(po('fr', rule, ['a'])), [
    '8: The rule in Plural-Forms has the forms 0 to 1; this message has no msgstr[1].',
  ]);
  assert.equal(problemOf(po('fr', rule, ['a', 'b', 'c'])), [
    '11: The rule in Plural-Forms has the forms 0 to 1; msgstr[2] is none of them.',
  ]);
  const right = po('fr', rule, ['a', 'b']);
  for (const [pattern, written, problem] of [
    [/msgid_plural .*\n/, '', '8: This message has msgstr[0], but no msgid_plural.'],
    [/msgstr\[0\] .*\nmsgstr\[1\]/, 'msgstr', '9: This message has msgid_plural and a msgstr without a number.'],
    ['msgstr[1]', 'msgstr[0]', '10: This message has msgstr[0] already.'],
    [/msgid_plural .*\nmsgstr.*\nmsgstr.*/, '', '7: This message has no msgstr.'],
    ['Language: fr', 'X: y', undefined],
  ] as const)
    assert.is(problemOf(right.replace(pattern, written))[0], problem, String(pattern));
});

plurals('two messages with one context are an error at the second', () => {
  const more = '\nmsgctxt "strings/en.yaml#jobs"\nmsgid "older"\nmsgid_plural "x"\nmsgstr[0] ""\nmsgstr[1] ""\n';
  const { problems, returned } = parsePo(po('nl', gettextPlurals('nl')?.formula, ['a', 'b'], more));
  assert.equal(returned, []);
  assert.equal(
    problems.map(({ message }) => message),
    ['A message above has the context "strings/en.yaml#jobs", too.'],
  );
  const text = '\nmsgctxt "strings/en.yaml#jobs"\nmsgid "no plural"\nmsgstr "c"\n';
  assert.equal(parsePo(po('nl', gettextPlurals('nl')?.formula, ['a', 'b'], text)).problems, []);
});

plurals.run();
