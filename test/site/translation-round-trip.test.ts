import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseOptions } from '../../build/commands/options/options.ts';
import { type ContentUnits, readContentUnits } from '../../build/commands/translations/content-units.ts';
import { importFile } from '../../build/commands/translations/import-translations.ts';
import { runCommandHere } from '../support/command.ts';
import { inTemporaryFolder, root } from '../support/project.ts';
import { filesBelow } from '../support/site.ts';

/** The project's own content, handed to translators whole and taken back. */
const roundTrip = suite('round trip of translations');

const read = async (content = join(root, 'content')): Promise<ContentUnits> => {
  const found = await readContentUnits(parseOptions(['translations', '--content', content], root));
  if (!found) throw new Error('The content cannot be read.');
  return found;
};

let whole: Promise<ContentUnits> | undefined;
const files = new Map<string, Promise<string>>();

/** The file of all texts in a language, made once. */
function exported(locale: string, format: string): Promise<string> {
  const file = files.get(`${locale} ${format}`) ?? exportAll(locale, format);
  files.set(`${locale} ${format}`, file);
  return file;
}

function exportAll(locale: string, format: string): Promise<string> {
  return inTemporaryFolder(async (folder) => {
    const out = join(folder, 'file');
    const args = ['export', '--locale', locale, '--format', format, '--only', 'all', '--out', out];
    await runCommandHere('translations', ...args);
    return readFileSync(out, 'utf8');
  });
}

/** Every text of a language, by its place. */
const textsOf = ({ units }: ContentUnits): Record<string, string> =>
  Object.fromEntries(units.map(({ file, place, locale, text }) => [`${file}#${place}@${locale}`, text]));

for (const locale of ['fr', 'nl']) {
  for (const format of ['xliff', 'po']) {
    roundTrip(`${locale} as ${format}: what comes back as it went changes nothing`, async () => {
      whole ??= read();
      const content = await whole;
      const { texts, problems, changed, unchanged, undone } = importFile(await exported(locale, format), content);
      assert.equal(problems, []);
      assert.equal([...texts.keys()], []);
      assert.equal([changed, undone], [0, 0]);
      assert.ok(unchanged > 5_000);
    });
  }
}

roundTrip('texts made other and back again are what they were, and nothing else has changed', () =>
  inTemporaryFolder(async (folder) => {
    const target = join(folder, 'content');
    cpSync(join(root, 'content'), target, { recursive: true });
    const before = await read(target);
    const original = await exported('nl', 'xliff');
    let count = 0;
    const other = original.replace(/<target>/g, (tag) => (count++ % 7 === 0 ? '<target>Z ' : tag));
    for (const file of [other, original]) {
      const { texts, problems } = importFile(file, await read(target));
      // Some texts have no room for two more characters.
      assert.equal(
        [...new Set(problems.map(({ code }) => code))].filter((code) => code !== 'invalid-value'),
        [],
      );
      assert.ok(texts.size > 100);
      for (const [path, text] of texts) writeFileSync(join(target, path), text);
    }
    assert.equal(textsOf(await read(target)), textsOf(before));
    for (const path of filesBelow(target).filter(
      (name) => !/(nl\.md|strings\/nl\.yaml|navigation\.yaml|^forms\/.*)$/.test(name),
    ))
      assert.is(readFileSync(join(target, path), 'utf8'), readFileSync(join(root, 'content', path), 'utf8'), path);
  }),
);

roundTrip('a language that is taken away comes back whole from a file', () =>
  inTemporaryFolder(async (folder) => {
    const target = join(folder, 'content');
    cpSync(join(root, 'content'), target, { recursive: true });
    const before = textsOf(await read(target));
    const file = await exported('nl', 'po');
    const gone = filesBelow(target).filter((path) => /^toolbox\/.*\/nl\.md$/.test(path));
    assert.ok(gone.length > 20);
    for (const path of gone) rmSync(join(target, path));
    const { texts, problems } = importFile(file, await read(target));
    assert.equal(problems, []);
    assert.equal([...texts.keys()], gone.sort());
    for (const [path, text] of texts) {
      mkdirSync(join(target, path, '..'), { recursive: true });
      writeFileSync(join(target, path), text);
    }
    const after = textsOf(await read(target));
    const isOwnWord = ([name]: [string, string]) => !/#(slug|metaTitle)@nl$/.test(name);
    assert.equal(
      Object.fromEntries(Object.entries(after).filter(isOwnWord)),
      Object.fromEntries(Object.entries(before).filter(isOwnWord)),
    );
  }),
);

roundTrip('a changed text goes out with its old words, and is confirmed when it comes back', () =>
  inTemporaryFolder(async (folder) => {
    const target = join(folder, 'content');
    cpSync(join(root, 'content'), target, { recursive: true });
    const english = join(target, 'toolbox/honest-devops/en.md');
    writeFileSync(english, readFileSync(english, 'utf8').replace('title: In the PDF', 'title: Inside the PDF'));
    const file = join(folder, 'texts.po');
    const run = async (...args: string[]) =>
      (await runCommandHere('translations', ...args, '--content', target, '--date', '2027-01-15')).out;
    assert.match(
      await run('export', '--locale', 'nl', '--format', 'po', '--out', file),
      /^1 text of 3 words \(1 stale\)/,
    );
    const text = readFileSync(file, 'utf8');
    assert.match(text, /#\| msgid "In the PDF"\nmsgctxt .*\nmsgid "Inside the PDF"\nmsgstr "In de pdf"\n$/);
    writeFileSync(file, text.replace('#, fuzzy\n', '').replace('"In de pdf"', '"Wat in de pdf staat"'));
    assert.match(await run('import', file), /1 text translated in 1 file, 0 as they were\.\n1 text confirmed/);
    const dutch = readFileSync(join(root, 'content/toolbox/honest-devops/nl.md'), 'utf8');
    assert.is(
      readFileSync(join(target, 'toolbox/honest-devops/nl.md'), 'utf8'),
      dutch.replace('title: In de pdf', 'title: Wat in de pdf staat'),
    );
    assert.is(await run('export', '--locale', 'nl'), 'Nothing is left to translate in nl.\n');
  }),
);

roundTrip('a folder in place of a file is refused', async () => {
  const { status, err } = await runCommandHere('translations', 'import', 'content');
  assert.is(status, 2);
  assert.match(err, /^content is a folder\. Name the files in it, such as content\/\*\.xlf\./);
});

roundTrip('gettext and an XML parser find nothing wrong in the files', () =>
  inTemporaryFolder(async (folder) => {
    for (const locale of ['fr', 'nl']) {
      writeFileSync(join(folder, 'file.po'), await exported(locale, 'po'));
      writeFileSync(join(folder, 'file.xlf'), await exported(locale, 'xliff'));
      const checks = [
        spawnSync('msgfmt', ['--check', '-o', '/dev/null', join(folder, 'file.po')], { encoding: 'utf8' }),
        spawnSync('xmllint', ['--noout', '--nonet', join(folder, 'file.xlf')], { encoding: 'utf8' }),
      ];
      assert.equal(
        checks.map(({ status, stderr }) => [status, stderr]),
        [
          [0, ''],
          [0, ''],
        ],
      );
    }
  }),
);

roundTrip.run();
