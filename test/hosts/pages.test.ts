import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { githubPages } from '../../build/hosts/github-pages.ts';
import { gitlabPages } from '../../build/hosts/gitlab-pages.ts';
import type { HostInput } from '../../build/hosts/host.ts';
import type { BuiltFolder } from '../support/built-site.ts';
import { gitlabRedirect, parseGitlabRedirects } from '../support/gitlab-redirects.ts';
import { type Difference, hostTable, runTable, splitDifferences } from '../support/host-table.ts';
import { redirect } from '../support/many-redirects.ts';
import { startPagesHost } from '../support/pages-host.ts';
import { tagsOf } from '../support/published-pages.ts';
import { smallSite } from '../support/small-site.ts';

/** The limits of GitHub Pages that show in the table. */
const githubDifferences: Record<string, Difference> = {
  headers: / \S+: Content-Security-Policy: undefined$/,
  'missing-pages': / \/(ar|de)\/\S+: not the words of \1\/404\.html$/,
  redirects:
    / \S+: (?:200 instead of 30[12]|301 instead of 302)$|^\w+ (\/[^?\s]*)(\?\S+)?: \1\/(\?\S+)? instead of \S+$/,
  patterns: / \S+\/one(\/|\/two)(\?\S+)?: 404 instead of 30[12]$/,
};

/** The limits of GitLab Pages that show in the table. */
const gitlabDifferences: Record<string, Difference> = {
  headers: / \S+: Content-Security-Policy: undefined$/,
  'missing-pages': / \/(ar|de)\/\S+: not the words of \1\/404\.html$/,
  'slash-redirects': / \S+: 302 instead of 301$/,
  'redirect-queries': /\?a=1&b=%C3%A9: \S+ instead of \S+\?a=1&b=%C3%A9(#\S+)?$/,
  'redirect-matches': / \/[A-Z\d/._-]+: 30[12] instead of 404$/,
  'root-patterns': / \/e(?:n|%6e)\/one\/(two)?(\?\S+)?: 404 instead of 301$/,
};

const tests = suite('GitHub Pages and GitLab Pages');

const stubsOf = ({ hosts }: BuiltFolder) => join(hosts, 'github-pages');

tests('GitHub Pages answers every request as the site says, but for the limits that it names', async () => {
  const real = await smallSite();
  const server = startPagesHost({ folders: [stubsOf(real), real.folder], slashStatus: 301 });
  // What is in the folder for other hosts is not private; GitHub serves it as it is.
  const table = hostTable(real).filter(
    ({ path }) => !/^\/(_headers|_redirects|\.htaccess|(\w+\/)?index\.html\.gz|assets\/.*\.gz)$/.test(path),
  );
  const { counts, wrong } = await runTable(server, real, table);
  console.log(`GitHub Pages: ${[...counts].map(([kind, { right, all }]) => `${kind} ${right} of ${all}`).join(', ')}`);
  const { unnamed, met } = splitDifferences(wrong, githubDifferences);
  assert.equal(unnamed, []);
  assert.equal(met, Object.keys(githubDifferences));
});

tests(
  'GitHub Pages leads on from every redirect that is no pattern, by a page that search engines leave out',
  async () => {
    const real = await smallSite();
    const server = startPagesHost({ folders: [stubsOf(real), real.folder], slashStatus: 301 });
    const { origin } = real.site.config;
    const pages = real.site.redirects.filter(({ from }) => !/\*$|\.\w+$/.test(from));
    assert.ok(pages.length > 5);
    for (const { from, to } of pages) {
      const { status, body } = await server.ask(from);
      const html = body.toString();
      assert.is(status, 200, from);
      const metas = tagsOf(html, 'meta');
      assert.ok(
        metas.some((meta) => meta['http-equiv'] === 'refresh' && meta.content === `0; url=${to}`),
        from,
      );
      assert.ok(
        metas.some(({ name, content }) => name === 'robots' && content === 'noindex'),
        from,
      );
      assert.is(tagsOf(html, 'link')[0]?.href, new URL(to, origin).href.split('#')[0], from);
      assert.is(tagsOf(html, 'a')[0]?.href, to, from);
      assert.is(tagsOf(html, 'html')[0]?.lang, /^\/(de)\//.exec(to)?.[1] ?? 'en', from);
    }
  },
);

tests('GitLab Pages answers every request as the site says, but for the limits that it names', async () => {
  const real = await smallSite();
  const lines = parseGitlabRedirects(readFileSync(join(real.hosts, 'gitlab-pages/_redirects'), 'utf8'));
  const server = startPagesHost({
    folders: [real.folder],
    slashStatus: 302,
    redirect: (path) => gitlabRedirect(lines, path),
  });
  const table = hostTable(real).filter(
    ({ path }) => !/^\/(_headers|_redirects|\.htaccess|(\w+\/)?index\.html\.gz|assets\/.*\.gz)$/.test(path),
  );
  const { counts, wrong } = await runTable(server, real, table);
  console.log(`GitLab Pages: ${[...counts].map(([kind, { right, all }]) => `${kind} ${right} of ${all}`).join(', ')}`);
  const { unnamed, met } = splitDifferences(wrong, gitlabDifferences);
  assert.equal(unnamed, []);
  assert.equal(met, Object.keys(gitlabDifferences));
});

const input: HostInput = {
  redirects: [
    redirect('/old/', '/new/#part', 301),
    redirect('/old/*', '/new/', 301),
    redirect('/old.pdf', '/new.pdf', 301),
    redirect('/bare', '/other/', 301),
    redirect('/a"b/', '/c"d/?e=1&f=2', 301),
  ],
  rules: [{ pattern: '/*', headers: [['X-Frame-Options', 'DENY']] }],
  errorPages: [
    { base: '', missing: '/404.html', failure: '/error.html' },
    { base: '/de', missing: '/de/404.html' },
  ],
  pages: ['/other/'],
  isPage: (address) => address === '/other/' || address === '/bare/',
  origin: 'https://www.company.example',
};

tests('each limit of GitHub Pages names the rule and what visitors get', () => {
  const limits = githubPages.limits?.(input) ?? [];
  assert.equal(
    limits.map(({ name }) => name),
    ['headers', 'missing-pages', 'failure-pages', 'redirects', 'patterns', 'file-redirects'],
  );
  const message = (wanted: string) => limits.find(({ name }) => name === wanted)?.message ?? '';
  assert.match(message('headers'), /visitors do without X-Frame-Options/);
  assert.match(message('patterns'), /\/old\/\* get the page for missing addresses/);
  assert.match(message('file-redirects'), /\/old\.pdf get the page/);
});

tests('a page of GitHub Pages never takes the place of a page of the site, and its text is escaped', () => {
  const files = new Map(githubPages.files(input).map(({ path, text }) => [path, text]));
  assert.equal(
    [...files.keys()],
    ['github-pages/.nojekyll', 'github-pages/CNAME', 'github-pages/old/index.html', 'github-pages/a"b/index.html'],
  );
  assert.is(files.get('github-pages/CNAME'), 'www.company.example\n');
  assert.match(files.get('github-pages/a"b/index.html') ?? '', /content="0; url=\/c&quot;d\/\?e=1&amp;f=2"/);
  const ofGithub = githubPages.files({ ...input, origin: 'https://company.github.io' });
  assert.not(ofGithub.some(({ path }) => path.endsWith('CNAME')));
});

tests('the pipeline of GitLab Pages names the address of the build if it is not that of the site', () => {
  const commands = (more: Partial<HostInput>) =>
    gitlabPages
      .files({ ...input, ...more })
      .flatMap(({ path, text }) => (path.endsWith('.yml') ? (text.match(/npm run build.*/g) ?? []) : []));
  assert.equal(commands({}), ['npm run build']);
  const origin = 'https://company.gitlab.io/site';
  assert.equal(commands({ origin, hasOtherOrigin: true }), [`npm run build -- --origin ${origin}`]);
});

tests('more redirects than GitLab Pages takes are an error', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => redirect(`/old/${index}/`, `/new/${index}/`, 301));
  assert.equal(gitlabPages.findProblems({ ...input, redirects: many(1000) }), []);
  const [problem] = gitlabPages.findProblems({ ...input, redirects: many(1001) });
  assert.equal([problem?.code, problem?.severity], ['host-limit', 'error']);
  assert.match(problem?.message ?? '', /takes 1,000 redirects .* these are 1,001 in/);
});

tests('GitHub’s own files are beside the site, where no other host reads them', async () => {
  const real = await smallSite();
  assert.ok(existsSync(join(stubsOf(real), '.nojekyll')));
  assert.not(real.files.includes('.nojekyll'));
});

tests.run();
