import { join } from 'node:path';
import { routesSchema } from '@vercel/routing-utils';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { vercel } from '../../build/hosts/vercel.ts';
import { type Difference, hostTable, runTable, splitDifferences } from '../support/host-table.ts';
import { expectedRedirects, redirect, writeManyRedirects } from '../support/many-redirects.ts';
import { inTemporaryFolder } from '../support/project.ts';
import { smallSite } from '../support/small-site.ts';
import { readVercelConfig, startVercel } from '../support/vercel.ts';

const tests = suite('Vercel');

/** The limits that show in the table. */
const differences: Record<string, Difference> = {
  'encoded-redirects': / \S*%[67]\w\S*: 404 instead of 30[12]$/,
};

tests('answers every request as the site says, but for the limits that it names', async () => {
  const real = await smallSite();
  const { counts, wrong } = await runTable(await startVercel(real), real, hostTable(real));
  console.log(`Vercel: ${[...counts].map(([kind, { right, all }]) => `${kind} ${right} of ${all}`).join(', ')}`);
  const { unnamed, met } = splitDifferences(wrong, differences);
  assert.equal(unnamed, []);
  assert.equal(met, Object.keys(differences));
});

tests('names each of its differences as a limit', async () => {
  const { site } = await smallSite();
  const errorPages = [{ base: '', missing: '/404.html', failure: '/error.html' }];
  const names = vercel.limits?.({ ...input, redirects: site.redirects, errorPages }).map(({ name }) => name);
  assert.equal(names, ['failure-pages', ...Object.keys(differences)]);
});

tests('takes the first of many rules that matches, in routes that Vercel accepts', () =>
  inTemporaryFolder(async (folder) => {
    const served = { folder: join(folder, 'site'), hosts: join(folder, 'hosts') };
    writeManyRedirects(vercel, served);
    const { ask } = await startVercel(served);
    for (const [path, status, to] of expectedRedirects) {
      const answer = await ask(path);
      assert.equal([answer.status, answer.headers.location], [status, to], path);
    }
    assertLimits(readVercelConfig(served.hosts).written);
  }),
);

tests('the routes of the site are within the limits', async () => {
  assertLimits(readVercelConfig((await smallSite()).hosts).written);
});

const input = { rules: [], errorPages: [], pages: [], isPage: () => false };
const many = (count: number, isShortcut = false) =>
  Array.from({ length: count }, (_, index) => ({
    ...redirect(`/${isShortcut ? 'en/new' : 'old'}/${index}/`, `/${isShortcut ? 'new' : 'other'}/${index}/`, 301),
    ...(isShortcut ? { isShortcut: true as const } : {}),
  }));

tests('more routes than Vercel takes are an error', () => {
  assert.equal(vercel.findProblems({ ...input, redirects: many(2000) }), []);
  const [problem] = vercel.findProblems({ ...input, redirects: many(2050) });
  assert.equal([problem?.code, problem?.severity], ['host-limit', 'error']);
  assert.match(problem?.message ?? '', /Vercel takes 2,048 routes; .* these are 2,051\./);
});

tests('shortcuts without room are left out, with a warning', () => {
  const [problem] = vercel.findProblems({ ...input, redirects: [...many(2000), ...many(100, true)] });
  assert.is(problem?.severity, 'warning');
  assert.match(problem?.message ?? '', /no room for 100 redirects such as \/en\/new\/0\/: visitors get to \/new\/0\//);
});

tests.run();

/** Asserts that no route exceeds what Vercel's own schema allows. */
function assertLimits(routes: { src?: string }[]): void {
  const most = (routesSchema as any).items.anyOf[0].properties.src.maxLength;
  assert.ok(most > 1000 && routes.length <= 2048);
  assert.equal(
    routes.filter(({ src = '' }) => src.length > most),
    [],
  );
}
