import { cpSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { integrityOf } from '../../build/model/files/digest.ts';
import { inTemporaryFolder } from '../support/project.ts';
import { buildSite } from '../support/site.ts';
import { smallFolder } from '../support/small-site.ts';

/**
 * The bonuses of MDN Observatory (`src/grader/charts.js` of mdn/mdn-http-observatory) that a static site can earn, on
 * top of 100. The table has 145 at most: 5 are for secure cookies, and this site has none; 5 are for the entry of the
 * domain in the browsers' preload list, which its owner has to request. The library itself is not a development package:
 * it weighs 131 MB, needs Node 22 and downloads that list.
 */
interface Page {
  headers: ReadonlyMap<string, string>;
  html: string;
}

const policyOf = ({ headers }: Page): Map<string, string[]> => {
  const directives = (headers.get('Content-Security-Policy') ?? '').split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...values]) => [name, values]));
};

const bonuses: Record<string, { points: number; isEarned: (page: Page) => boolean }> = {
  'a policy with default-src none, without unsafe or broad sources': {
    points: 10,
    isEarned: (page) => {
      const policy = policyOf(page);
      const sources = [...policy.values()].flat();
      return (
        policy.get('default-src')?.join() === "'none'" &&
        !sources.some((source) => /^'unsafe-|^(data|https?|ftp):$|^(https?:\/\/)?\*|^http:/.test(source))
      );
    },
  },
  'frame-ancestors in the policy': {
    points: 5,
    isEarned: (page) => policyOf(page).get('frame-ancestors')?.join() === "'none'",
  },
  'resources for the same origin only': {
    points: 10,
    isEarned: ({ headers }) => headers.get('Cross-Origin-Resource-Policy') === 'same-origin',
  },
  'a private referrer policy': {
    points: 5,
    isEarned: ({ headers }) => headers.get('Referrer-Policy') === 'strict-origin-when-cross-origin',
  },
  'integrity of each script': {
    points: 5,
    isEarned: ({ html }) => {
      const scripts = html.match(/<script[^>]* src=[^>]*>/g) ?? [];
      return scripts.length > 0 && scripts.every((script) => / integrity="sha384-/.test(script));
    },
  },
};

/** A shorter time of HTTPS only, in seconds, costs points. */
const halfYear = 15_768_000;

const security = suite('headers of the site');

security('they have 135 points of MDN Observatory, the most for a site without cookies', async () => {
  await inTemporaryFolder(async (folder) => {
    cpSync(smallFolder, folder, { recursive: true });
    const { writer } = await buildSite(folder);
    const headers = generalHeaders(String(writer.read('site', '_headers')));
    const [, age = ''] = /max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '') ?? [];
    assert.ok(Number(age) >= halfYear);
    assert.is(headers.get('X-Content-Type-Options'), 'nosniff');
    for (const name of ['Set-Cookie', 'Access-Control-Allow-Origin']) assert.not(headers.has(name));
    for (const path of writer.paths('site').filter((name) => name.endsWith('.html'))) {
      const page = { headers, html: String(writer.read('site', path)) };
      const earned = Object.values(bonuses).filter(({ isEarned }) => isEarned(page));
      assert.is(
        earned.reduce((sum, { points }) => sum + points, 100),
        135,
        path,
      );
    }
  });
});

security('the integrity of scripts and style sheets is that of the published files', async () => {
  await inTemporaryFolder(async (folder) => {
    cpSync(smallFolder, folder, { recursive: true });
    const { writer } = await buildSite(folder);
    for (const path of writer.paths('site').filter((name) => name.endsWith('.html'))) {
      const tags = String(writer.read('site', path)).match(/<(?:link rel="stylesheet"|script [^>]*src=)[^>]*>/g) ?? [];
      assert.is(tags.length, 2, path);
      for (const tag of tags) {
        const [, file = ''] = /(?:src|href)="\/([^"]+)"/.exec(tag) ?? [];
        assert.match(tag, `integrity="${integrityOf(String(writer.read('site', file)))}"`);
      }
    }
  });
});

security.run();

/** Reads the headers that a `_headers` file gives to every path. */
function generalHeaders(text: string): Map<string, string> {
  const [, lines = ''] = /^\/\*\n((?: .*\n)+)/m.exec(text) ?? [];
  return new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/: (.*)/s) as [string, string]),
  );
}
