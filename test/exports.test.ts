import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { root } from './support/project.ts';

const exportsSuite = suite('exports');

/**
 * What scripts/run.mjs starts, what the modules that build/pipeline/templates/virtual.ts generates import, what esbuild imports for
 * the elements of templates, and what `npm run typecheck` bundles.
 */
const entryPoints = new Set([
  'build/cli.ts',
  'build/authoring/server/jsx-runtime.ts',
  'build/authoring/server/render.tsx',
  'build/preview/gallery/write-example-types.ts',
]);

/** Source path → its text, of all code of ours. */
const texts = new Map(
  fastGlob
    .globSync('{build,templates,client,scripts,test}/**/*.{ts,tsx,mjs}', { cwd: root, ignore: ['test/sites/**'] })
    .sort()
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

exportsSuite('every export is used: by another file, or for a test of a part of its own file', () => {
  const used = namesImportedIn((path) => !path.startsWith('test/'));
  const tested = namesImportedIn((path) => path.startsWith('test/'));
  const unused = [...texts]
    .filter(([path]) => /^(build|templates|client)\/.*(?<!\.d)\.tsx?$/.test(path) && !entryPoints.has(path))
    .flatMap(([path, text]) => exportedNames(text).map((name) => ({ path, text, name })))
    .filter(({ path, text, name }) => {
      const key = `${path} ${name}`;
      return !used.has(key) && !(tested.has(key) && isUsedInside(text, name));
    })
    .map(({ path, name }) => `${path} ${name}`);
  assert.equal(
    unused,
    [],
    `${unused.join('\n')}\nRemove "export", or all of it where its own file does not use it. What only tests use belongs in test/support/.`,
  );
});

exportsSuite.run();

function namesImportedIn(isChosen: (path: string) => boolean): Set<string> {
  return new Set([...texts].filter(([path]) => isChosen(path)).flatMap(([path, text]) => importedNames(path, text)));
}

/** Returns whether a file uses a name that it declares, outside the declaration itself. */
function isUsedInside(text: string, name: string): boolean {
  const declaration = new RegExp(
    `^export (?:async )?(?:function|const|class|interface|type) ${name}\\b[\\s\\S]*?(?:^\\}|;$)`,
    'm',
  );
  return new RegExp(`\\b${name}\\b`).test(text.replace(declaration, '').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
}

/** Lists the names that a file exports. Default exports are left out: folders of `templates/` are found by their names. */
function exportedNames(text: string): string[] {
  const declared = [...text.matchAll(/^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm)];
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)];
  return [...declared.map(([, name = '']) => name), ...listed.flatMap(([, list = '']) => namesIn(list, 'new'))];
}

/** Lists what a file imports, exports again or extends, as `path name`. */
function importedNames(file: string, text: string): string[] {
  const stated = [...text.matchAll(/^(?:import|export)\s[^;'{]*\{([^}]*)\}\s*from\s*'([^']+)'/gm)].flatMap(
    ([, list = '', from = '']) => namesIn(list, 'old').map((name) => `${resolvePath(file, from)} ${name}`),
  );
  const extended = [...text.matchAll(/^declare module '([^']+)' \{\s*interface (\w+)/gm)].map(
    ([, target = '', name]) => `${resolvePath(file, target)} ${name}`,
  );
  // Of a whole module, a file may use any name that it has.
  const whole = [...text.matchAll(/\bimport\('([^']+)'\)|^(?:import|export) \* .*from '([^']+)'/gm)].flatMap(
    ([, dynamic, from = '']) => {
      const target = resolvePath(file, dynamic ?? from);
      return exportedNames(texts.get(target) ?? '')
        .filter((name) => from !== '' || new RegExp(`\\b${name}\\b`).test(text))
        .map((name) => `${target} ${name}`);
    },
  );
  return [...stated, ...extended, ...whole];
}

/** Reads `a, type b as c` → `a`, `b` by their old names, `a`, `c` by their new ones. */
function namesIn(list: string, side: 'old' | 'new'): string[] {
  return list.split(',').flatMap((item) => {
    const [old, renamed] = item
      .trim()
      .replace(/^type /, '')
      .split(' as ');
    return (side === 'new' ? (renamed ?? old) : old) || [];
  });
}

function resolvePath(file: string, specifier: string): string {
  return specifier.startsWith('.')
    ? join(dirname(file), specifier)
    : specifier.replace(/^#authoring\//, 'build/authoring/');
}
