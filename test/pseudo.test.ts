import { rmSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteStages } from '../build/pipeline/build.ts';
import { inPseudoLocale, pseudoLine, pseudoMarkdown } from '../build/pipeline/variants/pseudo-locale.ts';
import { makeTemporaryFolder } from './support/project.ts';
import { buildSite, layOutBase } from './support/site.ts';

const pseudo = suite('pseudo-locale');

pseudo('a text is accented, longer and in brackets; placeholders, tags and addresses stay', () => {
  assert.is(pseudoLine('Contact'), '⟦Côntàçt ·⟧');
  assert.is(
    pseudoLine('{{count}} results for <strong>{{name}}</strong>'),
    '⟦{{count}} résûlts fôr <strong>{{name}}</strong> ····⟧',
  );
  assert.is(pseudoLine('Write to info@wevoya.example'), '⟦Wrîté tô info@wevoya.example ··⟧');
  assert.is(pseudoLine('09:30 – 12:00'), '09:30 – 12:00');
});

pseudo('of Markdown each block has its brackets, and marks, code and targets stay', () => {
  assert.is(
    pseudoMarkdown('## The *first* part\n\nRead [the guide](toolbox/honest-devops) and `make test`.\n\n- One\n- Two\n'),
    [
      '## ⟦Thé *fîrst* pàrt ····⟧',
      '',
      '⟦Réàd [thé gûîdé](toolbox/honest-devops) ànd `make test`. ········ ·⟧',
      '',
      '- ⟦Ôné⟧',
      '- ⟦Twô⟧',
      '',
    ].join('\n'),
  );
  assert.is(
    pseudoMarkdown('| A | Be |\n|---|---|\n| see | **do** |\n'),
    '| ⟦À⟧ | ⟦Bé⟧ |\n|---|---|\n| ⟦séé⟧ | ⟦**dô**⟧ |\n',
  );
});

pseudo('a cell with a number stays a number', () => {
  assert.is(pseudoMarkdown('| 6.4 |\n| --- |\n| 12 % |\n'), '| 6.4 |\n| --- |\n| 12 % |\n');
});

pseudo('every text that a page shows is in brackets, but names and what the language’s own tables write', async () => {
  const folder = makeTemporaryFolder();
  try {
    layOutBase(folder);
    const { outputs, printed, site } = await buildSite(folder, { stages: inPseudoLocale(siteStages) });
    assert.is(printed, '');
    const hardCoded: string[] = [];
    let pages = 0;
    for (const { url, output, entry } of site?.routes.values() ?? []) {
      const file = outputs.find(({ path }) => path === output);
      const html = Buffer.from((await file?.contents()) ?? '').toString('utf8');
      assert.match(html, /<meta name="robots" content="noindex"\/>/, url);
      if (entry.locale !== 'en') continue;
      pages += 1;
      hardCoded.push(...textsOutside(html).map((text) => `${url}: ${text}`));
    }
    assert.ok(pages > 20, String(pages));
    assert.equal(hardCoded, [], 'These are written in a template: give them a key in content/strings/.');
    const sitemap = outputs.find(({ path }) => path === 'sitemap.xml');
    assert.not.match(String(await sitemap?.contents()), /<loc>/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Names that are the same in every language, and abbreviations. */
const names =
  /\b(LinkedIn|YouTube|Instagram|OpenStreetMap|Google Maps|Wevoya|wevoya|PDF|CSV|Atom|JSON Feed|KB|MB|Français)\b/g;

/** Days, months and countries, as the language's own tables write them. */
function tableWords(): RegExp {
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2027, 0, 3 + day)));
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 1)));
  const inWords = (dates: Date[], options: Intl.DateTimeFormatOptions) =>
    dates.map((date) => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(date));
  const words = [
    // Between the last two of a list.
    'and',
    ...inWords(days, { weekday: 'long' }),
    ...inWords(days, { weekday: 'short' }),
    ...inWords(months, { month: 'long' }),
    ...inWords(months, { month: 'short' }),
  ];
  return new RegExp(`\\b(${words.join('|')})\\b`, 'g');
}

/** The texts of a page that stand in no brackets, with what readers of the screen are told. */
function textsOutside(html: string): string[] {
  const found: string[] = [];
  const known = tableWords();
  const add = (text: string) => {
    const rest = text
      .replace(/&\w+;|&#\w+;|\S+@\S+|\b[\w-]+(\.[\w-]+)+\b/g, ' ')
      .replace(names, ' ')
      .replace(known, ' ');
    if (/\p{L}/u.test(rest)) found.push(text.trim());
  };
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|option)\b.*?<\/\1>|<wbr\/>/gs, '');
  let depth = 0;
  for (const [piece] of body.matchAll(/<[^>]*>|[^<]+/g)) {
    if (piece.startsWith('<')) {
      for (const [, text = ''] of piece.matchAll(/\s(?:aria-label|alt|placeholder|title)="([^"]*)"/g))
        if (!text.includes('⟦')) add(text);
      continue;
    }
    let outside = '';
    for (const character of piece) {
      if (character === '⟦') depth += 1;
      else if (character === '⟧') depth -= 1;
      else if (depth === 0) outside += character;
    }
    add(outside);
  }
  if (depth !== 0) found.push(`brackets do not match: ${depth}`);
  return found;
}

pseudo.run();
