import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Diagnostic } from '../../build/model/diagnostic.ts';
import { formatDiagnostics, type ReportFormat } from '../../build/model/diagnostics/report.ts';

const report = suite('reports');

const found: Diagnostic[] = [
  {
    code: 'broken-link',
    severity: 'error',
    file: 'toolbox/été & co/en.md',
    line: 2,
    column: 5,
    length: 7,
    message: 'It says "<b>" & goes\u0007 nowhere.',
    hint: 'Leave it out.',
  },
  { code: 'unrecorded-address', severity: 'warning', file: 'addresses.txt', line: 1, column: 1, message: 'New.' },
];

const print = (format: ReportFormat, diagnostics: Diagnostic[] = found): string =>
  formatDiagnostics(diagnostics, {
    format,
    folder: 'content',
    readText: () => '/\nSee nowhere.\n',
    nextChange: { date: '2027-03-16', entries: [{ ref: 'jobs/coach', kind: 'job', what: 'has closed' }] },
  });

report('no text of the content breaks or reverses a line, and a file is read once', () => {
  let reads = 0;
  const at = (line: number): Diagnostic => ({
    ...{ code: 'broken-link', severity: 'error', file: 'a.md', line, column: 1 },
    message: 'Here\na.md:1:1',
  });
  const printed = formatDiagnostics([at(1), at(2)], {
    format: 'text',
    folder: 'content',
    readText: () => {
      reads++;
      return 'One \u202eowt\u001b[2J\nTwo\n';
    },
  });
  assert.is(reads, 1);
  assert.match(printed, /^content\/a\.md:1:1: error: Here␊a\.md:1:1 \[broken-link\]\n {2}1 \| One ␦owt␛\[2J\n/);
});

report('people get the first of many diagnostics of one code in one file, and the number of the others', () => {
  const many = Array.from({ length: 1200 }, (_, index): Diagnostic => {
    const code = index % 2 === 0 ? 'broken-link' : 'raw-html';
    return { code, severity: 'error', file: 'a.md', line: index + 1, column: 1, message: 'It leads nowhere.' };
  });
  const other: Diagnostic = { ...many[0], file: 'b.md' } as Diagnostic;
  const printed = print('text', [...many, other]);
  assert.is(printed.match(/^content\/a\.md:\d+:1: error/gm)?.length, 60);
  assert.match(printed, /^content\/b\.md:1:1: error/m);
  for (const code of ['broken-link', 'raw-html'])
    assert.ok(printed.includes(`content/a.md: error: 570 more [${code}]; --format json lists all.\n`));
  assert.is(JSON.parse(print('json', many)).diagnostics.length, many.length);
  assert.is(print('github', many).match(/^::error /gm)?.length, many.length);
});

report('JSON has every diagnostic and the next change', () => {
  const { diagnostics, nextChange } = JSON.parse(print('json'));
  assert.is(diagnostics[0].file, 'content/toolbox/été & co/en.md');
  assert.is(diagnostics.length, 2);
  assert.equal(nextChange, {
    date: '2027-03-16',
    entries: [{ ref: 'jobs/coach', kind: 'job', what: 'has closed' }],
  });
});

report('SARIF 2.1.0: rules, levels, and regions that begin at 1', () => {
  const log = JSON.parse(print('sarif'));
  assert.is(log.version, '2.1.0');
  const [run] = log.runs;
  const rules = run.tool.driver.rules;
  assert.equal(
    rules.map(({ id }: { id: string }) => id),
    ['broken-link', 'unrecorded-address'],
  );
  assert.ok(rules.every((rule: { shortDescription: { text: string } }) => rule.shortDescription.text.length > 0));
  assert.equal(run.results[0], {
    ruleId: 'broken-link',
    ruleIndex: 0,
    level: 'error',
    message: { text: 'It says "<b>" & goes\u0007 nowhere.\nLeave it out.' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'content/toolbox/%C3%A9t%C3%A9%20&%20co/en.md' },
          region: { startLine: 2, startColumn: 5, endColumn: 12 },
        },
      },
    ],
  });
  assert.is(run.results[1].level, 'warning');
  assert.equal(run.results[1].locations[0].physicalLocation.region, { startLine: 1, startColumn: 1, endColumn: 2 });
});

report('SARIF of good content has a run with no results', () => {
  assert.equal(JSON.parse(print('sarif', [])).runs[0].results, []);
});

report('JUnit: errors fail, warnings pass with their text, and XML is escaped', () => {
  assert.is(
    print('junit'),
    `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="content" tests="2" failures="1" errors="0">
  <testsuite name="content/toolbox/été &amp; co/en.md" tests="1" failures="1" errors="0" skipped="0">
    <testcase name="2:5 broken-link" classname="content/toolbox/été &amp; co/en.md" file="content/toolbox/été &amp; co/en.md" line="2"><failure type="broken-link" message="It says &quot;&lt;b&gt;&quot; &amp; goes\ufffd nowhere.">content/toolbox/été &amp; co/en.md:2:5: error: It says &quot;&lt;b&gt;&quot; &amp; goes␇ nowhere. [broken-link]
  2 | See nowhere.
    |     ^^^^^^^
  Leave it out.
</failure></testcase>
  </testsuite>
  <testsuite name="content/addresses.txt" tests="1" failures="0" errors="0" skipped="0">
    <testcase name="1:1 unrecorded-address" classname="content/addresses.txt" file="content/addresses.txt" line="1"><system-out>content/addresses.txt:1:1: warning: New. [unrecorded-address]
  1 | /
    | ^
</system-out></testcase>
  </testsuite>
</testsuites>
`,
  );
});

report('JUnit of a strict run: warnings fail too', () => {
  const xml = formatDiagnostics(found, { format: 'junit', folder: 'content', readText: () => undefined, strict: true });
  assert.match(xml, 'tests="2" failures="2"');
  assert.match(xml, '<failure type="unrecorded-address" message="New.">');
});

report('JUnit of good content has one passed case', () => {
  const xml = print('junit', []);
  assert.match(xml, 'tests="1" failures="0"');
  assert.match(xml, '<testcase name="no problems" classname="content"/>');
});

report.run();
