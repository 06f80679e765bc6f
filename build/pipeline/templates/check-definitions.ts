import { posix } from 'node:path';
import type { FontFamily } from '../../authoring/define-site.ts';
import { isInstalled } from '../../formats/fonts/fontsource.ts';
import { atStart, type Diagnostic } from '../../model/diagnostic.ts';
import { valueInShort } from '../../model/diagnostics/value-in-short.ts';
import { isMapping } from '../../model/struct/mapping.ts';
import { type AnyStruct, fieldsOfStruct, isOptional } from '../../model/struct/struct.ts';
import { TemplateProblem } from '../../model/template-problem.ts';
import { facetShapes } from './guard-facets.ts';
import type { ModuleExports } from './module-registry.ts';
import { templateErrorAt } from './template-problem.ts';

/** A default export of the templates. */
interface Definition {
  /** Its file, from the site's folder. */
  file: string;
  /** As messages name it: `page type "guide"`. */
  called: string;
  /** The function that declares it. */
  define: string;
  exported: unknown;
  /** The members that it needs. */
  needed: readonly string[];
  /** The members that are functions, if they are there. */
  functions: readonly string[];
}

/** Throws a `TemplateProblem` if a package of the site's typefaces is not installed. */
export function checkFontPackages(families: readonly FontFamily[], fromContent: string): void {
  const named = new Set(families.flatMap((family) => [family.package, ...(family.scripts ?? [])]));
  const missing = [...named].filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const place = atStart(posix.join(fromContent, 'templates/site.ts'));
  throw new TemplateProblem(
    missing.map((name) =>
      templateErrorAt(
        place,
        `"fontFamilies" names the package "${name}", which is not installed.`,
        `Run npm install --save-exact @fontsource-variable/${name}. If the typeface has only fonts of fixed weights, it is @fontsource/${name}.`,
      ),
    ),
  );
}

/**
 * Throws a `TemplateProblem` if a page type, a kind of data, a layout or a directive lacks a required member, or
 * names a layout that does not exist.
 * @param server what the module of the server exports
 */
export function checkDefinitions(
  server: ModuleExports,
  { fromContent, broken }: { fromContent: string; broken: ReadonlySet<string> },
): void {
  const definitions = listDefinitions(server).filter(({ file }) => !broken.has(file));
  const diagnostics = definitions.flatMap((definition): Diagnostic[] => {
    const found = findProblem(definition, Object.keys(server.layouts));
    const place = atStart(posix.join(fromContent, definition.file));
    return found ? [templateErrorAt(place, found.message, found.hint)] : [];
  });
  if (diagnostics.length > 0) throw new TemplateProblem(diagnostics);
}

function listDefinitions({
  pageTypes,
  pageFolders,
  dataKinds,
  dataFolders,
  layouts,
  directives,
}: ModuleExports): Definition[] {
  const kind = ['facts', 'words', 'folder', 'file'];
  const facets = Object.keys(facetShapes);
  return [
    ...pageFolders.map((name: string, index: number) => ({
      file: `templates/pages/${name}/index.tsx`,
      called: `page type "${name}"`,
      define: 'definePage',
      exported: pageTypes[index],
      needed: [...kind, 'component', 'layout'],
      functions: ['component', ...facets],
    })),
    ...dataFolders.map((name: string, index: number) => ({
      file: `templates/data/${name}/index.ts`,
      called: `kind of data "${name}"`,
      define: 'defineData',
      exported: dataKinds[index],
      needed: [...kind, 'name'],
      functions: facets,
    })),
    ...Object.entries(layouts).map(([name, exported]) => ({
      file: `templates/layouts/${name}/index.tsx`,
      called: `layout "${name}"`,
      define: 'defineLayout',
      exported,
      needed: ['component'],
      functions: ['component'],
    })),
    ...Object.entries(directives).map(([name, exported]) => ({
      file: `templates/directives/${name}.tsx`,
      called: `directive "${name}"`,
      define: 'defineDirective',
      exported,
      needed: ['component', 'content', 'label', 'attributes', 'example'],
      functions: ['component'],
    })),
  ];
}

function findProblem(
  { called, define, exported, needed, functions }: Definition,
  layouts: readonly string[],
): { message: string; hint: string } | undefined {
  if (!isMapping(exported) || needed.every((name) => exported[name] === undefined))
    return {
      message: `The default export is no ${called.split(' "')[0]}.`,
      hint: `Write export default ${define}({ … });`,
    };
  const missing = needed.find((name) => exported[name] === undefined);
  if (missing) return { message: `The ${called} has no ${missing}.`, hint: `Give it to ${define}({ … }).` };
  const { layout } = exported;
  if (typeof layout === 'string' && !layouts.includes(layout))
    return { message: `The ${called} names the layout "${layout}".`, hint: `There are: ${layouts.join(', ')}.` };
  const wrong = functions.find(
    (name) => !['undefined', 'function'].includes(typeof exported[name]) && name !== 'layout',
  );
  if (wrong === undefined) return define === 'definePage' ? findSlugProblem(called, exported) : undefined;
  return {
    message: `"${wrong}" of the ${called} is ${valueInShort(exported[wrong])}, but must be a function.`,
    hint: `Give ${define}({ … }) a function.`,
  };
}

/** Finds a family whose entries do not all have a slug, which is their part of the address. */
function findSlugProblem(
  called: string,
  { folder, words }: Record<string, unknown>,
): { message: string; hint: string } | undefined {
  const { slug } = fieldsOfStruct(words as AnyStruct);
  if (folder === 'pages' || (slug?.type === 'slug' && !isOptional(slug))) return undefined;
  const what = slug ? `a field slug that ${slug.type === 'slug' ? 'is optional' : 'is no slug()'}` : 'no field slug';
  return {
    message: `The words of the ${called} have ${what}, but {slug} in the address of each entry below content/${folder}/ is this field.`,
    hint: 'Write slug: slug() in the struct of the words, and a slug in the file of each entry.',
  };
}
