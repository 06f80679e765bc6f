import type { Templates } from '../../model/templates.ts';
import type { PipelineInput } from '../../pipeline/build.ts';
import { listKinds } from '../../pipeline/templates/load.ts';

/** Returns the function that makes the web editor of a site that has one. Its code is loaded only then. */
export function webEditorOf(cache: string, templates: Templates): NonNullable<PipelineInput['emitMore']> {
  return async ({ site, content: { files } }) => {
    if (!site.config.editor) return [];
    const { emitWebEditor } = await import('../editors/web-editor/emit.ts');
    return emitWebEditor({ site, kinds: listKinds(templates), files, cache });
  };
}
