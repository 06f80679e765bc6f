import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { npmCommand } from '../setup/packages.mjs';
import { addressOf, guideFacts, guideWords, idOf, locales } from './corpus.mjs';

/**
 * The generators on npm that the bench compares with, in exact versions; their templates are in `peers/`. Astro is the last
 * version for Node 20.
 * @type {readonly { name: string, folder: string, package: string, version: string, command: readonly string[], made: readonly string[] }[]}
 */
const peers = [
  {
    name: 'Eleventy',
    folder: 'eleventy',
    package: '@11ty/eleventy',
    version: '3.1.8',
    command: ['node', 'node_modules/@11ty/eleventy/cmd.cjs'],
    made: ['public'],
  },
  {
    name: 'Astro',
    folder: 'astro',
    package: 'astro',
    version: '5.9.4',
    command: ['node', 'node_modules/astro/astro.js', 'build'],
    made: ['dist', '.astro', 'node_modules/.astro'],
  },
];

/**
 * Installs the generators and writes the same documents for each → how each is run, where, and what it makes.
 * @param {{ root: string, folder: string, guides: number }} options
 */
export function writePeers({ root, folder, guides }) {
  const packages = join(root, '.cache', 'bench-peers');
  install(packages);
  return peers.map((peer) => {
    const target = join(folder, peer.folder);
    cpSync(join(root, 'scripts/bench/peers', peer.folder), target, { recursive: true });
    cpSync(join(root, 'scripts/bench/peers/page.mjs'), join(target, 'page.mjs'));
    symlinkSync(join(packages, 'node_modules'), join(target, 'node_modules'), 'junction');
    writeFileSync(join(target, 'data.json'), JSON.stringify(readData(root)));
    for (const locale of locales) {
      mkdirSync(join(target, 'content', locale), { recursive: true });
      for (let index = 0; index < guides; index++)
        writeFileSync(join(target, 'content', locale, `${idOf(index)}.md`), documentOf(index, locale, guides));
    }
    return { ...peer, folder: target };
  });
}

/** @param {string} folder */
function install(folder) {
  const wanted = peers.filter(({ package: name, version }) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    return !existsSync(file) || JSON.parse(readFileSync(file, 'utf8')).version !== version;
  });
  if (wanted.length === 0) return;
  const specs = wanted.map(({ package: name, version }) => `${name}@${version}`);
  console.log(`Installing ${specs.join(', ')} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const [npm, ...first] = npmCommand();
  const { status } = spawnSync(
    npm,
    [...first, 'install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', ...specs],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error(`npm could not install ${specs.join(', ')}.`);
}

/**
 * A guide with the facts that our build reads from other files, and its address in each language.
 * @param {number} index
 * @param {string} locale
 * @param {number} guides
 */
function documentOf(index, locale, guides) {
  const address = addressOf(index, locale);
  const facts = guideFacts(index)
    .replace(/published: (.*)/, 'published: "$1"')
    .replace(/filters:\n {2}subject: \[(\w+)\]\n {2}type: guide/, 'subject: $1');
  const translations = locales.map((one) => `  - { locale: ${one}, address: ${addressOf(index, one)} }`);
  const added = `locale: ${locale}\naddress: ${address}\npermalink: ${address}index.html\ntranslations:\n${translations.join('\n')}\n`;
  return guideWords(index, locale, (other) => addressOf(other % guides, locale)).replace(/slug: .*\n/, facts + added);
}

/** @param {string} root */
function readData(root) {
  /** @param {string} path */
  const read = (path) => load(readFileSync(join(root, path), 'utf8'));
  return {
    texts: Object.fromEntries(locales.map((locale) => [locale, read(`content/strings/${locale}.yaml`)])),
    forms: Object.fromEntries(['request-pdf', 'newsletter'].map((form) => [form, read(`content/forms/${form}.yaml`)])),
    navigation: read('scripts/bench/site/content/navigation.yaml'),
    icons: read('scripts/bench/hugo/data/icons.yaml'),
  };
}
