import type { Diagnostic } from '../model/diagnostic.ts';
import type { RenderedPage } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { NamedInCode } from '../model/templates.ts';

interface UnusedFormsInput {
  site: Pick<Site, 'forms'>;
  /** The pages and the parts that they share. */
  rendered: readonly Pick<RenderedPage, 'reads'>[];
  /** Names in the code of the templates: a form that they show may be on no page today. */
  named: () => NamedInCode;
}

/** Finds forms that no page shows and no template names: visitors cannot fill them in. */
export function checkUnusedForms({ site, rendered, named }: UnusedFormsInput): Diagnostic[] {
  const shown = new Set(
    rendered.flatMap(({ reads }) =>
      reads.flatMap((key) => (key.startsWith('form|') ? key.slice(key.lastIndexOf('|') + 1) : [])),
    ),
  );
  return [...site.forms.keys()]
    .filter((id) => !shown.has(id) && !named().hasForm(id))
    .map((id) => ({
      code: 'unused-form',
      severity: 'warning',
      file: `forms/${id}.yaml`,
      line: 1,
      column: 1,
      message: `No page shows the form "${id}".`,
      hint: `Write ::form{#${id}} on a line of the text of a page, or remove the file.`,
    }));
}
