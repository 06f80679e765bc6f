import type { Stages } from '../../pipeline/run.ts';
import { listKinds } from '../../pipeline/templates/load.ts';

/** The site with its web editor, if it has one. The editor's code is loaded only then. */
export function withWebEditor(cache: string, stages: Stages): Stages {
  return {
    ...stages,
    async emit(run) {
      const { input, read, site, made } = run;
      if (!site.config.editor) return stages.emit(run);
      const { emitWebEditor } = await import('../editors/web-editor/emit.ts');
      const kinds = listKinds(input.templates);
      const editor = await emitWebEditor({ site, kinds, files: read.content.files, cache });
      return stages.emit({ ...run, made: { ...made, files: [...made.files, ...editor] } });
    },
  };
}
