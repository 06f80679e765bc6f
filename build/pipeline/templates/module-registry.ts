import type { ModuleText } from './module-texts.ts';

/** What a module exports. Its code is loaded while the build runs, so no type describes it. */
export type ModuleExports = Record<string, any>;

/** Modules that have run. After a change, only what has changed runs again, and what imports it. */
export interface ModuleRegistry {
  /** Runs a module and what it imports, unless they have run; returns what it exports. */
  load: (id: string) => ModuleExports;
  /** Forgets modules. Whoever forgets one forgets its importers too. */
  forget: (ids: Iterable<string>) => void;
  /** Forgets the modules that nothing imports now: if they are imported again, what they import may have changed. */
  retain: (imported: Pick<ReadonlySet<string>, 'has'>) => void;
}

interface RegistryInput {
  textOf: (id: string) => ModuleText;
  /** Returns the module that an importer names; `undefined` for a package. */
  resolve: (name: string, importer: string) => string | undefined;
  packages: Readonly<Record<string, ModuleExports>>;
}

/** Creates a registry in which nothing has run. */
export function createModuleRegistry({ textOf, resolve, packages }: RegistryInput): ModuleRegistry {
  const modules = new Map<string, { exports: ModuleExports }>();
  function load(id: string): ModuleExports {
    const known = modules.get(id);
    if (known) return known.exports;
    const module = { exports: {} };
    // Before it runs, so that modules can import each other.
    modules.set(id, module);
    const required = (name: string) => {
      const target = resolve(name, id);
      return target === undefined ? packages[name] : load(target);
    };
    textOf(id).run(module.exports, required, module);
    return module.exports;
  }
  return {
    load(id) {
      try {
        return load(id);
      } catch (error) {
        // Modules that have run may hold a module that ran only in part.
        modules.clear();
        throw error;
      }
    },
    forget(ids) {
      for (const id of ids) modules.delete(id);
    },
    retain(imported) {
      for (const id of modules.keys()) if (!imported.has(id)) modules.delete(id);
    },
  };
}
