import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Entry } from '../../model/entry.ts';
import { digestOf } from '../../model/files/digest.ts';
import { isFailed } from '../../model/is-failed.ts';
import type { RenderedPage } from '../../model/page.ts';
import type { Route } from '../../model/route.ts';
import type { Renderer } from '../render/renderer.ts';

/** A page that its template could not render, and why. */
export interface FailedPage {
  url: string;
  output: string;
  entry: Pick<Entry, 'ref' | 'source' | 'digest'>;
  /** The errors of this page, and of the parts that it shares with others. */
  diagnostics: Diagnostic[];
}

/**
 * Returns why a page could not be rendered; `undefined` if it was.
 * @param renderer has rendered this page alone: a part that pages share is described by the page that shows it first
 */
export function failureOf({
  page,
  renderer,
  route,
}: {
  page: RenderedPage;
  renderer: Pick<Renderer, 'sharedParts'>;
  route: Route;
}): FailedPage | undefined {
  if (!isFailed(page)) return undefined;
  const shared = page.shared.flatMap((key) => renderer.sharedParts.get(key)?.diagnostics ?? []);
  const { ref, source, digest } = route.entry;
  const diagnostics = [...page.diagnostics, ...shared].filter(({ severity }) => severity === 'error');
  return { url: page.url, output: page.output, entry: { ref, source, digest }, diagnostics };
}

/**
 * Computes the digest of what is shown instead of a page. It is the same whether templates are bundled or compiled one
 * by one, and no matter which page has rendered a shared part first.
 */
export function digestOfFailure({
  url,
  entry,
  diagnostics,
}: {
  url: string;
  entry: Pick<Entry, 'digest'>;
  diagnostics: readonly Diagnostic[];
}): string {
  return digestOf([url, entry.digest, ...diagnostics.map(({ causes = '' }) => causes).sort()].join('\n'));
}
