import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { load } from 'js-yaml';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseOptions } from '../../build/commands/options/options.ts';
import { startPreview } from '../../build/preview/preview.ts';
import { runCommand } from '../support/command.ts';
import { inTemporaryFolder, makeTemporaryFolder, root } from '../support/project.ts';

/** A site that `npm run new -- site` has written outside the repository. */
const newSite = suite<{ folder: string; site: string }>('a new site');

newSite.before((state) => {
  state.folder = makeTemporaryFolder();
  state.site = join(state.folder, 'my-site');
  process.env.SITE_CACHE = join(state.folder, 'cache');
  const { status, out, err } = runCommand('new', 'site', state.site);
  assert.is(status, 0, err);
  assert.is(
    out,
    `${state.site} has a new site. npm run preview -- --site ${state.site} shows it; npm run build -- --site ${state.site} builds it.\n`,
  );
});
newSite.after(({ folder }) => {
  delete process.env.SITE_CACHE;
  rmSync(folder, { recursive: true });
});

newSite('it builds without a warning', ({ site }) => {
  const { status, out, err } = runCommand('build', '--site', site, '--strict', '--date', '2027-01-15');
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

newSite('its schemas and the help of commands name no entry and no family of this repository’s site', ({ site }) => {
  const { status, err } = runCommand('schemas', '--site', site);
  assert.is(status, 0, err);
  const texts = new Map(
    readdirSync(join(site, '.schemas')).map((name) => [name, readFileSync(join(site, '.schemas', name), 'utf8')]),
  );
  assert.ok(texts.has('page.words.json') && texts.has('content.json'));
  for (const command of ['new', 'rename', 'remove', 'translations', 'publish'])
    texts.set(`${command} --help`, runCommand(command, '--help').out);
  const names = namesOfThisSite();
  for (const [name, text] of texts) {
    const found = text.match(/[a-z0-9-]+/gi)?.filter((word) => names.has(word));
    assert.equal(found ?? [], [], name);
  }
});

/** Returns the families of this repository's site, and the ids of its entries that are no plain words. */
function namesOfThisSite(): ReadonlySet<string> {
  const { families } = load(readFileSync(join(root, 'content/routes.yaml'), 'utf8')) as { families: object };
  const folders = readdirSync(join(root, 'content'), { withFileTypes: true }).filter((item) => item.isDirectory());
  const ids = folders.flatMap(({ name }) => readdirSync(join(root, 'content', name)));
  const names = new Set([...Object.keys(families), ...ids.filter((id) => id.includes('-') && !id.includes('.'))]);
  assert.ok(names.has('honest-devops') && names.has('toolbox'));
  // The generator itself refers to this page.
  names.delete('not-found');
  return names;
}

newSite('the commands in messages name it', ({ site }) => {
  const run = (...args: string[]) => {
    const { status, out, err } = runCommand(...args, '--site', site);
    assert.is(status, 0, err);
    return out;
  };
  assert.match(
    run('new', 'page', '--title', 'Team', '--yes'),
    `npm run preview -- --site ${relative(root, site)} --drafts shows it.`,
  );
  rmSync(join(site, 'content/pages/team'), { recursive: true });
  const routes = join(site, 'content/routes.yaml');
  writeFileSync(routes, readFileSync(routes, 'utf8').replace(/^ {2}team: .*\n/m, ''));
  const ledger = join(site, 'content/addresses.txt');
  const before = readFileSync(ledger, 'utf8');
  writeFileSync(ledger, before.replace('/about/\n', ''));
  const found = run('check');
  writeFileSync(ledger, before);
  assert.match(found, `npm run routes -- --site ${relative(root, site)} --record`);
});

newSite('texts for translators are written into its folder', ({ site }) => {
  const settings = join(site, 'content/site.yaml');
  const before = readFileSync(settings, 'utf8');
  writeFileSync(settings, before.replace(/(?=^securityContact)/m, '  - id: de\n    name: Deutsch\n    prefix: de\n'));
  const { status, out, err } = runCommand('translations', 'export', '--site', site);
  writeFileSync(settings, before);
  const file = join(site, 'translations-de.xlf');
  assert.is(status, 0, err);
  const [shown, shownFile] = [site, file].map((path) => relative(root, path));
  assert.match(out, `Bring it back with: npm run translations -- --site ${shown} import ${shownFile}`);
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

newSite('a wrong prop of an example is refused with its line', ({ site }) => {
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
  inTemporaryFolder((folder) => {
    writeFileSync(join(folder, 'notes.txt'), 'Mine');
    const { status, err } = runCommand('new', 'site', folder);
    assert.is(status, 2);
    assert.is(err, `${folder} has files. A new site needs a new or an empty folder.\n`);
    assert.not.ok(existsSync(join(folder, 'content')));
  }),
);

newSite('its folder must be given, and nothing else', () => {
  const { err } = runCommand('new', 'site');
  assert.is(err, 'Give the folder of the new site: npm run new -- site ../my-site\n');
  assert.is(runCommand('new', 'site', 'a', 'b').err, '"b" is too much: a new site needs only its folder.\n');
});

newSite.run();
