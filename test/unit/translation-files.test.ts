import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ExchangeFile } from '../../build/translations/exchange/exchange-file.ts';
import { matchLocale } from '../../build/translations/exchange/language-tag.ts';
import { parsePo } from '../../build/translations/exchange/parse-po.ts';
import { parseXliff } from '../../build/translations/exchange/parse-xliff.ts';
import type { PendingText } from '../../build/translations/exchange/pending-text.ts';
import { writePo } from '../../build/translations/exchange/write-po.ts';
import { writeXliff } from '../../build/translations/exchange/write-xliff.ts';

const files = suite('files for translators');

const line: PendingText = {
  file: 'toolbox/a/en.md',
  key: 'title',
  kind: 'line',
  source: 'R&D "first" < x',
  state: 'missing',
  line: 3,
  limits: { min: 1, max: 110 },
  address: 'https://www.wevoya.example/toolbox/a/',
};
const paragraph: PendingText = {
  file: 'toolbox/a/en.md',
  key: 'body/rules/2',
  kind: 'paragraph',
  source: 'See [our **own** page](pages/contact#top)\\\nand `x`.',
  target: 'Zie `x`\\\nen [onze **eigen** pagina](pages/contact#boven).',
  state: 'stale',
  before: 'See our page.',
  line: 20,
  section: 'Rules',
};
const plural = (category: string, source: string, target: string): PendingText => ({
  file: 'strings/en.yaml',
  key: `jobs_${category}`,
  kind: 'string',
  source,
  target,
  state: 'current',
  line: 9,
  plural: { base: 'jobs', category, example: category === 'many' ? '1,000,000' : '25' },
});
const transfer: ExchangeFile = {
  sourceLocale: 'en',
  locale: 'fr',
  project: 'Wevoya',
  date: '2027-01-15',
  work: [
    line,
    paragraph,
    plural('one', '{{count}} job', '{{count}} poste'),
    plural('many', '{{count}} jobs', '{{count}} de postes'),
    plural('other', '{{count}} jobs', '{{count}} postes'),
  ],
};

files('XLIFF 2.1 has context, limits, and marks as inline codes', () => {
  assert.fixture(
    writeXliff({ ...transfer, work: [line, paragraph] }),
    `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.1" srcLang="en" trgLang="fr">
  <file id="f1" original="toolbox/a/en.md" canResegment="no" xml:space="preserve">
    <slr:profiles generalProfile="xliff:codepoints"/>
    <notes>
      <note category="address">https://www.wevoya.example/toolbox/a/</note>
    </notes>
    <unit id="f1-1" name="title" slr:sizeRestriction="110">
      <mda:metadata>
        <mda:metaGroup category="context">
          <mda:meta type="file">toolbox/a/en.md</mda:meta>
          <mda:meta type="key">title</mda:meta>
          <mda:meta type="kind">field, one line</mda:meta>
          <mda:meta type="address">https://www.wevoya.example/toolbox/a/</mda:meta>
        </mda:metaGroup>
      </mda:metadata>
      <notes>
        <note>At most 110 characters.</note>
      </notes>
      <segment state="initial">
        <source>R&amp;D "first" &lt; x</source>
      </segment>
    </unit>
    <unit id="f1-2" name="body/rules/2">
      <mda:metadata>
        <mda:metaGroup category="context">
          <mda:meta type="file">toolbox/a/en.md</mda:meta>
          <mda:meta type="key">body/rules/2</mda:meta>
          <mda:meta type="kind">paragraph</mda:meta>
          <mda:meta type="heading">Rules</mda:meta>
        </mda:metaGroup>
      </mda:metadata>
      <notes>
        <note>The source has changed since this was translated. It said: See our page.</note>
      </notes>
      <originalData>
        <data id="d1">[</data>
        <data id="d2">](pages/contact#top)</data>
        <data id="d3">**</data>
        <data id="d4">\\
</data>
        <data id="d5">\`x\`</data>
        <data id="d6">](pages/contact#boven)</data>
      </originalData>
      <segment state="initial">
        <source>See <pc id="1" type="link" canCopy="no" canDelete="no" dataRefStart="d1" dataRefEnd="d2">our <pc id="2" type="fmt" subType="xlf:b" canCopy="no" canDelete="no" dataRefStart="d3" dataRefEnd="d3">own</pc> page</pc><ph id="3" type="fmt" subType="xlf:lb" dataRef="d4" equiv="\\"/>and <ph id="4" type="other" canCopy="no" canDelete="no" dataRef="d5" equiv="\`x\`"/>.</source>
        <target>Zie <ph id="4" type="other" canCopy="no" canDelete="no" dataRef="d5" equiv="\`x\`"/><ph id="3" type="fmt" subType="xlf:lb" dataRef="d4" equiv="\\"/>en <pc id="1" type="link" canCopy="no" canDelete="no" dataRefStart="d1" dataRefEnd="d6">onze <pc id="2" type="fmt" subType="xlf:b" canCopy="no" canDelete="no" dataRefStart="d3" dataRefEnd="d3">eigen</pc> pagina</pc>.</target>
      </segment>
    </unit>
  </file>
</xliff>
`,
  );
});

files('PO has context, limits, plural forms, and marks stale texts as fuzzy', () => {
  assert.fixture(
    writePo(transfer),
    `msgid ""
msgstr ""
"Project-Id-Version: Wevoya\\n"
"PO-Revision-Date: 2027-01-15 00:00+0000\\n"
"Last-Translator: \\n"
"Language-Team: \\n"
"Language: fr\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=3; plural=n < 2 ? 0 : n % 1000000 == 0 ? 1 : 2;\\n"
"X-Source-Language: en\\n"

#. kind: field, one line
#. address: https://www.wevoya.example/toolbox/a/
#. At most 110 characters.
#: toolbox/a/en.md:3
msgctxt "toolbox/a/en.md#title"
msgid "R&D \\"first\\" < x"
msgstr ""

#. kind: paragraph
#. heading: Rules
#. The source has changed since this was translated. It said: See our page.
#: toolbox/a/en.md:20
#, fuzzy
#| msgid "See our page."
msgctxt "toolbox/a/en.md#body/rules/2"
msgid ""
"See [our **own** page](pages/contact#top)\\\\\\n"
"and \`x\`."
msgstr ""
"Zie \`x\`\\\\\\n"
"en [onze **eigen** pagina](pages/contact#boven)."

#. kind: interface text
#: strings/en.yaml:9
msgctxt "strings/en.yaml#jobs"
msgid "{{count}} job"
msgid_plural "{{count}} jobs"
msgstr[0] "{{count}} poste"
msgstr[1] "{{count}} de postes"
msgstr[2] "{{count}} postes"
`,
  );
});

for (const [name, write, read] of [
  ['XLIFF', writeXliff, parseXliff],
  ['PO', writePo, parsePo],
] as const) {
  files(`${name} is read as it was written`, () => {
    const text = write(transfer);
    const { locale, sourceLocale, returned, problems } = read(text);
    assert.equal(problems, []);
    assert.equal([sourceLocale, locale], ['en', 'fr']);
    assert.equal(
      returned.map(({ file, key, source, target }) => ({ file, key, source, target })),
      transfer.work.map(({ file, key, source, target = '' }) => ({ file, key, source, target })),
    );
    const { at } = returned[1] ?? {};
    assert.match(text.slice(at?.offset, (at?.offset ?? 0) + (at?.length ?? 0)), /^Zie[\s\S]*\.$/);
  });
}

const unit = (inner: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr"><file id="f" original="a/en.md"><group id="g"><unit id="u" name="k">${inner}</unit></group></file></xliff>`;
const targetOf = (inner: string) => parseXliff(unit(inner)).returned[0]?.target;

files(
  'what tools make of XLIFF is read: segments, prefixes, spanning codes, annotations, codes without their data',
  () => {
    assert.is(
      targetOf(
        '<segment><source>A.</source><target>Un.</target></segment><ignorable><source> </source></ignorable><segment><source>B.</source><target>Deux.</target></segment>',
      ),
      'Un. Deux.',
    );
    const data = '<originalData><data id="d1">*</data><data id="d2">\u0060x\u0060</data></originalData>';
    assert.is(
      targetOf(
        `${data}<segment><source><pc id="1" dataRefStart="d1" dataRefEnd="d1">a</pc><ph id="2" dataRef="d2"/></source><target><ph id="2"/><pc id="1"><mrk id="m" type="term">b</mrk></pc><cp hex="0009"/></target></segment>`,
      ),
      '`x`*b*\t',
    );
    assert.is(
      targetOf(
        `${data}<segment><source>a</source><target><sc id="1" dataRef="d1"/>b<ec startRef="1" dataRef="d1"/></target></segment>`,
      ),
      '*b*',
    );
    assert.is(
      parseXliff(
        '<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="fr"><x:file id="f" original="a"><x:unit id="u" name="k"><x:segment><x:source>a</x:source><x:target>b</x:target></x:segment></x:unit></x:file></x:xliff>',
      ).returned[0]?.target,
      'b',
    );
  },
);

files('XLIFF that cannot be read says why, and where', () => {
  const problem = (text: string) => parseXliff(text).problems[0];
  assert.is(problem('<xliff><file></xliff>')?.message, 'This is not well-formed XML: unexpected close tag.');
  assert.is(
    problem('<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>')?.message,
    'This is XLIFF 1.2; only XLIFF 2 is read.',
  );
  const lost = unit('<segment><source>a</source><target>b<ph id="7"/></target></segment>');
  assert.is(problem(lost)?.message, 'The text of "k" has an inline code 7 (<ph>) that replaces nothing of the source.');
  assert.equal(problem(lost)?.at, { offset: lost.indexOf('<ph'), length: 1 });
  assert.match(
    problem('<!DOCTYPE x [<!ENTITY a "b">]><xliff>&a;</xliff>')?.message ?? '',
    /^This is not well-formed XML/,
  );
});

files('XLIFF with a code point that is none, or nested without end, says so', () => {
  const problem = (inner: string) => parseXliff(unit(inner)).problems[0];
  const target = (inner: string) => `<segment><source>a</source><target>${inner}</target></segment>`;
  assert.is(
    problem(target('<cp hex="110000"/>'))?.message,
    'The text of "k" has a <cp hex="110000">, which is no character.',
  );
  assert.is(
    problem(`<originalData><data id="d"><cp hex="x"/></data></originalData>${target('b')}`)?.message,
    'The text of "k" has a <cp hex="x">, which is no character.',
  );
  const deep = target(`${'<mrk id="m">'.repeat(20_000)}b${'</mrk>'.repeat(20_000)}`);
  assert.is(problem(deep)?.message, 'This file nests elements more than 64 levels deep.');
});

files('PO names its language with or without a country', () => {
  for (const [written, locale] of [
    ['fr_FR', 'fr-FR'],
    ['nl_BE.UTF-8@euro', 'nl-BE'],
    ['fr', 'fr'],
    ['sr_RS@latin', 'sr-Latn-RS'],
    ['!', '!'],
  ])
    assert.is(parsePo(`msgid ""\nmsgstr "Language: ${written}\\n"\n`).locale, locale);
  assert.is(matchLocale('fr-FR', ['en', 'fr']), 'fr');
  assert.is(matchLocale('pt_BR', ['pt-BR', 'pt']), 'pt-BR');
  assert.is(matchLocale('sr@latin', ['sr', 'sr-Latn']), 'sr-Latn');
  assert.is(matchLocale('zh_TW', ['zh-Hans', 'zh-Hant']), 'zh-Hant');
  assert.is(matchLocale('pt', ['en', 'pt-BR']), undefined);
  assert.is(matchLocale('de_DE', ['en', 'fr']), undefined);
  assert.is(matchLocale('!', ['en', 'fr']), undefined);
});

files('PO of any tool is read: wrapped lines, comments, obsolete messages, other line ends', () => {
  const text = [
    'msgid ""',
    'msgstr "Language: nl\\n"',
    '# a note',
    'msgctxt "a/en.md#title"',
    'msgid "One "',
    '"two"',
    'msgstr ""',
    '"Een\\t"',
    '"\\"twee\\""',
    '#, fuzzy, c-format',
    'msgctxt "a/en.md#lead"',
    'msgid "x"',
    'msgstr "y"',
    '#~ msgid "old"',
    '#~ msgstr "oud"',
    '',
  ].join('\r\n');
  const { locale, returned, problems } = parsePo(text);
  assert.equal([locale, problems], ['nl', []]);
  assert.equal(
    returned.map(({ key, source, target, fuzzy }) => [key, source, target, fuzzy]),
    [
      ['title', 'One two', 'Een\t"twee"', false],
      ['lead', 'x', 'y', true],
    ],
  );
});

files('PO that cannot be read says why, and where', () => {
  const text = 'msgid ""\nmsgstr "Language: nl\\n"\n\nmsgctxt "a#b"\nmsgid "x"\nmsgstr "say "this""\n';
  assert.equal(
    parsePo(text).problems.map(({ message, at }) => [message, at]),
    [['This line is not PO.', { offset: text.indexOf('msgstr "say'), length: 19 }]],
  );
  assert.is(
    parsePo('msgid ""\nmsgstr "Language: nl\\n"\n\nmsgid "x"\nmsgstr "y"\n').problems[0]?.message,
    'This message has no msgctxt, which says where it belongs.',
  );
});

files.run();
