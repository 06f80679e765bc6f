/** Returns the path below which a site is published: `/site`; nothing if it has its host for itself. */
export function basePathOf(origin: string): string {
  return new URL(origin).pathname.replace(/\/$/, '');
}
