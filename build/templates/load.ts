import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ReactNode } from 'react';
import type { EntryKind, Layout, PageType } from '../authoring/define.ts';
import type { SiteDefinition } from '../authoring/define-site.ts';
import type { DocumentProps } from '../authoring/document.tsx';
import type { PageContext } from '../authoring/page.ts';
import { type CompiledTemplates, type CompileOptions, compileTemplates } from './compile.ts';
import { type NamedInCode, namedInCode } from './named-in-code.ts';

/** The templates, ready to run. */
export interface Templates {
  compiled: CompiledTemplates;
  site: SiteDefinition;
  pageTypes: PageType[];
  /** The folder under `templates/pages/` of each page type, in the same order. */
  pageFolders: string[];
  dataKinds: EntryKind[];
  layouts: Record<string, Layout>;
  renderDocument: (
    props: Omit<DocumentProps, 'children'> & { page: PageContext; pageType: PageType; Layout: unknown },
  ) => string;
  renderShared: (page: PageContext, node: ReactNode) => string;
  renderIsland: (name: string, props: unknown) => string;
  /** What the code asks for by name, read when it is first wanted. */
  named: () => NamedInCode;
}

/** Compiles and loads the templates; `known` is returned where nothing has changed. */
export async function loadTemplates(options: CompileOptions, known?: Templates): Promise<Templates> {
  const compiled = await compileTemplates(options);
  return known?.compiled.digest === compiled.digest ? known : importTemplates(compiled);
}

/** Loads compiled templates. */
export async function importTemplates(compiled: CompiledTemplates): Promise<Templates> {
  const [server, site, islands] = await Promise.all([
    import(pathToFileURL(compiled.server).href),
    import(pathToFileURL(compiled.site).href),
    import(pathToFileURL(compiled.islands).href),
  ]);
  checkLayouts(server.pageTypes, Object.keys(server.layouts));
  let named: NamedInCode | undefined;
  return {
    compiled,
    site: site.default,
    pageTypes: server.pageTypes,
    pageFolders: server.pageFolders,
    dataKinds: server.dataKinds,
    layouts: server.layouts,
    renderDocument: server.renderDocument,
    renderShared: server.renderShared,
    renderIsland: islands.renderIsland,
    named: () => (named ??= namedInCode(readFileSync(compiled.server, 'utf8'))),
  };
}

/** Returns all kinds of entries: those with pages, and those that are only data. */
export function listKinds({ pageTypes, dataKinds }: Pick<Templates, 'pageTypes' | 'dataKinds'>): EntryKind[] {
  return [...pageTypes, ...dataKinds];
}

/** Throws if a page type names a layout that is not there. */
function checkLayouts(pageTypes: readonly PageType[], layouts: readonly string[]): void {
  for (const { name, layout } of pageTypes)
    if (typeof layout === 'string' && !layouts.includes(layout))
      throw new Error(`The page type "${name}" names the layout "${layout}". There are: ${layouts.join(', ')}.`);
}
