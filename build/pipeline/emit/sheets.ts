import { dirname } from 'node:path';
import type { LayoutName } from '../../authoring/define.ts';
import { joinStyles } from '../../formats/css/css.ts';
import { groupPairs } from '../../model/group-by.ts';
import type { Site } from '../../model/site.ts';
import type { Templates } from '../../model/templates.ts';

/** Templates as far as style sheets are made of them. */
type StyledTemplates = Pick<Templates, 'pageTypes' | 'pageFolders' | 'layouts' | 'directives'> & {
  compiled: Pick<Templates['compiled'], 'css' | 'imports'>;
};

/**
 * Makes one minified style sheet per layout: the styles that it imports, and those of the page types, islands and
 * directives shown in it. If a component imports an island, only sheets with this component have that island's styles.
 * The `chunk.module.css` of a component or a page type is a sheet of its own, by the name of its folder, with those of its
 * parts, in folders below it.
 * @param layouts those whose sheets are wanted; all unless given
 */
export function makeSheets(
  templates: StyledTemplates,
  site: Pick<Site, 'routes'>,
  fontFaces: string,
  layouts = Object.keys(templates.layouts),
): Map<string, string> {
  const { compiled, pageTypes, pageFolders } = templates;
  const shown = new Map<LayoutName, Set<string>>();
  for (const route of site.routes.values()) {
    const types = shown.get(route.layout) ?? new Set();
    types.add(route.pageType.name);
    shown.set(route.layout, types);
  }
  const components = Object.entries(compiled.imports)
    .filter(([path]) => path.startsWith('templates/components/'))
    .map(([path, targets]): [string, string[]] => [path, [...targets, ...targets.flatMap(islandOf)]]);
  const imports = { ...compiled.imports, ...Object.fromEntries(components) };
  const broughtAlong = new Set(components.flatMap(([, targets]) => targets));
  const islands = Object.keys(imports)
    .filter((path) => /^templates\/islands\/[^/]+\/index\.tsx$/.test(path) && !broughtAlong.has(path))
    .sort();
  const directives = [...templates.directives.keys()].map((name) => `templates/directives/${name}.tsx`);
  const sheets = new Map<string, string>();
  for (const layout of [...layouts].sort()) {
    const hasIslands = templates.layouts[layout]?.islands ?? true;
    const types = shown.get(layout) ?? new Set();
    const roots = [
      `templates/layouts/${layout}/index.tsx`,
      ...pageTypes.flatMap((type, index) =>
        types.has(type.name) ? [`templates/pages/${pageFolders[index]}/index.tsx`] : [],
      ),
      ...(pageTypes.some(({ name, body }) => types.has(name) && body !== 'none') ? directives : []),
      ...(types.size > 0 && hasIslands ? islands : []),
    ];
    const paths = stylesReachedFrom(roots, imports).filter((path) => !chunk.test(path));
    sheets.set(
      layout,
      joinStyles([{ path: '', css: fontFaces }, ...paths.map((path) => ({ path, css: compiled.css[path] ?? '' }))]),
    );
  }
  const customMedia = Object.values(compiled.css).flatMap((css) => css.match(/@custom-media[^;@]+;/g) ?? []);
  const chunks = Object.keys(compiled.css).flatMap((path) => {
    const [, folder] = chunk.exec(path) ?? [];
    return folder === undefined ? [] : [[folder, path] as const];
  });
  for (const [folder, paths] of groupPairs(chunks.sort(byFolder))) {
    const parts = paths.map((path) => ({ path, css: compiled.css[path] ?? '' }));
    sheets.set(folder, joinStyles([{ path: '', css: customMedia.join('\n') }, ...parts]));
  }
  return sheets;
}

/** The path of a style sheet that only some pages load, as `page.styleSheet` gives it. */
const chunk = /^templates\/((?:components|pages)\/[^/]+)\/(?:.+\/)?chunk\.module\.css$/;

/** Puts the styles of a folder before those of its parts. */
const byFolder = ([, one]: readonly [string, string], [, other]: readonly [string, string]): number =>
  dirname(one) < dirname(other) ? -1 : 1;

function islandOf(path: string): string[] {
  const [folder] = /^templates\/islands\/[^/]+\//.exec(path) ?? [];
  return folder ? [`${folder}index.tsx`] : [];
}

/** Lists style sheets in the order in which imports first reach them, general ones first. */
export function stylesReachedFrom(roots: readonly string[], imports: Record<string, string[]>): string[] {
  const seen = new Set<string>();
  const styles: string[] = [];
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const target of imports[path] ?? []) visit(target);
    if (path.endsWith('.css')) styles.push(path);
  };
  for (const root of roots) visit(root);
  const general = styles.filter((path) => path.startsWith('templates/styles/'));
  return [...general, ...styles.filter((path) => !general.includes(path))];
}
