import { digestOf } from './files/digest.ts';
import type { RenderedPage } from './page.ts';

const digestOfNothing = digestOf('');

/** Returns whether a page could not be rendered: its HTML is empty then. */
export function isFailed({ digest }: Pick<RenderedPage, 'digest'>): boolean {
  return digest === digestOfNothing;
}
