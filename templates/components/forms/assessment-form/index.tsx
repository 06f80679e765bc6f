import type { FieldView } from '../../../forms/form-view.ts';
import type { Questionnaire } from '../../../forms/readiness.ts';
import { answerName } from '../../../forms/readiness.ts';
import { usePage } from '../../../page.ts';
import { FormSection } from '../form-section.tsx';

export interface AssessmentFormProps {
  questionnaire: Questionnaire;
  /** The id of a heading on the page that names the form; the form has its own heading unless told. */
  labelledBy?: string;
}

/** Renders the change-readiness questionnaire; with script the result appears with the last answer. */
export function AssessmentForm({ questionnaire, labelledBy }: AssessmentFormProps) {
  const page = usePage();
  const form = page.form('assessment');
  const text = {
    remaining: page.t('forms.assessment.remaining', { number: '{{number}}' }),
    remainingOne: page.t('forms.assessment.remainingOne'),
    result: page.t('forms.assessment.result', { percent: '{{percent}}' }),
    advice: page.t('forms.assessment.advice', { name: '{{name}}' }),
    send: page.t('forms.assessment.send'),
  };
  const { scale: _, ...readiness } = questionnaire;
  return (
    <FormSection
      form={form}
      labelledBy={labelledBy}
      island="assessment"
      fields={questions(questionnaire)}
      more={{ questionnaire: readiness, result: text }}
    />
  );
}

function questions({ dimensions, scale }: Questionnaire): FieldView[] {
  const options = scale.map((label, index) => ({ value: String(index + 1), label }));
  return dimensions.flatMap((dimension) =>
    dimension.questions.map((label, index) => ({
      name: answerName(dimension.id, index),
      kind: 'radio' as const,
      required: true,
      label,
      options,
      ...(index === 0 && { part: dimension.name }),
    })),
  );
}
