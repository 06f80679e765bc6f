import type { Contents } from '../../model/output.ts';
import type { StyleLink } from '../events.ts';

const styleLink = /<link rel="stylesheet" href="([^"]+)" integrity="([^"]+)"\/>/;

/** Returns the style sheet of a page if the page has changed in nothing else. */
export function findStyleChange(before: Contents | undefined, after: Contents): StyleLink | undefined {
  if (before === undefined) return undefined;
  const [old, html] = [before, after].map((contents) => Buffer.from(contents).toString());
  const [link, href, integrity] = styleLink.exec(html ?? '') ?? [];
  if (link === undefined || href === undefined || integrity === undefined) return undefined;
  return old?.replace(styleLink, () => link) === html ? { href, integrity } : undefined;
}
