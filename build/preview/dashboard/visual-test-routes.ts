import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from '../html.ts';
import { dashboardHeaders, dashboardPage } from '../pages/shell.ts';
import { type DashboardRoutes, htmlAnswer } from './router.ts';

/** Shows the differences that `npm test -- visual` last found: each reference, the page, and where they differ. */
export function visualTestRoutes(root: string): DashboardRoutes {
  const folder = join(root, '.cache/visual');
  const list = (): string[] => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : []);
  return {
    '/_preview/visual/': { get: () => htmlAnswer(visualTestPage(list().sort())) },
    '/_preview/visual/*': {
      get(_, name) {
        if (!list().includes(name)) return htmlAnswer('', 404);
        const headers = { ...dashboardHeaders, 'Content-Type': 'image/png' };
        return new Response(new Uint8Array(readFileSync(join(folder, name))), { headers });
      },
    },
  };
}

function visualTestPage(names: readonly string[]): string {
  const figures = names.map(
    (name) =>
      html`<figure><figcaption>${name.replace(/\.png$/, '')}</figcaption><img src="/_preview/visual/${name}" alt="Reference, page and difference of ${name}"></figure>`,
  );
  return dashboardPage({
    title: 'Visual tests',
    path: '/_preview/visual/',
    body: html`<p>${names.length === 0 ? 'No differences: npm test -- visual compares pages with their references.' : 'The reference, the page, and where they differ.'}</p>${figures}`,
  });
}
