import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  day,
  flag,
  hiddenLink,
  integer,
  line,
  link,
  list,
  month,
  number,
  object,
  oneOf,
  optional,
  ref,
  slug,
  staticFile,
  table,
  text,
  time,
} from '../../build/authoring/schema.ts';
import { collectUses } from '../../build/pipeline/validate/check-file.ts';
import { nameOf, structProblems, withArticle } from '../../build/pipeline/validate/struct-problems.ts';

const problems = suite('messages of structs');

/** The message for a value in a field of its own. */
const messageFor = (struct: Parameters<typeof structProblems>[0], value: unknown): string =>
  structProblems(object({ it: struct }), { it: value }, 'guide')
    .map(({ message }) => message)
    .join(' | ');

const refused: [string, Parameters<typeof structProblems>[0], unknown, string][] = [
  [
    'line',
    line({ max: 10 }),
    'far too long a line',
    '"it" must be one line of 1 to 10 characters; here it is "far too long a line".',
  ],
  ['line break', line(), 'two\nlines', '"it" must be one paragraph of 1 to 160 characters; here it has a line break.'],
  ['blank', text(), '  ', '"it" must be text of 1 to 2000 characters; here it is blank.'],
  ['number for text', line(), 12, '"it" must be text; here it is a number.'],
  ['enum', oneOf(['a', 'b']), 'c', '"it" must be one of: a, b; here it is "c".'],
  ['day', day(), '2027-02-30', '"it" is no day of the calendar: February 2027 has 28; here it is "2027-02-30".'],
  ['month', month(), '2027-13', '"it" must be a month written YYYY-MM, such as 2027-03; here it is "2027-13".'],
  [
    'time',
    time(),
    '9:30',
    '"it" must be a time in quotes, written "HH:MM" on the 24-hour clock, such as "09:30"; here it is "9:30".',
  ],
  ['integer', integer({ min: 1, max: 5 }), 2.5, '"it" must be a whole number from 1 to 5; here it is 2.5.'],
  ['number', number({ min: 0, max: 1 }), Number.NaN, '"it" must be a number from 0 to 1; here it is NaN.'],
  ['flag', flag(), 'yes', '"it" must be true or false; here it is "yes".'],
  [
    'ref',
    ref(['experts']),
    'pages/x',
    '"it" must be an entry written as folder/id, such as experts/its-id; here it is "pages/x".',
  ],
  [
    'ref of several folders',
    ref(['insights', 'toolbox', 'events']),
    'x',
    '"it" must be an entry of insights, toolbox or events written as folder/id, such as insights/its-id; here it is "x".',
  ],
  [
    'static file',
    staticFile(),
    'a/../b.svg',
    '"it" must be a picture beside the entry, such as photo.jpg, or a file below static/, such as press/logo.svg; here it is "a/../b.svg".',
  ],
  ['list', list(line()), 'one', '"it" must be a list, each item on a line that begins with "- "; here it is "one".'],
  ['object', object({ a: line() }), [], '"it" must be fields: a; here it is a list.'],
];
for (const [name, struct, value, message] of refused)
  problems(`refuses ${name}`, () => assert.is(messageFor(struct, value), message));

const hints: [Parameters<typeof structProblems>[0], unknown, string][] = [
  [integer({ min: 1, max: 60 }), '4', 'Write it without quotes: it: 4'],
  [integer(), '58,000', 'Write it with its digits alone: it: 58000'],
  [integer({ description: 'Minutes.' }), '4,5', 'Minutes.'],
  [integer(), '4 minutes', 'Write the number alone: it: 4'],
  [number(), '50,8498', 'Write it with a point: it: 50.8498'],
  [flag(), 'yes', 'Write it: true'],
  [flag(), 'false', 'Write it: false'],
  [oneOf(['yes']), true, 'Write it: yes'],
  [day(), '2027-3-5', 'Write it: 2027-03-05'],
  [month(), '2027-3', 'Write it: 2027-03'],
  [month(), '2027-03-15', 'Write it: 2027-03'],
  [link(), 'www.wevoya.example', 'Write it: https://www.wevoya.example'],
  [link(), 'info@wevoya.example', 'Write it: mailto:info@wevoya.example'],
  [link(), 'http://wevoya.example/a', 'Write it: https://wevoya.example/a'],
  [link(), 'tel:+32 2 555 01 00', 'Write tel:+3225550100.'],
  [hiddenLink(), 'https://www.example.org/', 'Write it: aHR0cHM6Ly93d3cuZXhhbXBsZS5vcmcv'],
  [line(), { First: 'the numbers' }, 'Put it in quotes: it: "First: the numbers"'],
];
for (const [struct, value, hint] of hints)
  problems(`says what to write for ${JSON.stringify(value)}`, () =>
    assert.is(structProblems(object({ it: struct }), { it: value }, 'guide')[0]?.hint, hint),
  );

problems('accepts what it should', () => {
  const accepted: [Parameters<typeof structProblems>[0], unknown][] = [
    [day(), '2028-02-29'],
    [month(), '2028-12'],
    [time(), '23:59'],
    [slug(), 'honest-devops-2'],
    [link(), 'pages/contact#offices'],
    [link(), '#top'],
    [link(), 'tel:+3225550100'],
    [ref(['offices'], { values: ['online'] }), 'online'],
    [staticFile(), 'press/logo.svg'],
    [hiddenLink(), btoa('https://example.org/')],
  ];
  for (const [struct, value] of accepted) assert.is(messageFor(struct, value), '', String(value));
});

problems('refuses links that lead out of the site unsafely', () => {
  for (const target of [
    'http://a.example/',
    'javascript:alert(1)',
    '//a.example',
    'https://a.example/"x',
    'data:text/html,x',
  ])
    assert.is.not(messageFor(link(), target), '', target);
});

problems('refuses slugs that are paths', () => {
  for (const value of ['..', '../x', 'a/b', 'A', 'a--b', '-a', 'a-', 'é', '', 'a'.repeat(81), '%2e%2e'])
    assert.is.not(messageFor(slug(), value), '', value);
});

problems('a mistyped name is one mistake, not two', () => {
  const found = structProblems(object({ minutes: integer(), title: line() }), { minuts: 4, title: 'x' }, 'guide');
  assert.equal(
    found.map(({ code, hint }) => [code, hint]),
    [['unknown-field', 'Did you mean "minutes"?']],
  );
});

problems('every problem at once, with its path', () => {
  const struct = object({ a: line(), b: list(object({ c: integer() })), d: optional(flag()) });
  const found = structProblems(struct, { b: [{ c: 1 }, { c: 'x' }], d: 1, zzzz: 1 }, 'page');
  assert.equal(found.map(({ code, at }) => [code, at && 'path' in at ? nameOf(at.path) : '']).sort(), [
    ['invalid-value', 'b[2].c'],
    ['invalid-value', 'd'],
    ['missing-field', 'a'],
    ['unknown-field', 'zzzz'],
  ]);
});

problems('prototype names are fields like any other', () => {
  const data = JSON.parse('{ "title": "x", "__proto__": { "polluted": true }, "constructor": 1 }');
  const codes = structProblems(object({ title: line() }), data, 'guide').map(({ code }) => code);
  assert.ok(codes.includes('unknown-field'));
  assert.is(({} as Record<string, unknown>).polluted, undefined);
});

problems('articles', () => assert.equal([withArticle('guide'), withArticle('expert')], ['a guide', 'an expert']));

problems('references, links and files that data names', () => {
  const struct = object({
    who: ref(['experts']),
    where: list(link()),
    map: table(line()),
    file: optional(staticFile()),
  });
  const uses = collectUses(struct, { who: 'experts/a', where: ['pages/b', '#c'], map: { x: 'y' }, file: 'd.svg' });
  assert.equal(
    uses.map(({ type, target, path }) => `${type} ${target} ${nameOf(path)}`),
    ['ref experts/a who', 'link pages/b where[1]', 'link #c where[2]', 'static-file d.svg file'],
  );
});

problems.run();
