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
  phone,
  ref,
  slug,
  staticFile,
  table,
  text,
  time,
  timeZone,
} from '../../build/authoring/schema.ts';
import { type AnyStruct, fieldsOfStruct } from '../../build/model/struct/struct.ts';
import { collectUses } from '../../build/pipeline/validate/check-file.ts';
import { nameOf, structProblems, withArticle } from '../../build/pipeline/validate/struct-problems.ts';
import { siteStruct } from '../../build/pipeline/validate/structs.ts';

const problems = suite('messages of structs');

/** The message for a value in a field of its own. */
const messageFor = (struct: AnyStruct, value: unknown): string =>
  structProblems(object({ it: struct }), { it: value }, 'guide')
    .map(({ message }) => message)
    .join(' | ');

type Refused = [string, AnyStruct, unknown, string];

/** The structs of the fields of `site.yaml`, also of those that may be left out. */
const site = fieldsOfStruct(siteStruct) as Record<'origin' | 'formsApi', AnyStruct>;

const refused: Refused[] = [
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
  [
    'time zone',
    timeZone(),
    'Europe/Brussel',
    '"it" must be a time zone by its IANA name, such as Europe/Brussels; here it is "Europe/Brussel".',
  ],
  ...['https://*.wevoya.example', 'www.wevoya.example'].map(
    (value): Refused => [
      'origin',
      site.origin,
      value,
      `"it" must be https:// and the host of the site, without a path, such as https://www.company.example; here it is "${value}".`,
    ],
  ),
  ...['https://*/', 'https://forms.wevoya.example:99999/', '/forms/'].map(
    (value): Refused => [
      'address of a service',
      site.formsApi,
      value,
      `"it" must be the whole https: address of a service, without a query, such as https://forms.company.example/v1/; here it is "${value}".`,
    ],
  ),
  ...['javascript:alert(1)', 'https://user:secret@a.example/'].map(
    (value): Refused => [
      'hidden link',
      hiddenLink(),
      btoa(value),
      `"it" must be an https: address encoded as base64, with no name or password before its host; here it is "${btoa(value)}".`,
    ],
  ),
];
for (const [name, struct, value, message] of refused)
  problems(`refuses ${name} ${JSON.stringify(value)}`, () => assert.is(messageFor(struct, value), message));

const hints: [AnyStruct, unknown, string][] = [
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
  [line(), 'two\n\nlines', 'Take out the empty line, and begin the text with >- (not with |).'],
  [timeZone(), 'Europe/Brussel', 'Did you mean "Europe/Brussels"?'],
  [phone(), '02/555.01.00', 'It begins with + and the number of its country, without the 0 that is dialled within it.'],
  [site.origin, 'www.wevoya.example', 'Write it: https://www.wevoya.example'],
  [site.origin, 'https://editor:secret@www.wevoya.example/site/?a=b', 'Write it: https://www.wevoya.example'],
  [
    site.origin,
    'http://localhost:4000',
    'Only this machine answers at that address. Write the public one, such as it: https://www.company.example; npm run preview shows the site on this machine without it.',
  ],
  [
    site.formsApi,
    'http://localhost/v1',
    'Only this machine answers at that address. Write the public one, such as it: https://forms.company.example/v1/',
  ],
  [site.formsApi, 'http://forms.wevoya.example/v1/', 'Write it: https://forms.wevoya.example/v1/'],
  [
    hiddenLink(),
    btoa('javascript:alert(1)'),
    'Write the address itself, as in it: https://www.example.org/, and check again: the next hint has the letters to write.',
  ],
  [line(), { First: 'the numbers' }, 'Put it in quotes: it: "First: the numbers"'],
];
for (const [struct, value, hint] of hints)
  problems(`says what to write for ${JSON.stringify(value)}`, () =>
    assert.is(structProblems(object({ it: struct }), { it: value }, 'guide')[0]?.hint, hint),
  );

problems('accepts what it should', () => {
  const accepted: [AnyStruct, unknown][] = [
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
