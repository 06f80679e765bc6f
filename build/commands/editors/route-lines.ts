import { slugify } from '../../authoring/values/slug.ts';

/** Adds a base page's addresses to the route table's text, after the last page, with every comment kept → the new text. */
export function addPageRoute(
  text: string,
  page: { id: string; titles: ReadonlyMap<string, string>; locales: readonly { id: string; prefix: string }[] },
): string {
  const addresses = page.locales.flatMap(({ id, prefix }) => {
    const title = page.titles.get(id);
    return title === undefined ? [] : [`${id}: /${prefix ? `${prefix}/` : ''}${slugify(title) || page.id}/`];
  });
  const line = `  ${page.id}: { ${addresses.join(', ')} }\n`;
  const lines = text.split(/(?<=\n)/);
  const start = lines.findIndex((one) => /^pages:\s*(#.*)?$/.test(one.trimEnd()));
  let last = start;
  for (let index = start + 1; index < lines.length && /^(\s|#|$)/.test(lines[index] ?? ''); index++)
    if (/^\s+[\w-]/.test(lines[index] ?? '')) last = index;
  if (start === -1) return `${text}pages:\n${line}`;
  return [...lines.slice(0, last + 1), line, ...lines.slice(last + 1)].join('');
}
