import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inspectMarkdown } from '../../build/formats/markdown/inspect.ts';
import { parseMarkdown } from '../../build/formats/markdown/parse.ts';

const unparsed = suite('Markdown that is not read');

/** Each finding as its column, in a text of one line, and what to write. */
const find = (text: string): string[] =>
  inspectMarkdown(parseMarkdown(text)).unparsed.map(({ at, meant }) =>
    text.includes('\n') ? `${at.line}:${at.column} ${meant}` : `${at.column} ${meant}`,
  );

unparsed('links whose address is a link by itself', () => {
  const cases: [text: string, ...found: string[]][] = [
    ['See [the plan] (https://plan.example/) now.', '5 [the plan](https://plan.example/)'],
    ['See [the plan](https://plan.example/ now.', '5 [the plan](https://plan.example/)'],
    ['See [the plan](https://plan.example/a?b=c, then.', '5 [the plan](https://plan.example/a?b=c)'],
    ['See [a] (<https://plan.example/a_b_c>).', '5 [a](https://plan.example/a_b_c)'],
    ['[a](<https://plan.example/) and', '1 [a](https://plan.example/)'],
    [
      '[Mail] (jo@plan.example) or [mail](mailto: jo@plan.example',
      '25 [mail](mailto:jo@plan.example)',
      '1 [Mail](mailto:jo@plan.example)',
    ],
    ['[a](www.plan.example today', '1 [a](https://www.plan.example)'],
    ['**[a `b`] (https://plan.example)**', '3 [a `b`](https://plan.example)'],
    ['[two\nlines] (https://plan.example)', '1:1 [two lines](https://plan.example)'],
    ['> a\n> [b *c*] (https://plan.example)', '2:3 [b *c*](https://plan.example)'],
    ['a\n[b]\n(https://plan.example)', '2:1 [b](https://plan.example)'],
    ['## [a] (https://plan.example)', '4 [a](https://plan.example)'],
    ['| [a] (https://plan.example) |\n| --- |', '1:3 [a](https://plan.example)'],
    ['- [a] (https://plan.example)\n- b', '1:3 [a](https://plan.example)'],
    ['(the plan)[https://plan.example]', '1 [the plan](https://plan.example)'],
    ['(https://plan.example)[the plan]', '1 [the plan](https://plan.example)'],
    ['[https://plan.example](all the plans)', '1 [all the plans](https://plan.example)'],
    ['[a][https://plan.example]', '1 [a](https://plan.example)'],
    [
      '{a}(https://plan.example) and [b]{https://b.example}',
      '1 [a](https://plan.example)',
      '31 [b](https://b.example)',
    ],
    ['[the plan]<https://plan.example>', '1 [the plan](https://plan.example)'],
    ['[the plan (https://plan.example) and', '1 [the plan](https://plan.example)'],
    ['the plan](https://plan.example) and', '9 […](https://plan.example)'],
    ['【计划】（https://plan.example）', '1 [计划](https://plan.example)'],
    ['[计划](https://plan.example/）了解。', '1 [计划](https://plan.example/)'],
    ['[計画]（https://plan.example）を', '1 [計画](https://plan.example)'],
    ['A < https://plan.example > b', '3 <https://plan.example>'],
    ['![A] (https://plan.example/a.png)', '1 ![A](https://plan.example/a.png)'],
    ['! [A](https://plan.example/a.png)', '1 ![A](https://plan.example/a.png)'],
    ['![A](https://plan.example/a.png “B c”)', '1 ![A](https://plan.example/a.png "B c")'],
    ['[a] : https://plan.example', '1 [a]: https://plan.example'],
    ['[a]： https://plan.example', '1 [a]: https://plan.example'],
    ['[a]: https://plan.example The plan', '1 [a]: https://plan.example "The plan"'],
    ['Text\n[a]: https://plan.example', '2:1 [a]: https://plan.example below an empty line'],
  ];
  for (const [text, ...found] of cases)
    assert.equal(
      find(text).map((one) => one.replace(', and rename the file', '')),
      found,
      text,
    );
});

unparsed('what is proposed for an address with spaces is an address', () => {
  const cases = {
    'https:// plan.example/a': 'https://plan.example/a',
    'https: //plan.example': 'https://plan.example',
    'https://plan.example /a': 'https://plan.example/a',
    'https://plan.example/a/ b/c': 'https://plan.example/a/b/c',
    'https://plan.example/a b': 'https://plan.example/a%20b',
    'https://plan.example/a_(b c)': 'https://plan.example/a_(b%20c)',
    'https://plan.example “The plan”': 'https://plan.example "The plan"',
    'https://plan.example «Le plan »': 'https://plan.example "Le plan"',
    'https://plan.example/ The plan': 'https://plan.example/ "The plan"',
    'tel: +32 2 555 01 21': 'tel:+3225550121',
    'jo@plan.example now': 'mailto:jo@plan.examplenow',
    'pages/our plan „Plan“': 'pages/our-plan "Plan"',
  };
  for (const [written, meant] of Object.entries(cases))
    assert.equal(find(`See [a](${written}).`), [`5 [a](${meant})`], written);
});

unparsed('brackets, addresses and signs that are meant so', () => {
  const right = [
    'Smith [12], https://plan.example/a_(b), (https://plan.example) and [x](https://plan.example/a_(b)).',
    'Jo [editor] wrote (see https://plan.example) and <jo@plan.example>, <https://plan.example>.',
    '[the words (https://plan.example) and more]',
    'https://plan.example/?a[]=1&b[c]=2 and https://plan.example/**/a~~b`c',
    '[1]https://plan.example',
    '\\[a] (https://plan.example) and [a\\] (https://plan.example)',
    '`[a] (https://plan.example)`',
    '[a]: https://plan.example "The plan"\n[b]: <https://plan.example> \'c\'\n\n[a] and [b]',
    'Wow! [A](https://plan.example/b)',
    'a < b > c and x<y>(z)',
  ];
  for (const text of right) assert.equal(find(text), [], text);
});

unparsed('lists that show other numbers than those that are written', () => {
  const cases: [text: string, ...found: string[]][] = [
    ['1. a\n2. b\n5. c', '3:1 3. or, where the number is a part of the text, 5\\.'],
    ['7) a\n\n9) b', '3:1 8) or, where the number is a part of the text, 9\\)'],
    ['3. März: a\n\n17. April: b', '3:1 4. or, where the number is a part of the text, 17\\.'],
    ['3. a\n3. b', '2:1 4. or, where the number is a part of the text, 3\\.'],
    ['2. a\n1. b', '2:1 3. or, where the number is a part of the text, 1\\.'],
    ['> - a\n>   1. b\n>   3. c', '3:5 2. or, where the number is a part of the text, 3\\.'],
    ['Es beginnt am\n1. März in Gent.', '2:1 1\\. in the sentence, or an empty line above the list.'],
  ];
  for (const [text, ...found] of cases) assert.equal(find(text), found, text);
  const right = [
    '1. a\n2. b',
    '1. a\n1. b\n1. c',
    '0. a\n0. b',
    '0. a\n1. b',
    '4. a\n5. b',
    '01. a\n02. b',
    '1986. A year.',
  ];
  for (const text of [...right, 'First:\n1. a', 'First.\n1. a\n2. b', '3\\. a\n\n17\\. b', '1. a\n\nb\n\n1. c'])
    assert.equal(find(text), [], text);
});

unparsed.run();
