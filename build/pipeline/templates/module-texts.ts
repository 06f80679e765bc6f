import { existsSync, readFileSync } from 'node:fs';
import { extname, isAbsolute, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { TransformOptions } from 'esbuild';
import { readStyles, type ScopedStyles, styleIds } from './plugins.ts';
import { virtualSources } from './virtual.ts';

/** One module of the templates as Node's own modules are: a function of what it exports and requires. */
export interface ModuleText {
  code: string;
  run: (exports: object, require: (name: string) => unknown, module: { exports: object }) => void;
  /** What it requires, as it is written. */
  imports: readonly string[];
  /** What a style sheet says. */
  styles?: ScopedStyles;
  /** The source map of the code, as JSON; missing where the code is no compiled script. */
  map?: string;
}

/** The modules of a site, compiled one by one. */
export interface ModuleTexts {
  /** Returns a module that `read` has read. */
  get: (id: string) => ModuleText;
  /** Reads a module that is not read yet. Throws if esbuild would have to compile it in another way. */
  read: (id: string) => Promise<ModuleText>;
  /** Reads all known modules again, and returns those whose code has changed. */
  readAgain: (ids: readonly string[]) => Promise<string[]>;
  /** Lists the modules that are read. */
  list: () => { id: string; code: string; map?: string }[];
}

/**
 * Creates the modules of a site. A module of the site is named by its path from the site's folder, a module of
 * the generator by its absolute path, and a list of folders as `virtual:server`.
 */
export function createModuleTexts(siteFolder: string, runtime: 'preact' | 'react'): ModuleTexts {
  const texts = new Map<string, Promise<ModuleText>>();
  const done = new Map<string, ModuleText>();
  const compiler = createModuleCompiler(siteFolder, runtime);

  function read(id: string): Promise<ModuleText> {
    const known = texts.get(id);
    if (known) return known;
    const text = compiler.compile(id);
    texts.set(id, text);
    text.then(
      (made) => done.set(id, made),
      () => texts.delete(id),
    );
    return text;
  }

  return {
    read,
    list: () => [...done].map(([id, { code, map }]) => ({ id, code, ...(map === undefined ? {} : { map }) })),
    get(id) {
      const text = done.get(id);
      if (!text) throw new Error(`${id} is not read.`);
      return text;
    },
    async readAgain(changed) {
      const isThere = (id: string) => existsSync(join(siteFolder, id));
      const stale = new Set(changed.filter((id) => done.has(id)));
      // A file that comes or goes may change a list of folders, and the ids of style sheets.
      if (changed.some((id) => !done.has(id) || !isThere(id))) {
        compiler.forgetStyleIds();
        for (const id of done.keys()) if (id.startsWith('virtual:') || id.endsWith('.css')) stale.add(id);
      }
      const before = new Map([...stale].map((id) => [id, done.get(id)?.code]));
      for (const id of stale) {
        texts.delete(id);
        done.delete(id);
      }
      const codeOf = async (id: string) =>
        id.startsWith('virtual:') || isThere(id) ? (await read(id)).code : undefined;
      const after = await Promise.all([...before.keys()].map(codeOf));
      return [...before].filter(([, code], index) => after[index] !== code).map(([id]) => id);
    },
  };
}

/** Creates a compiler of single modules. It reads the ids of style sheets once, and again after `forgetStyleIds()`. */
function createModuleCompiler(siteFolder: string, runtime: 'preact' | 'react') {
  const virtual = virtualSources(siteFolder, runtime);
  let ids: Map<string, string> | undefined;

  function compileStyles(id: string, file: string): ModuleText {
    ids ??= styleIds(siteFolder);
    const styles = readStyles(id, file, ids.get(id));
    if ('errors' in styles) throw new Error(`${id} has a mistake.`);
    const code = `module.exports = { __esModule: true, default: ${JSON.stringify(styles.classes)} };`;
    return { ...moduleOf(id, code), styles };
  }

  return {
    async compile(id: string): Promise<ModuleText> {
      if (id.startsWith('virtual:')) return compileScript(id, virtual[id]?.() ?? '', 'tsx');
      const file = isAbsolute(id) ? id : join(siteFolder, id);
      if (id.endsWith('.css')) return compileStyles(id, file);
      if (id.endsWith('.json')) return moduleOf(id, `module.exports = ${readFileSync(file, 'utf8')};`);
      const loader = extname(id).slice(1);
      if (loader !== 'ts' && loader !== 'tsx') throw new Error(`${id} is no module of its own.`);
      return compileScript(id, readFileSync(file, 'utf8'), loader);
    },
    forgetStyleIds() {
      ids = undefined;
    },
  };
}

const transformOptions: TransformOptions = {
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  supported: { 'regexp-unicode-property-escapes': true },
  define: { 'process.env.NODE_ENV': '"production"' },
  tsconfigRaw: '{}',
  logLevel: 'silent',
  sourcemap: 'external',
  sourcesContent: false,
};

async function compileScript(id: string, source: string, loader: 'ts' | 'tsx'): Promise<ModuleText> {
  const { transform } = await import('esbuild');
  const { code, map } = await transform(source, { ...transformOptions, loader });
  return { ...moduleOf(id, code), map };
}

function moduleOf(id: string, code: string): ModuleText {
  const imports = [...new Set([...code.matchAll(/\brequire\("([^"\\]+)"\)/g)].map(([, name = '']) => name))];
  // Node declares any `Function`; these are its parameters.
  const run = compileFunction(code, ['exports', 'require', 'module'], { filename: id }) as ModuleText['run'];
  return { code, run, imports };
}
