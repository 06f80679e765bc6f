import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Host } from '../../build/hosts/host.ts';
import type { Redirect } from '../../build/model/route.ts';
import { headerRules } from '../../build/pipeline/emit/headers.ts';
import { normalizeSource } from '../../build/pipeline/route/redirect-source.ts';
import type { BuiltFolder } from './built-site.ts';
import { redirect } from './many-redirects.ts';

/** Addresses as an older site had them, each with requests that are for it. */
const requests: Record<string, string[]> = {
  '/fr/été/': [
    '/fr/%C3%A9t%C3%A9/',
    '/fr/%c3%a9t%c3%a9/',
    '/fr/%C3%A9t%C3%A9',
    '/fr/e%CC%81te%CC%81/',
    '/fr/e%cc%81te%cc%81',
  ],
  '/новости/': ['/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8/', '/%d0%bd%d0%be%d0%b2%d0%be%d1%81%d1%82%d0%b8'],
  '/Old page.HTML': ['/Old%20page.HTML'],
  '/a+b/': ['/a+b/', '/a%2Bb/', '/a%2bb'],
  '/it\'s "here"/': ["/it's%20%22here%22/", '/it%27s%20%22here%22'],
  '/100%25/': ['/100%25/', '/100%25'],
  '/a%2Fb/': ['/a%2Fb/', '/a%2fb', '/a/b/'],
  '/what%3F': ['/what%3F', '/what%3f'],
  '/c//d/': ['/c//d/', '/c/d'],
  '/back%5Cslash/': ['/back%5Cslash/', '/back%5cslash'],
  '/star%2A/': ['/star*/', '/star%2A/'],
  '/hash%23/': ['/hash%23/'],
  '/$1$%7Bx%7D/': ['/$1$%7Bx%7D/', '/%241%24%7bx%7d'],
  '/%7B%7Burl%7D%7D/': ['/%7B%7Burl%7D%7D/', '/%7b%7burl%7d%7d'],
  '/(x)[y]/': ['/(x)[y]/', '/(x)%5By%5D'],
  '/a&b=c;d,e@f!/': ['/a&b=c;d,e@f!/', '/a%26b%3Dc%3Bd%2Ce%40f%21'],
  '/x|y^z`<>/': ['/x|y%5Ez%60%3C%3E/', '/x%7Cy%5Ez%60%3C%3E'],
  '/at:noon/': ['/at:noon/', '/at%3Anoon'],
  '/café/menü.html': ['/caf%C3%A9/men%C3%BC.html', '/cafe%CC%81/menu%CC%88.html'],
  '/sub/index.html': ['/sub/index.html'],
  '/index.php': ['/index.php'],
  '/caf%E9/': ['/caf%E9/', '/caf%e9'],
  '/caf%E8/': ['/caf%E8/'],
  '/blogs/%e3%83%9b%e3%83%bc%e3': ['/blogs/%E3%83%9B%E3%83%BC%E3', '/blogs/%e3%83%9b%e3%83%bc%e3/'],
  '/d%E9j%E0/*': ['/d%E9j%E0/x', '/d%e9j%e0/x/y'],
  '/plain': ['/plain', '/plain/'],
  '/list/': ['/list/', '/list'],
  '/déjà vu/*': ['/d%C3%A9j%C3%A0%20vu/x/', '/d%c3%a9j%c3%a0%20vu/x', '/de%CC%81ja%CC%80%20vu/x/'],
};

/** The same for addresses with a query. */
const asked: Record<string, string[]> = {
  '/page.php?id=3': ['/page.php?id=3', '/page.php?id=3&utm=a', '/page.php?utm=a&id=3'],
  '/shop/?lang=fr&id=7': ['/shop/?lang=fr&id=7', '/shop?id=7&x=1&lang=fr'],
  '/?p=123': ['/?p=123', '/?p=123&utm=a'],
  '/q.php?name=café crème': ['/q.php?name=caf%C3%A9+cr%C3%A8me', '/q.php?name=caf%c3%a9%20cr%c3%a8me'],
  '/t.php?tx_news[id]=3': ['/t.php?tx_news[id]=3', '/t.php?tx_news%5Bid%5D=3'],
  '/bare.php?about': ['/bare.php?about', '/bare.php?about='],
  '/quote.php?q="a"%26b': ['/quote.php?q=%22a%22%26b'],
  '/caf%E9.php?id=1': ['/caf%E9.php?id=1', '/caf%e9.php?id=1&a=b'],
  '/search?t=été': ['/search?t=%C3%A9t%C3%A9', '/search?t=e%CC%81te%CC%81', '/search/?t=%C3%A9t%C3%A9'],
  '/search?q=caf%E9': ['/search?q=caf%E9', '/search?q=caf%e9&a=1'],
  '/list?id=1': ['/list?id=1', '/list/?id=1'],
  '/été/?id=5': ['/%C3%A9t%C3%A9/?id=5', '/%c3%a9t%c3%a9?id=5', '/e%CC%81te%CC%81/?id=5'],
};

const target = (index: number): string => `/new/${index}/`;

/** The redirects of these addresses. */
export const oldRedirects: Redirect[] = [
  // Those for a query come first, as the build sorts them.
  ...Object.keys(asked).map((from, index) => redirect(normalizeSource(from), target(100 + index), 301)),
  redirect('/page.php', '/pages/?all=1#list', 302),
  redirect('/topic.php', '/pages/?topic=%C3%A9%20%C3%BC#%C3%A9', 301),
  redirect('/été-2/*', 'https://other.example/y/*', 301),
  ...Object.keys(requests).map((from, index) => redirect(normalizeSource(from), target(index), 301)),
].sort((a, b) => Number(a.from.endsWith('*')) - Number(b.from.endsWith('*')));

type Answer = [path: string, status: number, to?: string];

/** What a pattern must pass on to another site, as it is written. */
const forwarded = [
  'file.pdf',
  'a//b',
  '%C3%A9.pdf',
  'a%20b.pdf',
  "a/(b)/c'd,e;f=g@h:i",
  'a%2Fb',
  '%252e',
  '%22%3Cx%3E%7B',
];

/** Requests that would end a header, or lead to another site, if they were passed on decoded. */
export const hostileRequests = ['%0D%0Ax:1', 'a%0Ab', 'a%5Cb', '%7F', '%00', '%5C%5Cevil.example'].map(
  (rest) => `/%C3%A9t%C3%A9-2/${rest}`,
);

/** A request for what is below a pattern, with more slashes than it needs, and where it may lead. */
export const slashedRequest = { path: '/%C3%A9t%C3%A9-2//x.pdf', to: /^https:\/\/other\.example\/y\/\/?x\.pdf\/?$/ };

/** What hosts must answer: a redirect, or another status. */
export const oldAnswers: Answer[] = [
  ...Object.values(requests).flatMap((paths, index) => paths.map((path): Answer => [path, 301, target(index)])),
  ...Object.values(asked).flatMap((paths, index) => paths.map((path): Answer => [path, 301, target(100 + index)])),
  ['/fr/%C3%A9t%C3%A9/?a=1', 301, `${target(0)}?a=1`],
  ...['/%C3%A9t%C3%A9-2/', '/%c3%a9t%c3%a9-2/', '/e%CC%81te%CC%81-2/'].flatMap((base): Answer[] => [
    ...forwarded.map((rest): Answer => [base + rest, 301, `https://other.example/y/${rest}`]),
  ]),
  ['/%C3%A9t%C3%A9-2/%C3%A9.pdf?a=1', 301, 'https://other.example/y/%C3%A9.pdf?a=1'],
  ['/caf%C3%A9/menu%CC%88.html', 404],
  ['/topic.php', 301, '/pages/?topic=%C3%A9%20%C3%BC#%C3%A9'],
  ['/page.php', 302, '/pages/?all=1#list'],
  ['/page.php?id=33', 302, '/pages/?all=1&id=33#list'],
  ['/page.php?xid=3', 302, '/pages/?all=1&xid=3#list'],
  ['/shop/?id=7', 404],
  ['/shop/?lang=fr', 404],
  ['/?p=1234', 200],
  ['/fr/ete/', 404],
];

/** Writes a site that has a home page alone, and the configuration of a host for these redirects. */
export function writeOldAddresses(host: Host, { folder, hosts }: Pick<BuiltFolder, 'folder' | 'hosts'>): void {
  const input = {
    redirects: oldRedirects,
    rules: headerRules({}),
    errorPages: [{ base: '', missing: '/404.html' }],
    pages: ['/'],
  };
  const files = [
    ...host.files({ ...input, isPage: (address) => address === '/' }),
    ...['index.html', '404.html', 'robots.txt'].map((path) => ({ area: 'site', path, text: path })),
  ];
  for (const { area, path, text } of files) {
    const file = join(area === 'site' ? folder : hosts, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
