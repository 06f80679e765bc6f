import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseYaml, YamlProblem } from '../../build/formats/yaml/parse.ts';
import { lineAndColumn } from '../../build/model/files/line-counter.ts';

const mistakes = suite('mistakes in YAML');

/** Returns what is reported for a text: line:column, message, hint. */
function reportsOf(text: string): string {
  try {
    parseYaml(text);
  } catch (error) {
    if (!(error instanceof YamlProblem)) throw error;
    return error.problems
      .map(({ message, hint, at }) => {
        const { line, column } = lineAndColumn(text, at && 'offset' in at ? at.offset : 0);
        return `${line}:${column} ${message} ${hint}`;
      })
      .join('\n');
  }
  return '';
}

/** A line of its own → where it is wrong, and the line to write, which must then be read as that text. */
const inQuotes: [line: string, expected: string, mended: string, text: string][] = [
  ['title: @home', '1:8 A text that begins with @ must be in quotes.', 'title: "@home"', '@home'],
  ['title: *Our* way', '1:8 A text that begins with * must be in quotes.', 'title: "*Our* way"', '*Our* way'],
  ['title: & Company', '1:8 A text that begins with & must be in quotes.', 'title: "& Company"', '& Company'],
  ['title: [New] Ours', '1:8 A text that begins with [ must be in quotes.', 'title: "[New] Ours"', '[New] Ours'],
  ['title: {New} Ours', '1:8 A text that begins with { must be in quotes.', 'title: "{New} Ours"', '{New} Ours'],
  ['title: %', '1:8 A text that begins with % must be in quotes.', 'title: "%"', '%'],
  ['title: - Honest', '1:8 A text that begins with - must be in quotes.', 'title: "- Honest"', '- Honest'],
  ['title: `x` y', '1:8 A text that begins with ` must be in quotes.', 'title: "`x` y"', '`x` y'],
  ['title: > "Us"', '1:8 A text that begins with > must be in quotes.', 'title: \'> "Us"\'', '> "Us"'],
  ['title: | Us', '1:8 A text that begins with | must be in quotes.', 'title: "| Us"', '| Us'],
  ['title: !new', '1:8 A text that begins with ! must be in quotes.', 'title: "!new"', '!new'],
  ['title: What is it:', '1:18 A text that ends in a colon must be in quotes.', 'title: "What is it:"', 'What is it:'],
  ['title: “Us: them”', '1:11 This line has a second colon followed by a space.', 'title: "Us: them"', 'Us: them'],
  ['title: Us: them', '1:10 This line has a second colon followed by a space.', 'title: "Us: them"', 'Us: them'],
  ['title: *', '1:8 A text that begins with * must be in quotes.', 'title: "*"', '*'],
];
for (const [line, where, mended, text] of inQuotes)
  mistakes(line, () => {
    assert.is(reportsOf(`${line}\n`), `${where} Put it in quotes: ${mended}`);
    assert.equal(parseYaml(mended), { title: text });
  });

const notIndented = (spaces: number) =>
  `This text belongs to "lead", but is not indented. Begin each of its lines with ${spaces} spaces.`;

const elsewhere: [name: string, yaml: string, expected: string][] = [
  ['a text that is not indented, at the end', 'a: b\nlead: >-\nOne line', `3:1 ${notIndented(2)}`],
  ['a text whose first line alone is indented', 'lead: >-\n One\nTwo\nnext: c\n', `3:1 ${notIndented(2)}`],
  ['the same at the end', 'lead: >-\n One\nTwo', `3:1 ${notIndented(2)}`],
  ['a text whose third line is not indented', 'lead: >-\n  One.\n  Two\nand three\nnext: c\n', `4:1 ${notIndented(2)}`],
  [
    'a text whose last sentence is not indented',
    'lead: >-\n  One two.\nThree four.\n\nnext: c\n',
    `3:1 ${notIndented(2)}`,
  ],
  [
    'a field without a colon below a text',
    'lead: >-\n  One\ntitle Us\nnext: c\n',
    '4:5 A field has no colon, here or in the line above. Write it with a colon and a space, like name: value.',
  ],
  [
    'a field without a colon below a sentence',
    'lead: >-\n  One.\nslug to-us\nnext: c\n',
    '4:5 A field has no colon, here or in the line above. Write it with a colon and a space, like name: value.',
  ],
  [
    'no space before the sign of a folded text',
    'a: b\nlead:>-\n  One\n  two\ntitle: Us\n',
    '2:5 A colon and a space must be between a field and its value. Write: lead: >-',
  ],
  [
    'another space behind the colon',
    'slug: us\ntitle:\u00a0Us and you\nlead: One\n',
    '2:7 This is a no-break space (U+00A0), where a space must be. Write: title: Us and you',
  ],
  [
    'another space behind the colon of the first field',
    'title:\u3000Us\nlead: One\n',
    '1:7 This is an ideographic space (U+3000), where a space must be. Write: title: Us',
  ],
  [
    'another space behind the only colon',
    'title:\u202fUs\n',
    '1:7 This is a narrow no-break space (U+202F), where a space must be. Write: title: Us',
  ],
  [
    'an invisible character behind the colon of an item',
    'a:\n  - title:\u200bUs\n    lead: One\n',
    '2:11 This is a zero-width space (U+200B), where a space must be. Write: - title: Us',
  ],
  [
    'a line that ends the fields',
    '---\nindustry: health\nbegan: 2026-01\n---\n\n',
    '4:1 This line ends the fields of the file: only a file of words (.md) has it, with its text below. Remove it.',
  ],
  [
    'a text below the fields',
    'industry: health\n--- \nThe text.\n',
    '2:1 This line ends the fields of the file: only a file of words (.md) has it, with its text below. Remove it, and move what is below it into the file of words.',
  ],
  ['a text that reads as a field', 'lead: >-\n\nSlow, not lazy: why\nnext: c\n', `3:1 ${notIndented(2)}`],
  ['a text in a list that reads as a field', '- lead: >-\n  Slow, not lazy: why\n', `2:3 ${notIndented(4)}`],
  [
    'a quote within quotes',
    "title: 'par l'IA'\n",
    '1:15 The quote \' that opened this value is closed before it ends. Write: title: "par l\'IA"',
  ],
  [
    'two words in quotes',
    'title: "Yes" and "no"\n',
    '1:14 The quote " that opened this value is closed before it ends. Write: title: \'"Yes" and "no"\'',
  ],
  [
    'a quote within quotes in braces',
    "text: { en: AI, fr: 'par l'IA', nl: AI }\n",
    '1:28 The quote \' that opened this value is closed before it ends. Write: fr: "par l\'IA"',
  ],
  [
    'braces within braces',
    'offices: { en: /contact/{slug}/, fr: "/fr/contact/{slug}/" }\n',
    '1:25 Within { } a value that has one of , [ ] { } in it must be in quotes. Write: en: "/contact/{slug}/"',
  ],
  [
    'a # within braces',
    'text: { en: The #1 AI, fr: IA }\nhref: pages/a\n',
    '1:17 A # after a space begins a remark: this is not read. Put text that has a # in quotes: en: "The #1 AI"',
  ],
  [
    'a backslash',
    'title: "C:\\new\\stuff"\n',
    '1:16 Within " " a backslash has a meaning of its own. Write: title: \'C:\\new\\stuff\'',
  ],
  [
    'text behind a word in quotes',
    'title: "Yes", she said\n',
    '1:13 The quote " that opened this value is closed before it ends. Write: title: \'"Yes", she said\'',
  ],
  [
    'text behind a list',
    'subject: [agile, data] change\n',
    '1:24 Nothing may follow the ] that closes a list. Move it inside the brackets; if all of it is text, write: subject: "[agile, data] change"',
  ],
  [
    'an alias',
    'other: *four\n',
    '1:8 Anchors and aliases (& and *) are not read. Write the value out; if it is text that begins with *, write: other: "*four"',
  ],
  [
    'a line that lost its indentation',
    'filters:\n  name: Choose\napply: Show\n  reset: Clear\n',
    '3:1 This line is indented less than its neighbors. Begin it with 2 spaces.',
  ],
  [
    'a line indented too far',
    'lead: One\n  title: Two\n',
    '2:3 This line is indented differently from its neighbors. Give fields of one level the same number of spaces.',
  ],
  [
    'a text with a colon that goes on',
    'lead: One\n  and so on: two\n',
    '2:12 This text goes on from the line above, and has a colon followed by a space. Write lead: >- and all of the text below it, each line with 2 spaces before it.',
  ],
  [
    'a list item without its space',
    'related:\n  - toolbox/a\n  -toolbox/b\n',
    '3:3 A list item begins with a hyphen and a space; here it begins with a hyphen alone. Write: - toolbox/b',
  ],
  [
    'a dash from a word processor',
    'related:\n  - toolbox/a\n  – toolbox/b\n',
    '3:3 A list item begins with a hyphen and a space; here it begins with –. Write: - toolbox/b',
  ],
  [
    'an asterisk for a list item',
    'related:\n  * toolbox/b\n',
    '2:3 A list item begins with a hyphen and a space; here it begins with *. Write: - toolbox/b',
  ],
  [
    'a list item that is not indented',
    'redirects:\n  - from: a\n- from: b\n',
    '3:1 This list item is not indented as those above it. Begin it with 2 spaces.',
  ],
  [
    'a field twice in a list item',
    'sessions:\n  - id: a\n    starts: b\n    id: c\n',
    '4:5 The field "id" is here twice. If a new item of the list begins here, write its dash: - id: c. If not, keep one of the two.',
  ],
  ['a tab', 'filters:\n\tsubject: a\n', '2:1 This line is indented with a tab. Indent with two spaces instead.'],
  [
    'a tag',
    'minutes: !!js/function "function () { return 4 }"\n',
    '1:10 Tags (words that begin with !) are not read. Write the plain value, or put it in quotes if it begins with !.',
  ],
  [
    'a list that is not closed',
    'type: [guide\npublished: 2025\n',
    '2:1 A quote or bracket that was opened above is not closed. Close the quote " or \', or the bracket ] or }, that was opened last.',
  ],
  [
    'a quote that is not closed',
    "title: 'Honest DevOps: four numbers\ndescription: >-\n  One\n",
    '2:1 A quote or bracket that was opened above is not closed. Close the quote " or \', or the bracket ] or }, that was opened last.',
  ],
  [
    'a brace that has no partner',
    'offices: { en: "/contact/{slug}/"}/" }\n',
    '1:35 This does not belong to the value before it. A quote or bracket was closed too early: see that each on this line has its partner.',
  ],
  [
    'too many levels',
    `minutes: ${'['.repeat(70)}${']'.repeat(70)}\n`,
    '1:73 This file nests lists and fields too deeply. No content needs more than 64 levels.',
  ],
  ['a field twice', 'a: 1\na: 2\n', '2:1 The field "a" is here twice. Keep one of the two.'],
  [
    'no space after the colon',
    'minutes:4\nrelated:\n  - a\n',
    '1:8 A colon and a space must be between a field and its value. Write: minutes: 4',
  ],
  [
    'a folded text that is not indented',
    'lead: >-\nMost of us\ntitle: Us\n',
    '2:1 This text belongs to "lead", but is not indented. Begin each of its lines with 2 spaces.',
  ],
  [
    'a folded text of several lines that is not indented',
    'a: 1\nlead: >-\nMost\n\nof us\ntitle: Us\n',
    '3:1 This text belongs to "lead", but is not indented. Begin each of its lines with 2 spaces.',
  ],
  [
    'a field without a colon below a list',
    'a:\n- b\nlead c\nand d\ne: f\n',
    '5:2 A field has no colon, here or in the line above. Write it with a colon and a space, like name: value.',
  ],
  [
    'a no-break space',
    'filters:\n\u00A0\u00A0a: 1\n  b: 2\n',
    '2:1 This line is indented with a no-break space (U+00A0). Delete what is before its first letter, and type spaces.',
  ],
];
for (const [name, yaml, expected] of elsewhere) mistakes(name, () => assert.is(reportsOf(yaml), expected));

mistakes('an empty text above a field is none', () => {
  const texts = [
    'lead: >-\nnext: c\n',
    'lead: >-\n"One, two": three\n',
    'lead: >-\n# one, two: three\nnext: c\n',
    'code: |\n  lead: >-\n  One, two: three\n',
    'lead: >-\n  One\nTwo, three: four\n',
    'a:\n  lead: >-\nOne, two: three\n',
  ];
  for (const text of texts) assert.is(reportsOf(text), '', text);
});

mistakes.run();
