import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { apache, htaccess } from '../../build/hosts/apache.ts';
import { caddy } from '../../build/hosts/caddy.ts';
import { cloudflarePages } from '../../build/hosts/cloudflare-pages.ts';
import { cloudflareWorkers } from '../../build/hosts/cloudflare-workers.ts';
import { cloudfront } from '../../build/hosts/cloudfront.ts';
import { firebase } from '../../build/hosts/firebase.ts';
import { gitlabPages } from '../../build/hosts/gitlab-pages.ts';
import type { Host } from '../../build/hosts/host.ts';
import { netlify } from '../../build/hosts/netlify.ts';
import { nginx } from '../../build/hosts/nginx.ts';
import { vercel } from '../../build/hosts/vercel.ts';
import { createPreviewServer } from '../../build/preview/server/server.ts';
import { findProgram } from '../../scripts/setup/find-program.mjs';
import { startApache, startHtaccess } from '../support/apache.ts';
import type { BuiltFolder } from '../support/built-site.ts';
import { startCaddy } from '../support/caddy.ts';
import { startPages } from '../support/cloudflare-pages.ts';
import { hasPagesEngine } from '../support/cloudflare-rules.ts';
import { hasWorkersEngine, startWorkers } from '../support/cloudflare-workers.ts';
import { startCloudfront } from '../support/cloudfront.ts';
import { hasFirebaseEngine, startFirebase } from '../support/firebase.ts';
import { gitlabRedirect, parseGitlabRedirects } from '../support/gitlab-redirects.ts';
import { type HostServer, toRawAnswer } from '../support/host-server.ts';
import { type Difference, splitDifferences } from '../support/host-table.ts';
import { hasNetlifyParsers, startNetlify } from '../support/netlify.ts';
import { startNginx } from '../support/nginx.ts';
import {
  hostileRequests,
  oldAnswers,
  oldRedirects,
  slashedRequest,
  writeOldAddresses,
} from '../support/old-addresses.ts';
import { startPagesHost } from '../support/pages-host.ts';
import { inTemporaryFolder, isExhaustive } from '../support/project.ts';
import { startVercel } from '../support/vercel.ts';

type Served = Pick<BuiltFolder, 'folder' | 'hosts'>;

interface ServedHost {
  /** The preview is none. */
  host?: Host;
  start: (served: Served) => Promise<HostServer>;
  /** Whether its engine is here, and is to be asked now. */
  isThere?: boolean;
  /** The limits that show. */
  differences?: Record<string, Difference>;
}

const [apache2, caddyProgram] = isExhaustive ? ['apache2', 'caddy'].map(findProgram) : [];

/** What both hosts of Cloudflare do. */
const cloudflare: Record<string, Difference> = {
  'query-redirects': /\?.* instead of 301 \/new\/1\d\d\/$/,
  'placeholder-redirects': /^\/(star\*|at:noon)\//,
  'target-queries': /\/pages\/\?all=1#list instead/,
};

const servers: Record<string, ServedHost> = {
  nginx: { host: nginx, start: startNginx },
  'The preview': { start: startPreview },
  'GitLab Pages': {
    host: gitlabPages,
    start: startGitlab,
    differences: {
      'query-redirects': /\?.* instead of 301 \/new\/1\d\d\/$/,
      'redirect-queries': /^\/\S+\?(a=1|x?id=33?): 30[12] [^?]*(\?all=1#list)? instead/,
      'passed-escapes': /-2\/[^/]*: 301|%2F|a\/\/b/,
      'unwritable-redirects': /^\/(Old%20|it|100%25|star|hash|what|at|d|caf%E[89]|blogs)/i,
    },
  },
  Vercel: {
    host: vercel,
    start: startVercel,
    differences: { 'kept-queries': /: 301 \/new\/1\d\d\/\?/, 'byte-redirects': /^\/search\?q=/ },
  },
  CloudFront: { host: cloudfront, start: startCloudfront },
  Apache: { host: apache, start: (served) => startApache(apache2 ?? '', served), isThere: apache2 !== undefined },
  'Apache with .htaccess': {
    host: htaccess,
    start: (served) => startHtaccess(apache2 ?? '', served),
    differences: { 'early-refusals': /%2[Ff]b\/?: 404 / },
    isThere: apache2 !== undefined,
  },
  Caddy: {
    host: caddy,
    start: (served) => startCaddy(caddyProgram ?? '', served),
    isThere: caddyProgram !== undefined,
  },
  'Cloudflare Pages': {
    host: cloudflarePages,
    start: startPages,
    isThere: isExhaustive && hasPagesEngine(),
    differences: cloudflare,
  },
  'Cloudflare Workers': {
    host: cloudflareWorkers,
    start: startWorkers,
    isThere: isExhaustive && hasWorkersEngine(),
    differences: cloudflare,
  },
  Netlify: {
    host: netlify,
    start: startNetlify,
    isThere: isExhaustive && hasNetlifyParsers(),
    differences: {
      'target-queries': /\/pages\/\?all=1#list instead of 302/,
      'hidden-queries': /^\/(page\.php\?.*302|list\/?\?).* instead of 301/,
      'query-names': /^\/(t\.php|bare\.php\?about:)/,
      'kept-queries': /: 301 \/new\/1\d\d\/\?/,
      'byte-redirects': /^\/(caf%E[89]|blogs\/|d%E9|search\?q=)/i,
      'double-slashes': /^\/c\/\/d\//,
      'passed-escapes': /-2\/(a%2Fb|%252e): /,
    },
  },
  Firebase: {
    host: firebase,
    start: startFirebase,
    isThere: isExhaustive && hasFirebaseEngine(),
    differences: {
      'query-redirects': /\?.* instead of 301 \/new\/1\d\d\/$/,
      'fragment-queries': /#\S+&/,
      'byte-redirects': /^\/(caf%E[89]|blogs\/|d%E9)/i,
      'passed-escapes': /-2\/(a%2Fb|%252e): 404 /,
    },
  },
};

const tests = suite('old addresses');

for (const [name, { host, start, isThere = true, differences = {} }] of Object.entries(servers))
  if (isThere)
    tests(`${name} redirects an address however it is written, but for the limits that it names`, () =>
      inTemporaryFolder(async (folder) => {
        const served = { folder: join(folder, 'site'), hosts: join(folder, 'hosts') };
        writeOldAddresses(host ?? nginx, served);
        const server = await start(served);
        try {
          const wrong: string[] = [];
          for (const [path, status, to] of oldAnswers) {
            const answer = await server.ask(path);
            const [found, expected] = [`${answer.status} ${answer.headers.location}`, `${status} ${to}`];
            if (found !== expected) wrong.push(`${path}: ${found} instead of ${expected}`);
          }
          for (const path of hostileRequests) {
            const { location = '' } = (await server.ask(path)).headers;
            assert.match(location, /^($|https:\/\/other\.example\/y\/[ -~]*$)/, path);
          }
          assert.match((await server.ask(slashedRequest.path)).headers.location ?? '', slashedRequest.to);
          const { unnamed, met } = splitDifferences(wrong, differences);
          assert.equal(unnamed, []);
          assert.equal(met, Object.keys(differences));
          const limits = host?.limits?.({
            redirects: oldRedirects,
            rules: [],
            errorPages: [],
            pages: [],
            isPage: () => false,
          });
          for (const limit of met)
            assert.ok(
              limits?.some((one) => one.name === limit),
              limit,
            );
        } finally {
          await server.stop();
        }
      }),
    );

tests.run();

async function startGitlab({ folder, hosts }: Served): Promise<HostServer> {
  const lines = parseGitlabRedirects(readFileSync(join(hosts, 'gitlab-pages/_redirects'), 'utf8'));
  return startPagesHost({ folders: [folder], slashStatus: 302, redirect: (path) => gitlabRedirect(lines, path) });
}

async function startPreview({ folder }: Served): Promise<HostServer> {
  const server = createPreviewServer({
    unbuilt: () => undefined,
    read: async (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : undefined),
    redirects: () => oldRedirects,
    headersFor: () => [],
    prefixes: () => [],
    base: () => '',
    addition: '',
    own: () => undefined,
    report: (error) => console.error(error),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ask: async (path) => toRawAnswer(await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })),
    stop: async () => void server.close(),
  };
}
