/** The path below which the site is served. The address of this script ends with it. */
const base = decodeURI(new URL(import.meta.url).hash.slice(1));

/** Returns the path of the page that is shown, from the root of the site. */
export function pagePath(): string {
  const path = decodeURI(location.pathname);
  return path.startsWith(`${base}/`) ? path.slice(base.length) : path;
}

/** Returns the output path of the page that is shown: `toolbox/index.html`. */
export function pageFile(): string {
  const path = pagePath();
  return path.slice(1) + (path.endsWith('/') ? 'index.html' : '');
}
