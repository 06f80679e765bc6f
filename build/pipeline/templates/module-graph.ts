import { posix, sep } from 'node:path';
import { groupPairs } from '../../model/group-by.ts';
import type { ModuleTexts } from './module-texts.ts';

/** Returns which module a name means; `undefined` for packages. */
type Resolve = (name: string, importer: string) => string | undefined;

/** Finds the modules of a site as the bundles find them. */
interface Resolver {
  onServer: Resolve;
  inIslands: Resolve;
}

/** Creates the resolver of a site's modules. */
export function createResolver(root: string): Resolver {
  const authoring = posix.join(root.split(sep).join('/'), 'build/authoring');
  const jsxRuntime = posix.join(authoring, 'server/jsx-runtime.ts');
  function resolve(name: string, importer: string): string | undefined {
    if (name.startsWith('#authoring/')) return posix.join(authoring, name.slice('#authoring/'.length));
    if (name.startsWith('virtual:')) return name;
    if (!/^\.\.?\//.test(name)) return undefined;
    return posix.join(importer.startsWith('virtual:') ? '' : posix.dirname(importer), name);
  }
  return {
    inIslands: resolve,
    // As `tracingPlugin` does.
    onServer: (name, importer) =>
      name === 'react/jsx-runtime' && importer !== jsxRuntime ? jsxRuntime : resolve(name, importer),
  };
}

/** The modules that are needed, each with the modules that it imports, and the packages that they import. */
interface ModuleGraph {
  importsOf: Map<string, string[]>;
  used: Set<string>;
}

/** Reads modules and all that they import. */
export async function readGraph(
  texts: ModuleTexts,
  { onServer, inIslands }: Resolver,
  entries: readonly string[],
): Promise<ModuleGraph> {
  const importsOf = new Map<string, string[]>();
  const used = new Set<string>();
  async function visit(id: string): Promise<void> {
    if (importsOf.has(id)) return;
    const found: string[] = [];
    importsOf.set(id, found);
    for (const name of (await texts.read(id)).imports) {
      const target = inIslands(name, id);
      if (target === undefined) used.add(name);
      else found.push(target);
    }
    await Promise.all(found.map(visit));
  }
  // Every module with a tag imports the runtime of JSX, which only the server replaces.
  await Promise.all([...entries, onServer('react/jsx-runtime', '') ?? ''].map(visit));
  return { importsOf, used };
}

/** Returns modules with everything that imports them, directly or through others. */
export function withImporters(ids: readonly string[], importsOf: ReadonlyMap<string, readonly string[]>): Set<string> {
  const importers = groupPairs(
    [...importsOf].flatMap(([id, imports]) => imports.map((target) => [target, id] as const)),
  );
  const found = new Set(ids);
  for (const id of found) for (const importer of importers.get(id) ?? []) found.add(importer);
  return found;
}
