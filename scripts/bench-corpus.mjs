import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const locales = ['en', 'fr', 'nl'];
const prefixes = { en: '', fr: '/fr', nl: '/nl' };
const families = { en: '/toolbox', fr: '/fr/guides-outils', nl: '/nl/toolbox' };

/**
 * Writes a corpus of guides in three languages: once in the site's own format, on top of the miniature base site, and
 * once as the same documents for Hugo, with a template of like weight. The folder must not be there yet.
 * @param {{ root: string, folder: string, guides: number }} options
 */
export function writeCorpus({ root, folder, guides }) {
  writeSite(root, join(folder, 'site'), guides);
  writeHugo(join(folder, 'hugo'), guides);
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {number} guides
 */
function writeSite(root, folder, guides) {
  const content = join(folder, 'content');
  cpSync(join(root, 'test/sites/_base'), folder, { recursive: true });
  addDutch(root, content);
  for (let index = 0; index < guides; index++) {
    const entry = join(content, 'toolbox', idOf(index));
    mkdirSync(entry, { recursive: true });
    writeFileSync(join(entry, 'guide.yaml'), guideFacts(index));
    for (const locale of locales) writeFileSync(join(entry, `${locale}.md`), guideWords(index, locale, guides));
  }
}

/**
 * Gives the base site a third language: its English words again, under Dutch addresses.
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
  edit('site.yaml', (text) =>
    text.replace(/( {2}- id: fr\n.*\n.*\n)/, '$1  - id: nl\n    name: Nederlands\n    prefix: nl\n'),
  );
  edit('routes.yaml', (text) =>
    text
      .replace(/^( {2}[\w-]+: \{ en: )(\/[^",}\s]*)(, .*) \}$/gm, '$1$2$3, nl: /nl$2 }')
      .replace(/^( {2}[\w-]+: \{ en: )"([^"]*)"(, .*) \}$/gm, '$1"$2"$3, nl: "/nl$2" }'),
  );
}

/** @param {number} index */
function guideFacts(index) {
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

/** @param {number} index @param {string} locale @param {number} guides */
function guideWords(index, locale, guides) {
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
    bodyOf(words, (other) => `toolbox/${idOf(other % guides)}`, index),
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

/** @param {string} folder @param {number} guides */
function writeHugo(folder, guides) {
  const menu = Array.from(
    { length: 40 },
    (_, index) => `[[menu.main]]\nname = "Item ${index}"\nurl = "/toolbox/${idOf(index)}/"\nweight = ${index + 1}\n`,
  );
  /** @type {Record<string, string>} */
  const files = {
    'config.toml': [
      'baseURL = "https://www.wevoya.example/"',
      'defaultContentLanguage = "en"',
      'disableKinds = ["taxonomy", "term", "RSS"]',
      ...locales.map(
        (locale, index) =>
          `[languages.${locale}]\nweight = ${index + 1}\n[languages.${locale}.permalinks]\ntoolbox = "${families[/** @type {keyof typeof families} */ (locale)].replace(prefixes[/** @type {keyof typeof prefixes} */ (locale)], '')}/:filename/"`,
      ),
      ...menu,
    ].join('\n'),
    'layouts/partials/menu.html':
      '<ul>{{ $page := . }}{{ range site.Menus.main }}<li><a href="{{ .URL }}"{{ if eq $page.RelPermalink .URL }} aria-current="page"{{ end }}>{{ .Name }}</a></li>{{ end }}</ul>',
    'layouts/_default/single.html': [
      '<!doctype html><html lang="{{ site.Language.Lang }}"><head><meta charset="utf-8"><title>{{ .Title }}</title>',
      '<meta name="description" content="{{ .Description }}"><link rel="canonical" href="{{ .Permalink }}">',
      '{{ range .AllTranslations }}<link rel="alternate" hreflang="{{ .Language.Lang }}" href="{{ .Permalink }}">{{ end }}</head><body>',
      '<header>{{ partial "menu.html" . }}<nav>{{ range .Translations }}<a href="{{ .RelPermalink }}" lang="{{ .Language.Lang }}">{{ .Language.Lang }}</a>{{ end }}</nav></header>',
      '<main><h1>{{ .Title }}</h1><p>{{ .Params.lead }}</p><nav><ol>{{ .TableOfContents }}</ol></nav>{{ .Content }}',
      '<h2>Related</h2><ul>{{ range first 3 (where site.RegularPages "Params.subject" .Params.subject) }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></main>',
      '<footer>{{ partial "menu.html" . }}</footer></body></html>',
    ].join('\n'),
    'layouts/_default/list.html':
      '<!doctype html><html><body>{{ range .Pages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</body></html>',
  };
  for (let index = 0; index < guides; index++) {
    for (const locale of locales) {
      const words = randomWords(index * 3 + locales.indexOf(locale));
      const link = (/** @type {number} */ other) =>
        `${families[/** @type {keyof typeof families} */ (locale)]}/${idOf(other % guides)}/`;
      files[`content/toolbox/${idOf(index)}.${locale}.md`] = [
        '---',
        `title: ${words(4)} ${index}`,
        `description: ${index} ${words(14)}`,
        `lead: ${words(20)}`,
        `subject: ${subjects[index % subjects.length]}`,
        '---',
        bodyOf(words, link, index),
      ].join('\n');
    }
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const subjects = ['agile', 'change', 'leadership', 'ai', 'data', 'delivery', 'strategy', 'sustainability'];
const vocabulary =
  'change people team value flow client strategy product delivery data leadership practice learn measure small steps weekly review decision trust'.split(
    ' ',
  );

/** @param {number} index */
export const idOf = (index) => `guide-${index}`;

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
