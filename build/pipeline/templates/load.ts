import { readFileSync } from 'node:fs';
import type { EntryKind } from '../../authoring/define.ts';
import type { MenuNames } from '../../authoring/navigation.ts';
import type { CompiledTemplates, NamedInCode, Templates } from '../../model/templates.ts';
import { type Bundler, createBundler } from './bundler.ts';
import { checkDefinitions, checkFontPackages } from './check-definitions.ts';
import { checkSources, compileTemplates } from './compile.ts';
import type { CompileOptions } from './compile-options.ts';
import { createPlaceFinder } from './find-source-place.ts';
import { importModules } from './import-modules.ts';
import type { LiveTemplates, LiveUpdate } from './live-templates.ts';
import { findNamedInCode } from './named-in-code.ts';
import { pickTemplates } from './pick-templates.ts';
import { rememberRunningCode } from './stray-errors.ts';
import { loadProblemOf } from './template-problem.ts';

/** Compiles and loads the templates. */
export async function loadTemplates(options: CompileOptions): Promise<Templates> {
  return importTemplates(await compileTemplates(options), options.broken);
}

/** Loads templates each time they change. */
export interface TemplateLoader {
  /** Compiles and loads the templates; returns `known` if nothing has changed. */
  load: (known?: Templates) => Promise<Templates>;
  /**
   * Returns what templates export as their files are now, without bundling them. Throws if only bundling can do it, or
   * say what is wrong.
   * @param changed paths from the site's folder that may have changed since the last call
   */
  loadAhead: (changed: readonly string[]) => Promise<LiveUpdate>;
  dispose: () => Promise<void>;
}

/** Creates the loader of a process that compiles again and again. */
export function createTemplateLoader(readOptions: () => CompileOptions): TemplateLoader {
  let cached: { runtime: CompileOptions['runtime']; bundler: Promise<Bundler> } | undefined;
  let live: { runtime: CompileOptions['runtime']; templates: Promise<LiveTemplates> } | undefined;
  async function dispose(): Promise<void> {
    const last = cached;
    cached = undefined;
    await (await last?.bundler)?.dispose();
  }
  async function disposeLive(): Promise<void> {
    const last = live;
    live = undefined;
    await (await last?.templates)?.dispose();
  }
  return {
    async load(known) {
      const options = readOptions();
      const compiled = await compileTemplates(options, async () => {
        if (cached?.runtime !== options.runtime) {
          await dispose();
          cached = { runtime: options.runtime, bundler: createBundler(options) };
        }
        return cached.bundler;
      });
      return known?.compiled.digest === compiled.digest ? known : importTemplates(compiled);
    },
    async loadAhead(changed) {
      const options = readOptions();
      checkSources(options);
      if (live?.runtime !== options.runtime) {
        void disposeLive();
        live = { runtime: options.runtime, templates: startLive(options) };
      }
      return (await live.templates).update(changed);
    },
    async dispose() {
      await Promise.all([dispose(), disposeLive()]);
    },
  };
}

/** Loads the compiler of single modules when it is first needed. */
async function startLive(options: CompileOptions): Promise<LiveTemplates> {
  const { createLiveTemplates } = await import('./live-templates.ts');
  return createLiveTemplates(options);
}

/**
 * Loads compiled templates. Throws a `TemplateProblem` if one of them throws while it is loaded.
 * @param broken sources that were left out, as paths from the site's folder
 */
export async function importTemplates(
  compiled: CompiledTemplates,
  broken: ReadonlySet<string> = new Set(),
): Promise<Templates> {
  const places = createPlaceFinder(compiled);
  const { fromContent } = compiled;
  rememberRunningCode('bundle', { ...places, fromContent });
  const [server, site, islands] = await importModules([compiled.server, compiled.site, compiled.islands]).catch(
    (error) => {
      throw loadProblemOf(error, places.findPlace, fromContent);
    },
  );
  checkDefinitions(server, { fromContent, broken });
  checkFontPackages(site.default.fontFamilies, fromContent);
  let named: NamedInCode | undefined;
  return {
    compiled,
    site: site.default,
    ...pickTemplates(server, islands, { places, fromContent }),
    ...places,
    named: () =>
      (named ??= findNamedInCode(readFileSync(compiled.server, 'utf8'), Object.values(compiled.client.files))),
  };
}

/** Returns all kinds of entries: those with pages, and those that are only data. */
export function listKinds({ pageTypes, dataKinds }: Pick<Templates, 'pageTypes' | 'dataKinds'>): EntryKind[] {
  return [...pageTypes, ...dataKinds];
}

/** Returns what the code of a site says of its menus. */
export function menuNamesOf({ site, layouts }: Pick<Templates, 'site' | 'layouts'>): MenuNames {
  const named = Object.entries(layouts).filter(([, { ownMenuTargets }]) => ownMenuTargets === true);
  return { menus: site.menus, layouts: named.map(([name]) => name).sort() };
}
