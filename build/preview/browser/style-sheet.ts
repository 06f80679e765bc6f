import type { StyleLink } from '../events.ts';
import { element } from './element.ts';

/** Replaces the style sheet of the page's layout. The page keeps the old one until the new one is loaded. */
export function swapStyleSheet({ href, integrity }: StyleLink): void {
  const old = [...document.head.querySelectorAll('link[rel="stylesheet"]')];
  const link = element('link', { rel: 'stylesheet', href, integrity });
  link.addEventListener('load', () => {
    for (const one of old) one.remove();
  });
  link.addEventListener('error', () => location.reload());
  document.head.append(link);
}
