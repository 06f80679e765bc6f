import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page as PlaywrightPage } from 'playwright-core';
import type { Page } from './engines/page.ts';
import { root } from './project.ts';

/** The parts of axe that run in the page. */
interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}
type Axe = { run: (context: unknown, options: unknown) => Promise<AxeResult> };

/** The source of axe. */
export const axeSource = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Where some servers have axe: browsers compile a file once, a source that a tool gives them for each page. */
export const axePath = '/assets/axe-core.js';

/** The origins of these servers. */
export const axeServers = new Set<string>();

/** Lists what axe finds against WCAG 2.2 AA and its own best practice on the page, or a part of it, in its present state. */
export async function axeProblems(shown: Page | PlaywrightPage, part = 'html'): Promise<string[]> {
  const page = shown as Page;
  if (!(await page.evaluate(() => 'axe' in window))) {
    if (axeServers.has(new URL(await page.url()).origin)) await page.evaluate((path) => import(path), axePath);
    else await page.evaluate(axeSource);
  }
  const violations = await page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: Axe };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // Beneath what is fixed axe sees the middle of the document; at its top the header is where it would be anyway.
    const header = document.querySelector<HTMLElement>('[data-header]');
    if (header && scrollY === 0) header.style.position = 'absolute';
    const result = await axe.run(within, {
      runOnly: { type: 'tag', values: tags },
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    });
    header?.style.removeProperty('position');
    return result.violations;
  }, part);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
    ),
  );
}
