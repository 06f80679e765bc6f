import type { FormDefinition } from '../../../authoring/forms/definition.ts';
import type { NextStep } from '../../../authoring/forms/next-steps.ts';
import type { PageContext } from '../../../authoring/page.ts';
import { atStart } from '../../../model/diagnostic.ts';
import { missingFileId, missingFormId } from '../../../model/diagnostics/follow-ups.ts';
import { didYouMean } from '../../../model/diagnostics/suggest.ts';
import { UnrenderablePage } from '../../../model/unrenderable-page.ts';
import type { Scope } from './scope.ts';

/** Creates the methods that return forms. `form` throws `UnrenderablePage` if a form is missing or has mistakes. */
export function createFormMethods({
  read,
  report,
  sources,
  templateAsking,
}: Scope): Pick<PageContext, 'form' | 'nextSteps'> {
  return {
    form(id) {
      const form = read<FormDefinition | undefined>('form', id);
      if (form) return form;
      const file = `forms/${id}.yaml`;
      if (sources.isUsable(file))
        report({
          code: 'dangling-reference',
          message: `There is no ${file}.`,
          hint:
            didYouMean(id, read<string[]>('form-ids')) ??
            'Add the form, or bring it back: the templates of these pages show it.',
          at: templateAsking(id) ?? atStart(file),
          causes: missingFormId(id),
          followsFrom: missingFileId(file),
        });
      throw new UnrenderablePage();
    },
    nextSteps: () => read<NextStep[]>('next-steps'),
  };
}
