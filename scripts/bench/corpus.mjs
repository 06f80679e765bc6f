import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

export const locales = ['en', 'fr', 'nl'];
const families = /** @type {Record<string, string>} */ ({
  en: '/toolbox',
  fr: '/fr/guides-outils',
  nl: '/nl/toolbox',
});

/**
 * Writes a corpus of guides in three languages: once in the site's own format, on top of a small site, `site/`, and
 * once as the same documents for Hugo, with a template of like weight. The folder must not be there yet.
 * @param {{ root: string, folder: string, guides: number }} options
 */
export function writeCorpus({ root, folder, guides }) {
  writeSite(root, join(folder, 'site'), guides);
  writeHugo(root, join(folder, 'hugo'), guides);
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {number} guides
 */
function writeSite(root, folder, guides) {
  const content = join(folder, 'content');
  cpSync(join(root, 'scripts/bench/site'), folder, { recursive: true });
  addDutch(root, content);
  for (let index = 0; index < guides; index++) {
    const entry = join(content, 'toolbox', idOf(index));
    mkdirSync(entry, { recursive: true });
    writeFileSync(join(entry, 'guide.yaml'), guideFacts(index));
    const link = (/** @type {number} */ other) => `toolbox/${idOf(other % guides)}`;
    for (const locale of locales) writeFileSync(join(entry, `${locale}.md`), guideWords(index, locale, link));
  }
}

/**
 * Gives the small site a third language: its English words again, under Dutch addresses.
 * @param {string} root
 * @param {string} content
 */
function addDutch(root, content) {
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('en.md') && !file.startsWith('documents'))
      cpSync(join(content, file), join(content, file.replace(/en\.md$/, 'nl.md')));
  }
  for (const part of ['strings', 'forms'])
    cpSync(join(root, 'content', part), join(content, part), { recursive: true });
  /** @param {string} file @param {(text: string) => string} change */
  const edit = (file, change) => writeFileSync(join(content, file), change(readFileSync(join(content, file), 'utf8')));
  // The small site has one policy, to which the links of all agreements lead here, and no page with offers.
  for (const form of readdirSync(join(content, 'forms')))
    edit(`forms/${form}`, (text) => text.replace(/documents\/(general|application)-terms/, 'documents/privacy-policy'));
  rmSync(join(content, 'forms/remote-offers.yaml'), { force: true });
  edit('site.yaml', (text) =>
    text.replace(/( {2}- id: fr\n.*\n.*\n)/, '$1  - id: nl\n    name: Nederlands\n    prefix: nl\n'),
  );
  edit('routes.yaml', (text) =>
    text
      .replace(/^( {2}[\w-]+: \{ en: )(\/[^",}\s]*)(, .*) \}$/gm, '$1$2$3, nl: /nl$2 }')
      .replace(/^( {2}[\w-]+: \{ en: )"([^"]*)"(, .*) \}$/gm, '$1"$2"$3, nl: "/nl$2" }'),
  );
  edit('navigation.yaml', (text) => text.replace(/^( +text: \{ en: )(.*)(, fr: .*) \}$/gm, '$1$2$3, nl: $2 }'));
  edit('pages/change-management/page.yaml', (text) => text.replace(/^ {2}en:\n((?: {4}.*\n)+)/m, '$&  nl:\n$1'));
}

/** @param {number} index */
export function guideFacts(index) {
  return [
    'pdfId: documents/honest-devops',
    'filters:',
    `  subject: [${subjects[index % subjects.length]}]`,
    '  type: guide',
    `published: 2026-0${1 + (index % 9)}-1${index % 9}`,
    'author: experts/anna-de-wit',
    'minutes: 4',
    '',
  ].join('\n');
}

/**
 * @param {number} index
 * @param {string} locale
 * @param {(index: number) => string} linkTo
 */
export function guideWords(index, locale, linkTo) {
  const words = randomWords(index * 3 + locales.indexOf(locale));
  return [
    '---',
    `slug: ${idOf(index)}`,
    `title: ${words(4)} ${index}`,
    `description: ${index} ${words(14)}`.padEnd(90, 'a').slice(0, 150),
    `lead: ${words(20)}`,
    'bulletPoint:',
    `  title: ${words(3)}`,
    `  list: [${words(5)}, ${words(5)}, ${words(6)}]`,
    '---',
    bodyOf(words, linkTo, index),
  ].join('\n');
}

/**
 * About three kilobytes of Markdown: headings, paragraphs with marks and links, lists.
 * @param {(count: number) => string} words
 * @param {(index: number) => string} linkTo
 * @param {number} index
 */
function bodyOf(words, linkTo, index) {
  const parts = Array.from({ length: 6 }, (_, part) =>
    [
      `## ${words(4)}`,
      `${words(40)} **${words(2)}** and [${words(2)}](${linkTo(index + part)}) ${words(22)}.`,
      `- ${words(6)}\n- ${words(6)}`,
    ].join('\n\n'),
  );
  return `${parts.join('\n\n')}\n`;
}

/**
 * The same documents for Hugo, with a template that makes the same parts of a page, by Hugo's own best ways: what is the
 * same on every page is made once, texts come from its translations, menus and forms from its data.
 * @param {string} root
 * @param {string} folder
 * @param {number} guides
 */
function writeHugo(root, folder, guides) {
  cpSync(join(root, 'scripts/bench/hugo'), folder, { recursive: true });
  /** @param {string} name @param {string} text */
  const write = (name, text) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  /** @param {string} file */
  const read = (file) => readFileSync(join(root, file), 'utf8');
  for (const form of ['request-pdf', 'newsletter'])
    write(`data/forms/${form}.yaml`, read(`content/forms/${form}.yaml`));
  const navigation = read('scripts/bench/site/content/navigation.yaml');
  write('data/navigation.yaml', navigation.replace(/href: (?:pages|offices)\/(\S+)/g, 'href: /$1/'));
  for (const locale of locales) {
    write(`i18n/${locale}.json`, JSON.stringify(hugoTexts(load(read(`content/strings/${locale}.yaml`)))));
    write(`content/experts/anna-de-wit.${locale}.md`, '---\ntitle: Anna De Wit\n---\n');
    for (let index = 0; index < guides; index++) {
      const facts = guideFacts(index)
        .replace('published:', 'date:')
        .replace(/filters:\n {2}subject: \[(\w+)\]\n {2}type: guide/, 'subject: $1');
      const link = (/** @type {number} */ other) => addressOf(other % guides, locale);
      write(
        `content/toolbox/${idOf(index)}.${locale}.md`,
        guideWords(index, locale, link).replace('---\n', `---\n${facts}`),
      );
    }
  }
}

/**
 * The site's interface texts as Hugo has them: by their whole name, the forms of a plural below it, values as
 * `{{ .value }}`.
 * @param {unknown} texts
 * @param {string} [above]
 * @param {Record<string, string | Record<string, string>>} [found]
 */
function hugoTexts(texts, above = '', found = {}) {
  for (const [key, value] of Object.entries(/** @type {Record<string, unknown>} */ (texts))) {
    if (typeof value !== 'string') {
      hugoTexts(value, `${above}${key}.`, found);
      continue;
    }
    const text = value.replace(/\{\{(\w+)\}\}/g, '{{ .$1 }}');
    const [, name, plural] = /^(.*)_(zero|one|two|few|many|other)$/.exec(above + key) ?? [];
    if (name && plural) found[name] = { ...Object(found[name]), [plural]: text };
    else found[above + key] = text;
  }
  return found;
}

const subjects = ['agile', 'change', 'leadership', 'ai', 'data', 'delivery', 'strategy', 'sustainability'];
const vocabulary =
  'change people team value flow client strategy product delivery data leadership practice learn measure small steps weekly review decision trust'.split(
    ' ',
  );

/** @param {number} index */
export const idOf = (index) => `guide-${index}`;

/** @param {number} index @param {string} locale */
export const addressOf = (index, locale) => `${families[locale]}/${idOf(index)}/`;

/**
 * Words in an order that depends on the seed alone.
 * @param {number} seed
 */
function randomWords(seed) {
  let state = seed * 7919 + 17;
  return (/** @type {number} */ count) =>
    Array.from({ length: count }, () => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return vocabulary[Math.floor((state / 2147483648) * vocabulary.length)];
    }).join(' ');
}
