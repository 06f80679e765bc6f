import { LinkChecker, LinkState } from 'linkinator';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type RealSite, realSite } from '../support/real-site.ts';
import { type RunningServer, serveSite } from '../support/serve.ts';

/** An independent witness: it knows nothing of the build, and follows every link as a visitor would. */
const links = suite<{ real: RealSite; server: RunningServer }>('linkinator');

links.before(async (state) => {
  state.real = await realSite();
  state.server = await serveSite(state.real);
});
links.after(({ server }) => server?.stop());

links(
  'finds no broken link and no link that is redirected, and reaches every listed page',
  async ({ real, server }) => {
    const { origin } = server;
    const result = await new LinkChecker().check({
      path: ['/', '/fr/', '/nl/'].map((path) => origin + path),
      recurse: true,
      concurrency: 20,
      checkFragments: true,
      redirects: 'error',
      linksToSkip: async (link) => !link.startsWith(`${origin}/`),
    });
    const broken = result.links.filter(({ state }) => state === LinkState.BROKEN);
    assert.equal(broken.map(({ url, parent, status }) => `${parent} links to ${url}: ${status}`).sort(), []);

    const reached = new Set(result.links.map(({ url }) => new URL(url).pathname));
    const listed = [...real.site.routes.values()].filter(({ unlisted }) => !unlisted).map(({ url }) => url);
    assert.ok(listed.length > 100, 'the site has many pages');
    assert.equal(
      listed.filter((url) => !reached.has(url)),
      [],
      'pages that no other page leads to',
    );
  },
);

links.run();
