import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newSite, type SiteCopy } from './support/small-site.ts';

/** A new site is written in any script, and set in the typefaces of the browser. */
const scripts = suite<SiteCopy & { printed: string }>('a new site in any script');

/** Language → its name, a title and a description, and the id of a heading where it is not the title. */
const languages: Record<string, { name: string; title: string; text: string; dir?: 'rtl'; id?: string }> = {
  ru: {
    name: 'Русский',
    title: 'Зимний сад',
    text: 'Мы строим зимние сады из дерева и стекла, от первого рисунка до последнего винта.',
  },
  el: {
    name: 'Ελληνικά',
    title: 'Χειμερινός κήπος',
    text: 'Χτίζουμε χειμερινούς κήπους από ξύλο και γυαλί, από το πρώτο σχέδιο έως την τελευταία βίδα.',
  },
  ar: {
    name: 'العربية',
    title: 'حديقة شتوية',
    text: 'نبني حدائق شتوية من الخشب والزجاج، من الرسم الأول حتى آخر مسمار في البيت الجديد.',
    dir: 'rtl',
  },
  he: {
    name: 'עברית',
    title: 'גינת חורף',
    text: 'אנחנו בונים גינות חורף מעץ ומזכוכית, מהציור הראשון ועד לבורג האחרון של הבית החדש שלכם.',
    dir: 'rtl',
  },
  'zh-Hans': {
    name: '简体中文',
    title: '冬季花园',
    text: '我们用木材和玻璃建造冬季花园，从第一张图纸到最后一颗螺丝，都由同一个团队在现场完成。',
  },
  ja: {
    name: '日本語',
    title: '冬の庭',
    text: '木とガラスで冬の庭をつくります。最初のスケッチから最後のねじまで、同じ職人が現場で仕上げます。',
  },
  ko: {
    name: '한국어',
    title: '겨울 정원',
    text: '나무와 유리로 겨울 정원을 짓습니다. 첫 그림부터 마지막 나사까지 같은 팀이 현장에서 만듭니다.',
  },
  th: {
    name: 'ไทย',
    title: 'สวนฤดูหนาว',
    text: 'เราสร้างสวนฤดูหนาวจากไม้และกระจก ตั้งแต่ภาพร่างแรกจนถึงสกรูตัวสุดท้ายโดยทีมเดียวกันที่หน้างาน',
  },
  hi: {
    name: 'हिन्दी',
    title: 'शीतकालीन उद्यान',
    text: 'हम लकड़ी और काँच से शीतकालीन उद्यान बनाते हैं, पहले चित्र से लेकर आख़िरी पेंच तक एक ही दल के साथ।',
  },
  'pt-BR': {
    name: 'Português (Brasil)',
    title: 'Jardim de inverno',
    text: 'Construímos jardins de inverno em madeira e vidro, do primeiro desenho ao último parafuso.',
  },
  'sr-Latn': {
    name: 'Srpski',
    title: 'Zimski vrt',
    text: 'Gradimo zimske vrtove od drveta i stakla, od prvog crteža do poslednjeg šrafa u kući.',
  },
  vi: {
    name: 'Tiếng Việt',
    title: 'Vườn mùa đông',
    id: 'vuon-mua-dong',
    text: 'Chúng tôi xây vườn mùa đông bằng gỗ và kính, từ bản vẽ đầu tiên đến chiếc đinh vít cuối cùng.',
  },
};
const codes = Object.keys(languages);
const pathOf = (code: string) => (code === 'ru' ? '/' : `/${code.toLowerCase()}/`);

scripts.before(async (state) => {
  Object.assign(state, await newSite());
  const list = codes.map((code) => ({ code, ...languages[code] }));
  const prefix = (code: string) => JSON.stringify(pathOf(code).slice(1, -1));
  state.edit(
    'content/site.yaml',
    /defaultLocale[\s\S]*prefix: ""/,
    [
      'defaultLocale: ru',
      'locales:',
      ...list.map(({ code, name }) => `  - { id: ${code}, name: ${name}, prefix: ${prefix(code)} }`),
    ].join('\n'),
  );
  const rows = (write: (code: string) => string) => `{ ${codes.map((code) => `${code}: ${write(code)}`).join(', ')} }`;
  state.write(
    'content/routes.yaml',
    `pages:\n  home: ${rows(pathOf)}\n  not-found: ${rows((code) => `${pathOf(code)}404.html`)}\nfamilies: {}\n`,
  );
  state.write(
    'content/addresses.txt',
    codes
      .flatMap((code) => [pathOf(code), `${pathOf(code)}404.html`])
      .sort()
      .map((line) => `${line}\n`)
      .join(''),
  );
  state.write(
    'content/navigation.yaml',
    `main:\n  - { id: home, text: ${rows((code) => languages[code]?.title ?? '')}, href: pages/home }\n`,
  );
  for (const file of ['home/en.md', 'not-found/en.md', 'about/en.md', 'about/page.yaml'])
    state.write(`content/pages/${file}`, undefined);
  state.write('content/strings/en.yaml', undefined);
  for (const { code, title = '', text = '' } of list) {
    state.write(`content/strings/${code}.yaml`, `layout:\n  menu: ${title}\nsocial:\n  pages: ${title}\n`);
    for (const [id, words] of [
      ['home', `${title} 1`],
      ['not-found', `${title} 404`],
    ] as const)
      state.write(
        `content/pages/${id}/${code}.md`,
        `---\ntitle: ${words}\ndescription: ${text.replace(/.$/u, ` ${words}.`)}\n---\n\n${text}\n\n## ${title}\n\n\`\`\`\n├── ${title}\n\`\`\`\n`,
      );
  }
  const { status, out, err } = await state.run('build');
  assert.is(status, 0, out + err);
  state.printed = out;
});
scripts.after(({ remove }) => remove());

for (const [code, { title, dir, id }] of Object.entries(languages))
  scripts(`${code}: its direction, its words, and a heading with the letters of its title`, ({ read }) => {
    const html = read(`dist${pathOf(code)}index.html`);
    assert.match(html, `<html lang="${code}"${dir ? ` dir="${dir}"` : ''} data-layout`);
    assert.match(html, `<h2 id="${id ?? title.toLowerCase().replaceAll(' ', '-')}">${title}</h2>`);
    assert.match(html, `├── ${title}`);
    const hreflang = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="[^"]+\.com([^"]+)"/g)];
    assert.equal(
      hreflang.map(([, language = '', path]) => [language, path]).sort(),
      [...codes.map((one) => [one, pathOf(one)]), ['x-default', '/']].sort(),
    );
  });

scripts('pages load no typeface', ({ site, read }) => {
  assert.equal(
    readdirSync(join(site, 'dist/assets')).filter((file) => /woff/.test(file)),
    [],
  );
  assert.not.match(read('dist/index.html'), /as="font"/);
});

scripts(
  'a social image would need a typeface: a language has none, and each package is told once',
  ({ site, read, printed }) => {
    const told = Array.from(
      printed.matchAll(/no social image[\s\S]*?fontsource-variable\/([\w-]+), /g),
      ([, name]) => name,
    );
    assert.equal(told.sort(), [
      'noto-sans',
      'noto-sans-devanagari',
      'noto-sans-hebrew',
      'noto-sans-jp',
      'noto-sans-kr',
      'noto-sans-sc',
      'noto-sans-thai',
      'vazirmatn',
    ]);
    assert.not.match(read('dist/index.html'), /og:image|twitter:image/);
    const drawn = readdirSync(join(site, 'dist/social')).join();
    assert.match(drawn, /^pages-home-pt-BR-[^,]*,pages-home-sr-Latn-[^,]*,pages-home-vi-[^,]*$/);
  },
);

scripts.run();
