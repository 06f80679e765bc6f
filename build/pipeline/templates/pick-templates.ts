import type { EntryKind, PageType } from '../../authoring/define.ts';
import type { ExportedTemplates } from '../../model/templates.ts';
import { type GuardInput, guardFacets } from './guard-facets.ts';
import type { ModuleExports } from './module-registry.ts';

/** Returns the templates that the modules of the server and of the islands export, with guarded facets. */
export function pickTemplates(
  server: ModuleExports,
  islands: ModuleExports,
  input: Pick<GuardInput, 'places' | 'fromContent'>,
): ExportedTemplates {
  const layouts = Object.keys(server.layouts);
  const guard = <Kind extends EntryKind>(kind: Kind, folder: string, noun: string): Kind =>
    guardFacets(kind, { ...input, folder, called: `${noun} "${kind.name}"`, layouts });
  return {
    pageTypes: server.pageTypes.map((type: PageType, index: number) =>
      guard(type, `templates/pages/${server.pageFolders[index]}`, 'page type'),
    ),
    pageFolders: server.pageFolders,
    dataKinds: server.dataKinds.map((kind: EntryKind, index: number) =>
      guard(kind, `templates/data/${server.dataFolders[index]}`, 'kind of data'),
    ),
    layouts: server.layouts,
    directives: new Map(Object.entries(server.directives)),
    renderDocument: server.renderDocument,
    renderShared: server.renderShared,
    renderDirective: server.renderDirective,
    renderIsland: islands.renderIsland,
    findFailure: server.findFailure,
    markElements: server.markElements,
  };
}
