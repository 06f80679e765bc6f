import '../../../islands/assessment/style.module.css';
import { usePage } from '#authoring/page.ts';
import type { AssessmentProps } from '../../../islands/assessment/assessment-props.ts';
import { Island } from '../../island/index.tsx';

/** The words and bounds of the questionnaire, and whom to talk to about the result, as its page has them. */
type AssessmentFormProps = Pick<AssessmentProps, 'scale' | 'dimensions' | 'results' | 'contact'>;

/** Renders the change-readiness questionnaire, whose answers stay in the browser. */
export function AssessmentForm({ scale, dimensions, results, contact }: AssessmentFormProps) {
  const page = usePage();
  const props: AssessmentProps = {
    id: 'assessment',
    lang: page.locale,
    scale,
    dimensions,
    results,
    contact,
    text: {
      dimension: page.t('forms.assessment.dimension', { number: '{{number}}', total: '{{total}}' }),
      progress: page.t('forms.assessment.progress', { number: '{{number}}', total: '{{total}}' }),
      skipped: page.t('forms.assessment.skipped', { number: '{{number}}' }),
      next: page.t('forms.assessment.next', { name: '{{name}}' }),
      back: page.t('forms.assessment.back'),
      advice: page.t('forms.assessment.advice'),
      score: page.t('forms.assessment.score', { percent: '{{percent}}' }),
      lowest: page.t('forms.assessment.lowest'),
      see: page.t('forms.assessment.see'),
      change: page.t('forms.assessment.change'),
      reset: page.t('forms.assessment.reset'),
      print: page.t('forms.assessment.print'),
      share: page.t('forms.assessment.share'),
      copied: page.t('forms.assessment.copied'),
    },
  };
  return <Island name="assessment" props={props} />;
}
