import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseOptions } from '../../build/commands/options/options.ts';
import { type ContentUnits, readContentUnits } from '../../build/commands/translations/content-units.ts';
import { importFile } from '../../build/commands/translations/import-translations.ts';
import { runBundled, runCommandHere } from '../support/command.ts';
import { inTemporaryFolder, isExhaustive, root } from '../support/project.ts';
import { filesBelow } from '../support/site.ts';
import { copySmallSite, smallFolder } from '../support/small-site.ts';

/** Whole contents, handed to translators and taken back: that of the small site, and in an exhaustive run this one's. */
const sites = [
  { site: smallFolder, locales: ['de'], family: 'projects', least: 40 },
  ...(isExhaustive ? [{ site: root, locales: ['nl', 'fr'], family: 'toolbox', least: 5000 }] : []),
];

/** Every text of a language, by its place. */
const textsOf = ({ units }: ContentUnits): Record<string, string> =>
  Object.fromEntries(units.map(({ file, place, locale, text }) => [`${file}#${place}@${locale}`, text]));

for (const { site, locales, family, least } of sites) {
  const roundTrip = suite(`round trip of the translations of ${site === root ? 'this site' : 'the small site'}`);
  const [locale = ''] = locales;

  const read = async (content = join(site, 'content')): Promise<ContentUnits> => {
    const found = await readContentUnits(parseOptions(['translations', '--site', site, '--content', content], root));
    if (!found) throw new Error('The content cannot be read.');
    return found;
  };
  const whole = once(() => read());
  const files = new Map<string, Promise<string>>();

  /** The file of all texts in a language, made once. */
  function exported(to: string, format: string): Promise<string> {
    const file = files.get(`${to} ${format}`) ?? exportAll(to, format);
    files.set(`${to} ${format}`, file);
    return file;
  }

  function exportAll(to: string, format: string): Promise<string> {
    return inTemporaryFolder(async (folder) => {
      const out = join(folder, 'file');
      const args = ['export', '--site', site, '--locale', to, '--format', format, '--only', 'all', '--out', out];
      const { status, err } = await runCommandHere('translations', ...args);
      assert.is(status, 0, err);
      return readFileSync(out, 'utf8');
    });
  }

  /** Writes texts that were brought back. */
  function write(target: string, texts: ReadonlyMap<string, string>): void {
    for (const [path, text] of texts) {
      mkdirSync(dirname(join(target, path)), { recursive: true });
      writeFileSync(join(target, path), text);
    }
  }

  function inCopy(work: (target: string) => Promise<void>): Promise<void> {
    return inTemporaryFolder((folder) => {
      const target = join(folder, 'content');
      cpSync(join(site, 'content'), target, { recursive: true });
      return work(target);
    });
  }

  for (const to of locales)
    for (const format of ['xliff', 'po'])
      roundTrip(`${to} as ${format}: what comes back as it went changes nothing`, async () => {
        const { texts, problems, ...counts } = importFile(await exported(to, format), await whole());
        assert.equal(problems, []);
        assert.equal([...texts.keys()], []);
        assert.equal([counts.changed, counts.undone, counts.marked], [0, 0, 0]);
        assert.ok(counts.unchanged > least, `${counts.unchanged} texts`);
      });

  roundTrip('texts made other and back again are what they were, and nothing else has changed', () =>
    inCopy(async (target) => {
      const before = await read(target);
      const original = await exported(locale, 'xliff');
      let count = 0;
      const other = original.replace(/<target>/g, (tag) => (count++ % 7 === 0 ? '<target>Z ' : tag));
      for (const file of [other, original]) {
        const { texts, problems } = importFile(file, await read(target));
        // Some texts have no room for two more characters.
        assert.equal(
          problems.map(({ code }) => code).filter((code) => code !== 'invalid-value'),
          [],
        );
        assert.ok(texts.size > least / 50);
        write(target, texts);
      }
      assert.equal(textsOf(await read(target)), textsOf(before));
      const isOfLanguage = (path: string) =>
        path.endsWith(`/${locale}.md`) || path === `strings/${locale}.yaml` || /^(navigation\.yaml|forms\/)/.test(path);
      for (const path of filesBelow(target).filter((one) => !isOfLanguage(one)))
        assert.is(readFileSync(join(target, path), 'utf8'), readFileSync(join(site, 'content', path), 'utf8'), path);
    }),
  );

  roundTrip('a language that is taken away comes back whole from a file', () =>
    inCopy(async (target) => {
      const before = textsOf(await read(target));
      const file = await exported(locale, 'po');
      const gone = filesBelow(target).filter((path) => path.startsWith(`${family}/`) && path.endsWith(`/${locale}.md`));
      assert.ok(gone.length > 1);
      for (const path of gone) rmSync(join(target, path));
      const { texts, problems } = importFile(file, await read(target));
      assert.equal(problems, []);
      assert.equal([...texts.keys()], gone.sort());
      write(target, texts);
      const after = textsOf(await read(target));
      // What one language says for itself is in no file for translators.
      const isOwnWord = ([name]: [string, string]) => !/#(slug|metaTitle|meta\..*)@/.test(name);
      assert.equal(
        Object.fromEntries(Object.entries(after).filter(isOwnWord)),
        Object.fromEntries(Object.entries(before).filter(isOwnWord)),
      );
    }),
  );

  roundTrip('gettext and an XML parser find nothing wrong in the files', () =>
    inTemporaryFolder(async (folder) => {
      for (const to of locales) {
        writeFileSync(join(folder, 'file.po'), await exported(to, 'po'));
        writeFileSync(join(folder, 'file.xlf'), await exported(to, 'xliff'));
        for (const [program, ...args] of [
          ['msgfmt', '--check', '-o', '/dev/null', join(folder, 'file.po')],
          ['xmllint', '--noout', '--nonet', join(folder, 'file.xlf')],
        ]) {
          const { status, stderr } = spawnSync(program ?? '', args, { encoding: 'utf8' });
          assert.equal([status, stderr], [0, ''], program);
        }
      }
    }),
  );

  roundTrip.run();
}

const changes = suite('changed texts for translators');

changes('a changed text goes out with its old words, and is confirmed when it comes back', async () => {
  const { folder, read, edit, run, remove } = copySmallSite();
  try {
    const translate = async (...args: string[]) => (await run('translations', ...args)).out;
    await translate('confirm', '--all');
    edit('content/projects/oak-staircase/en.md', /^title: .*/m, 'title: A stair without a screw');
    const file = join(folder, 'texts.po');
    assert.match(
      await translate('export', '--locale', 'de', '--format', 'po', '--out', file),
      /^1 text of 5 words \(1 stale\)/,
    );
    const text = readFileSync(file, 'utf8');
    assert.match(
      text,
      /#\| msgid "A staircase without a screw"\nmsgctxt .*\nmsgid "A stair without a screw"\nmsgstr "Eine Treppe ohne Schrauben"\n$/,
    );
    assert.match(
      await translate('import', file),
      /^0 texts translated in 0 files, 0 as they were, 1 marked as not translated\.\nMarked are words that are fuzzy in PO/,
    );
    writeFileSync(file, text.replace('#, fuzzy\n', '').replace('"Eine Treppe ohne', '"Eine Stiege ohne'));
    const german = 'content/projects/oak-staircase/de.md';
    const before = read(german);
    assert.match(await translate('import', file), /1 text translated in 1 file, 0 as they were\.\n1 text confirmed/);
    assert.is(read(german), before.replace('title: Eine Treppe', 'title: Eine Stiege'));
    assert.is(await translate('export', '--locale', 'de'), 'Nothing is left to translate in de.\n');
  } finally {
    remove();
  }
});

changes('a folder in place of a file is refused', async () => {
  const { status, err } = await runBundled('translations', 'import', 'content');
  assert.is(status, 2);
  assert.match(err, /^content is a folder\. Name the files in it, such as content\/\*\.xlf\./);
});

changes.run();

/** Returns what work gives, which is done when it is first asked for. */
function once<T>(work: () => T): () => T {
  let done: { result: T } | undefined;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
}
