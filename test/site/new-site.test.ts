import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { load } from 'js-yaml';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseOptions } from '../../build/commands/options/options.ts';
import { startPreview } from '../../build/preview/preview.ts';
import { runBundled } from '../support/command.ts';
import { inTemporaryFolder, root } from '../support/project.ts';
import { newSite as makeSite, type SiteCopy } from '../support/small-site.ts';
import { exhaustive } from '../support/some-rows.ts';

/** A site that `npm run new -- site` has written outside the repository. */
const newSite = suite<SiteCopy>('a new site');

newSite.before(async (state) => {
  const { made, ...copy } = await makeSite();
  Object.assign(state, copy);
  const { site } = state;
  assert.is(made.status, 0, made.err);
  assert.is(
    made.out,
    `${site} has a new site. npm run preview -- --site ${site} shows it; npm run build -- --site ${site} builds it.\n`,
  );
});
newSite.after(({ remove }) => remove());

newSite('it builds without a warning', async ({ site, run }) => {
  const { status, out, err } = await run('build', '--strict');
  assert.is(status, 0, err);
  assert.match(out, /^3 pages: en 3 \(3 rendered\)$/m);
  assert.match(out, /^no errors, no warnings /m);
  const page = readFileSync(join(site, 'dist/about/index.html'), 'utf8');
  // What its site.yaml leaves out has defaults.
  for (const ending of ['br', 'gz']) assert.ok(existsSync(join(site, `dist/about/index.html.${ending}`)));
  assert.match(readFileSync(join(site, 'dist/_headers'), 'utf8'), /connect-src 'self'; form-action 'self';/);
  assert.match(page, /<a href="\/about\/" aria-current="page">About<\/a>/);
  // Without it Cloudflare Pages, a host of a site that names none, answers each missing address with the home page.
  assert.match(readFileSync(join(site, 'dist/404.html'), 'utf8'), /<h1>Page not found</);
  assert.match(page, /<h1>About this site<\/h1><div><ul>/);
});

newSite(
  'its schemas and the help of commands name no entry and no family of this repository’s site',
  async ({ site, run }) => {
    const { status, err } = await run('schemas');
    assert.is(status, 0, err);
    const texts = new Map(
      readdirSync(join(site, '.schemas')).map((name) => [name, readFileSync(join(site, '.schemas', name), 'utf8')]),
    );
    assert.ok(texts.has('page.words.json') && texts.has('content.json'));
    for (const command of ['new', 'rename', 'remove', 'translations', 'publish'])
      texts.set(`${command} --help`, (await runBundled(command, '--help')).out);
    const names = namesOfThisSite();
    for (const [name, text] of texts) {
      const found = text.match(/[a-z0-9-]+/gi)?.filter((word) => names.has(word));
      assert.equal(found ?? [], [], name);
    }
  },
);

/** Returns the families of this repository's site, and the ids of its entries that are no plain words. */
function namesOfThisSite(): ReadonlySet<string> {
  const { families } = load(readFileSync(join(root, 'content/routes.yaml'), 'utf8')) as { families: object };
  const folders = readdirSync(join(root, 'content'), { withFileTypes: true }).filter((item) => item.isDirectory());
  const ids = folders.flatMap(({ name }) => readdirSync(join(root, 'content', name)));
  const names = new Set([...Object.keys(families), ...ids.filter((id) => id.includes('-') && !id.includes('.'))]);
  assert.ok(names.size > 100);
  // The generator itself refers to this page.
  names.delete('not-found');
  return names;
}

newSite('the commands in messages name it', async ({ site, run, edit, write, read }) => {
  const succeed = async (...args: [string, ...string[]]) => {
    const { status, out, err } = await run(...args);
    assert.is(status, 0, err);
    return out;
  };
  const shown = relative(root, site);
  assert.match(
    await succeed('new', 'page', '--title', 'Team', '--yes'),
    `npm run preview -- --site ${shown} --drafts shows it.`,
  );
  rmSync(join(site, 'content/pages/team'), { recursive: true });
  write('content/routes.yaml', read('content/routes.yaml').replace(/^ {2}team: .*\n/m, ''));
  const undoAddress = edit('content/addresses.txt', '/about/\n', '');
  assert.match(await succeed('check'), `npm run routes -- --site ${shown} --record`);
  undoAddress();
  const german = '  - id: de\n    name: Deutsch\n    prefix: de\n';
  const undoLanguage = edit('content/site.yaml', /(?=^securityContact)/m, german);
  const out = await succeed('translations', 'export');
  undoLanguage();
  // Texts for translators are written into the folder of the site.
  const file = relative(root, join(site, 'translations-de.xlf'));
  assert.match(out, `Bring it back with: npm run translations -- --site ${shown} import ${file}`);
  rmSync(file);
});

newSite('its types are checked as this repository’s are', ({ site }) => {
  const check = () => execFileSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', site], { encoding: 'utf8' });
  assert.is(check(), '');
  const file = join(site, 'templates/site.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace("defaultPageType: 'page'", 'defaultPageType: 7'));
  assert.throws(check, ({ stdout }: { stdout: string }) =>
    stdout.includes("Type 'number' is not assignable to type 'string'"),
  );
  writeFileSync(file, text);
});

newSite('its preview shows it, and its components without a fixture', async ({ site }) => {
  const component = join(site, 'templates/components/badge');
  mkdirSync(component, { recursive: true });
  writeFileSync(
    join(component, 'index.tsx'),
    '/** Shows a word. */\nexport function Badge({ word }: { word: string }) {\n  return <b>{word}</b>;\n}\n',
  );
  writeFileSync(join(component, 'examples.yaml'), 'examples:\n  Badge:\n    - { name: usual, props: { word: New } }\n');
  const preview = await startPreview(parseOptions(['preview', '--site', site, '--port', '0'], root), () => {});
  try {
    const read = async (path: string) => (await fetch(preview.url + path)).text();
    assert.match(await read('/'), /<h1>It works<\/h1>/);
    const gallery = await read('/_preview/components/');
    const [, example = ''] = /<iframe [^>]*src="([^"]+)"/.exec(gallery) ?? [];
    assert.is(example, '/_preview/components/badge/usual/page/en/');
    assert.match(await read(example), /<b>New<\/b>/);
  } finally {
    await preview.stop();
  }
});

exhaustive(newSite)('a wrong prop of an example is refused with its line', ({ site }) => {
  const component = join(site, 'templates/components/frame');
  mkdirSync(component, { recursive: true });
  writeFileSync(
    join(component, 'index.tsx'),
    [
      "import type { ReactNode } from 'react';",
      '/** Shows a frame. */',
      "export function Frame({ size, children }: { size: 'small' | 'large'; children: ReactNode }) {",
      '  return <b data-size={size}>{children}</b>;',
      '}',
      '',
    ].join('\n'),
  );
  const check = (...lines: string[]) => {
    writeFileSync(join(component, 'examples.yaml'), `examples:\n  Frame:\n${lines.join('\n')}\n`);
    const { stdout } = spawnSync(process.execPath, [join(root, 'scripts/typecheck.mjs'), '--site', site], {
      encoding: 'utf8',
      cwd: site,
    });
    return stdout.replace(/^\s.*\n/gm, '');
  };
  const inner = '        children: { component: Frame, props: { size: small, children: { en: Yes, fr: Oui } } }';
  assert.is(check('    - name: good', '      props:', '        size: large', inner), '');
  const wrong = check(
    ...['    - name: wrong', '      props:', '        size: huge', inner.replace('size: small', 'sise: small')],
    ...['    - name: missing', '      props: { children: 7 }'],
  );
  const place = (line: number) => `templates/components/frame/examples\\.yaml\\(${line},\\d+\\): error TS\\d+: `;
  assert.match(wrong, new RegExp(`^${place(5)}Type '"huge"' is not assignable to type '"(small|large)" `, 'm'));
  assert.match(wrong, new RegExp(`^${place(6)}.*sise`, 'm'));
  assert.match(wrong, new RegExp(`^${place(8)}.*'size' is missing`, 'm'));
  const unknown = check(
    '    - name: good',
    '      props: { size: large, children: x }',
    '  Frames:',
    '    - name: one',
  );
  assert.match(
    unknown,
    /^templates\/components\/frame\/examples\.yaml\(5,\d+\): error: There is no component "Frames"\./m,
  );
  rmSync(component, { recursive: true });
});

newSite('a folder with files is left as it is', () =>
  inTemporaryFolder(async (folder) => {
    writeFileSync(join(folder, 'notes.txt'), 'Mine');
    const { status, err } = await runBundled('new', 'site', folder);
    assert.is(status, 2);
    assert.is(err, `${folder} has files. A new site needs a new or an empty folder.\n`);
    assert.not.ok(existsSync(join(folder, 'content')));
  }),
);

newSite('its folder must be given, and nothing else', async () => {
  const { err } = await runBundled('new', 'site');
  assert.is(err, 'Give the folder of the new site: npm run new -- site ../my-site\n');
  assert.is((await runBundled('new', 'site', 'a', 'b')).err, '"b" is too much: a new site needs only its folder.\n');
});

newSite.run();
