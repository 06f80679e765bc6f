import type { ReactNode } from 'react';
import type { EntryKind, Layout, PageType } from '../authoring/define.ts';
import type { DirectiveDefinition, DirectiveView } from '../authoring/define-directive.ts';
import type { SiteDefinition } from '../authoring/define-site.ts';
import type { PageContext } from '../authoring/page.ts';
import type { DocumentProps } from '../authoring/server/document.tsx';
import type { findFailure, markElements } from '../authoring/server/jsx-runtime.ts';
import type { DataPath, Place } from './diagnostic.ts';

/** The templates, ready to run. */
export interface Templates {
  compiled: CompiledTemplates;
  site: SiteDefinition;
  pageTypes: PageType[];
  /** The folder under `templates/pages/` of each page type, in the same order. */
  pageFolders: string[];
  dataKinds: EntryKind[];
  layouts: Record<string, Layout>;
  directives: ReadonlyMap<string, DirectiveDefinition>;
  renderDocument: (
    props: Omit<DocumentProps, 'children'> & { page: PageContext; pageType: PageType; Layout: unknown },
  ) => string;
  renderShared: (page: PageContext, node: ReactNode) => string;
  renderDirective: (page: PageContext, definition: DirectiveDefinition, view: DirectiveView) => string;
  renderIsland: (name: string, props: unknown) => string;
  /** Renders again after a failure, and returns what was thrown and the props of the failing component. */
  findFailure: typeof findFailure;
  /** Renders again, with the stack of the code that made it in each wanted element. */
  markElements: typeof markElements;
  /** Returns the place in the templates that a stack names first, if it names one. */
  findPlace: (stack: string) => Place | undefined;
  /** Returns where the templates write a piece of code, as it runs; of several places, one in the folder. */
  findCode: (code: string, folder: string) => Place | undefined;
  /** What the code asks for by name, read when it is first wanted. */
  named: () => NamedInCode;
}

/** What the modules of the templates export: all that templates are but their site, and what is known of their files. */
export type ExportedTemplates = Omit<Templates, 'compiled' | 'site' | 'findPlace' | 'findCode' | 'named'>;

/** Templates that have changed since a site was built, as far as its pages need them. */
export interface EditedTemplates extends ExportedTemplates, Pick<Templates, 'findPlace' | 'findCode'> {
  compiled: Pick<CompiledTemplates, 'client' | 'css' | 'imports' | 'fromContent'>;
}

/** Everything that comes out of `templates/` and `client/`, by content. */
export interface CompiledTemplates {
  /** Changes when anything in it changes. */
  digest: string;
  /** Module files to import: page types and layouts; islands' server rendering. */
  server: string;
  islands: string;
  /** The module of `templates/site.ts`, apart from the others: it changes only with the site's brand. */
  site: string;
  /** Browser files: name → contents; the entry is the one that pages load. */
  client: { entry: string; files: Record<string, string> };
  /** Whether the code of the pages names a handler of events, which only islands can have. */
  hasEventHandler: boolean;
  /** The path from the content folder to the site's folder: `..`. */
  fromContent: string;
  /** Source path → its CSS with scoped class names. */
  css: Record<string, string>;
  /** Source path → the paths it imports, in order. */
  imports: Record<string, string[]>;
}

/** What the templates' code asks for by name, whether or not a page has asked for it today. */
export interface NamedInCode {
  /** Whether it asks for a form. */
  hasForm: (id: string) => boolean;
  /** Whether it asks for an interface text. */
  hasString: (key: string) => boolean;
  /**
   * Whether it asks for a field: in the page type's folder below `templates/pages/`, if there is one, or in what pages
   * share.
   */
  hasField: (folder: string | undefined, path: DataPath) => boolean;
  /** Whether the scripts of browsers have a text in quotes: it may be the id of what they make. */
  isInScript: (text: string) => boolean;
}
