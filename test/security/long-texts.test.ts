import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SearchIndex, SearchRecord } from '../../build/authoring/facets/search-record.ts';
import { normalizeSubmission, validateSubmission } from '../../build/authoring/forms/rules.ts';
import { searchFolding } from '../../build/languages/search-folding.ts';
import { escapeXml } from '../../build/model/files/escape-xml.ts';
import { excerptOf, markWords } from '../../client/search/excerpt.ts';
import { createEngine } from '../../client/search/search-engine.ts';
import { wordsOfAddress } from '../../client/search/suggest.ts';
import { significantWords } from '../../client/search/words.ts';
import type { CommandResult } from '../support/command.ts';
import { lastResort } from '../support/last-resort.ts';
import { isExhaustive, root } from '../support/project.ts';
import { buildDate } from '../support/site.ts';
import { previewSmall } from '../support/small-preview.ts';
import { copySmallSite, type SiteCopy } from '../support/small-site.ts';
import { exhaustive } from '../support/some-rows.ts';

/**
 * A text that passes the checks must not stop the tools: each command that reads texts ends with long runs of a mark. An
 * expression that takes the cube of a run's length takes hours; those that take the square are for `security/expressions`.
 */
const longTexts = suite<{ copy: SiteCopy; exported: string }>('texts of one mark, repeated');

/** Those that expressions of texts are about: each alone, then what opens, parts or ends something without its counterpart. */
const marks = [
  ...' \t*_~`[](){}<>#!|\\/-+=:;,.\'"^$@%&0aAé’“\u00a0\u2028',
  ...['](', '[a](b', '![', '[^a]', '{{', '}}{{', '$t(', '<a ', '</a>', '&lt;', '&', 'a@', 'a ', ' a', ' .', '.a', 'a-'],
  ...['**a', ' **', ' *a ', 'a|', '|-', '::', ':a[', ']{', '` ', '``a', '(a', '"a ', ' "', '12,', '1 h ', '4 %', ' – '],
  ...[
    'https://a.b ',
    'www.a',
    'a\n',
    'a  \n',
    '\\\n',
    '\n',
    '\n\n',
    'a\n\n',
    '> a\n',
    '- a\n',
    '| a\n',
    '1. a\n',
    '# a\n',
  ],
  ...[
    ':::a\n',
    '```\n',
    '    a\n',
    '[a]: b\n',
    '[^a]: b\n',
    'a[^a] ',
    '\t\n',
    ' \n',
    '\n*',
    '\r\n',
    'word-',
    'a.a',
    '/a',
  ],
  // Blocks, each of which could take a time for all before it.
  ...[
    '> a\n\n',
    '- a\n  - a\n',
    '1. a\n\n   a\n\n',
    '|a|\n|-|\n|a|\n\n',
    '|\n',
    'a\n===\n\n',
    '![a](b.png)\n\n',
    '---\n\n',
  ],
  ...[
    ':::note\na\n:::\n\n',
    '::note\n',
    'a[^1]\n\n[^1]: b\n\n',
    '<div>\n\n',
    '## a {#b}\n\n',
    '- [ ] a\n',
    'a\n: b\n\n',
  ],
];
/** All runs together are read by one process, within the last resort. */
const length = isExhaustive ? 150_000 : 6_000;
/** Those that kept the tools busy for the longest time. */
const worst = [' ', '\t', '[', '](', '{{', '$t(', 'a  \n', 'word-', '<a ', '# a\n'];
const shown = isExhaustive ? marks : worst;
/** The kinds of fields whose values are written. */
const kinds = ['text', 'textarea', 'email', 'tel', 'country', 'select'] as const;
const runOf = (mark: string, most = length) => `x ${mark.repeat(Math.floor(most / Buffer.byteLength(mark)))} y`;

/** Runs a command, in the exhaustive run as a process, which is ended if it does not end → what it says. */
async function end(copy: SiteCopy, ...args: [string, ...string[]]): Promise<string> {
  const dated = args[0] === 'check' ? ['--date', buildDate] : [];
  const { status, out, err } = isExhaustive
    ? runProcess(...args, '--site', copy.site, ...dated)
    : await copy.run(...args, ...dated);
  assert.ok(status === 0 || status === 1, `${args.join(' ')} ends: ${status} ${err.slice(0, 1000)}`);
  assert.not.match(err, /\n {4}at /, args.join(' '));
  return out + err;
}

function runProcess(...args: string[]): CommandResult {
  const options = { cwd: root, encoding: 'utf8', timeout: lastResort, maxBuffer: 2 ** 30 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], options);
  return { status, out: stdout, err: stderr };
}

const front = (title: string, slug: string) =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(title.slice(0, 150).padEnd(80, '.'))}\nslug: ${slug}\n---\n\n`;

longTexts.before((state) => {
  state.copy = copySmallSite();
  state.exported = join(state.copy.folder, 'exported.xlf');
  for (const [index, mark] of shown.entries()) {
    const folder = `content/projects/long-${index}`;
    state.copy.write(`${folder}/project.yaml`, state.copy.read('content/projects/oak-staircase/project.yaml'));
    for (const locale of ['en', 'de'])
      state.copy.write(`${folder}/${locale}.md`, `${front(`Long ${index}`, `long-${index}`)}${runOf(mark)}\n`);
  }
});
longTexts.after(({ copy }) => copy.remove());

longTexts('check and the commands of translations end with such paragraphs', async ({ copy, exported }) => {
  await end(copy, 'check', '--strict');
  assert.match(await end(copy, 'translations', 'board'), /de: /);
  await end(copy, 'translations', 'export', '--locale', 'de', '--only', 'all', '--out', exported);
  if (isExhaustive) await end(copy, 'translations', 'confirm', '--all', '--locale', 'de');
});

longTexts(
  'check ends with such front matter, facts, interface texts, redirects, menus and addresses',
  async ({ copy }) => {
    const together = 12;
    const groups = shown.flatMap((_, index) => (index % together ? [] : [shown.slice(index, index + together)]));
    const renew = copy.read('content/strings/en.yaml');
    for (const group of groups) {
      const texts = group.map((mark) => runOf(mark, length / together));
      const undo = [
        copy.write(
          'content/strings/en.yaml',
          renew.replace(
            'Main menu',
            `Main menu\n${texts.map((text, index) => `  menu${index}: ${JSON.stringify(text)}`).join('\n')}`,
          ),
        ),
        copy.write(
          'content/redirects.yaml',
          texts
            .map((text) => `- { from: ${JSON.stringify(`/${text}`)}, to: ${JSON.stringify(`/${text}`)} }\n`)
            .join(''),
        ),
        copy.write('content/addresses.txt', texts.map((text) => `/${text.replace(/[\r\n]/g, '\n/')}\n`).join('')),
        copy.write(
          'content/exceptions.yaml',
          `foreign-text:\n${texts.map((text) => `  - ${JSON.stringify(text)}\n`).join('')}`,
        ),
        ...texts.flatMap((text, index) => [
          copy.write(`content/projects/long-${index}/en.md`, `${front(text, `long-${index}`)}Text.\n`),
          copy.write(
            `content/projects/long-${index}/de.md`,
            `---\ntitle: ${text}\ndescription: {a: ${text}\nslug: b\n---\n`,
          ),
          copy.write(
            `content/projects/long-${index}/project.yaml`,
            `year: 2025\nwood: oak\ncare: ${JSON.stringify(text)}\n`,
          ),
        ]),
        ...['opened.md', 'blank.md'].map((name, index) =>
          copy.write(`content/projects/long-0/${name}`, `---${index ? '\n' : ''}${texts.join('')}`),
        ),
      ];
      assert.match(await end(copy, 'check'), /error/);
      if (isExhaustive) await end(copy, 'translations', 'board');
      for (const back of undo.reverse()) back();
    }
  },
);

longTexts('an import ends with such translations', async ({ copy, exported }) => {
  let index = 0;
  const text = readFileSync(exported, 'utf8');
  const returned = (most: number) =>
    text.replace(/<target([^>]*)>[\s\S]*?<\/target>/g, (_, attributes: string) => {
      index += 1;
      return `<target${attributes}>${escapeXml(runOf(shown[index % shown.length] ?? '', most))}</target>`;
    });
  const units = text.split('<target').length;
  writeFileSync(
    exported,
    returned(Math.min(length / 10, 15_000_000 / units)).replaceAll('state="initial"', 'state="translated"'),
  );
  await end(copy, 'translations', 'import', exported);
});

exhaustive(longTexts)('the pages of the preview answer, and a click finds its place', async ({ copy }) => {
  const preview = await previewSmall(copy);
  try {
    for (const path of ['', 'translations/', 'weights/', 'problems', 'events?page='])
      assert.is((await fetch(`${preview.url}/_preview/${path}`, { method: 'HEAD' })).status, 200, path);
    for (const [index, mark] of shown.entries()) {
      const text = runOf(mark, 3000);
      const pointed = { path: `/projects/long-${index}/`, texts: [text, `${mark} ${mark}`, 'y'], words: text };
      const headers = { Origin: preview.url, 'Content-Type': 'application/json' };
      const found = await fetch(`${preview.url}/_preview/source`, {
        method: 'POST',
        headers,
        body: JSON.stringify(pointed),
      });
      assert.ok([200, 404].includes(found.status), mark);
      await found.text();
    }
  } finally {
    await preview.stop();
  }
});

longTexts('the search and the forms of a page end with such questions, texts and answers', async () => {
  const records = shown.map((mark, index): SearchRecord => {
    const text = runOf(mark, 2000);
    const names = { title: text, names: text, details: [text], keywords: [text] };
    return { url: `/${index}/`, kind: 'page', ...names, description: text, headings: [text], text: runOf(mark) };
  });
  const engine = await createEngine(
    {
      kinds: { page: { name: 'Page', also: '' } },
      records,
      folding: searchFolding('en'),
    } as SearchIndex,
    'en',
  );
  const isAnswer = (word: string) => word === 'x';
  for (const [index, mark] of shown.entries()) {
    const text = runOf(mark);
    assert.ok(engine.answer(runOf(mark, 300)).found);
    assert.ok(significantWords(text, 'en').length < length);
    assert.ok(wordsOfAddress(`/${encodeURIComponent(runOf(mark, 10_000))}/`));
    assert.ok(markWords(text, isAnswer).length > 0);
    assert.ok(excerptOf(records[index] as SearchRecord, isAnswer).length > 0);
    const fields = kinds.map((kind) => ({ name: kind, kind, required: true }));
    const values = normalizeSubmission({ fields }, Object.fromEntries(kinds.map((kind) => [kind, text])));
    assert.ok(validateSubmission({ fields }, values).length > 0);
  }
});

longTexts.run();
