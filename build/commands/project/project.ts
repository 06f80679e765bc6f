import { parseYaml } from '../../formats/yaml/parse.ts';
import type { SiteConfig } from '../../model/config.ts';
import { codeFoldersOf, staticFolderOf } from '../../model/files/folders.ts';
import { textReader } from '../../model/files/text-reader.ts';
import { fieldsOfData } from '../../model/struct/mapping.ts';
import type { TemplateProblem } from '../../model/template-problem.ts';
import type { CompiledTemplates, Templates } from '../../model/templates.ts';
import { compileTemplates } from '../../pipeline/templates/compile.ts';
import { createTemplateLoader, loadTemplates, type TemplateLoader } from '../../pipeline/templates/load.ts';
import { type CompilableTemplates, loadCompilable } from '../../pipeline/templates/load-compilable.ts';
import type { Options } from '../options/options.ts';

/** A site as commands know it: its folders, and its templates. */
export interface Project {
  /** The folders that its writers edit. */
  folders: { content: string; static: string; templates: string; client: string };
  compile: () => Promise<CompiledTemplates>;
  loadTemplates: () => Promise<Templates>;
  /** Loads what can be loaded of templates that have a problem. */
  loadCompilable: (problem: TemplateProblem) => Promise<CompilableTemplates | undefined>;
  /** Creates the loader of a command that loads the templates again after changes. */
  createTemplateLoader: () => TemplateLoader;
}

/** Opens the site that a command works on. */
export function openProject({
  root,
  siteFolder,
  cache,
  content,
}: Pick<Options, 'root' | 'siteFolder' | 'cache' | 'content'>): Project {
  const compileOptions = () => ({ root, siteFolder, contentFolder: content, cache, runtime: readRuntime(content) });
  return {
    folders: { content, static: staticFolderOf(content), ...codeFoldersOf(siteFolder) },
    compile: () => compileTemplates(compileOptions()),
    loadTemplates: () => loadTemplates(compileOptions()),
    loadCompilable: (problem) => loadCompilable(compileOptions(), problem),
    createTemplateLoader: () => createTemplateLoader(compileOptions),
  };
}

/** Reads the address of the site, as `site.yaml` has it. */
export function readOrigin(contentFolder: string): string | undefined {
  const text = textReader(contentFolder)('site.yaml');
  if (text === undefined) return undefined;
  try {
    const { origin } = fieldsOfData(parseYaml(text));
    return typeof origin === 'string' ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** Reads which runtime islands have: it is needed to compile the templates, before the content is read. */
export function readRuntime(contentFolder: string): SiteConfig['runtime'] {
  const text = textReader(contentFolder)('site.yaml');
  if (text === undefined) return 'preact';
  try {
    return fieldsOfData(parseYaml(text)).runtime === 'react' ? 'react' : 'preact';
  } catch {
    return 'preact';
  }
}
