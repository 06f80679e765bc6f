import type { OptionView } from '#authoring/forms/form-view.ts';
import { usePage } from '#authoring/page.ts';
import { FormSection } from '../form-section.tsx';

interface RegistrationFormProps {
  /** The training: its entry, such as `trainings/okr-in-practice`. */
  training: string;
  /** The sessions to choose from: the id, and date, place and language in words. */
  sessions: OptionView[];
  /** The id of a heading on the page that names the form; the form has its own heading by default. */
  labelledBy?: string;
}

/** Renders the form to register for a session of a training. */
export function RegistrationForm({ training, sessions, labelledBy }: RegistrationFormProps) {
  const form = usePage().form('registration');
  return (
    <FormSection
      form={form}
      labelledBy={labelledBy}
      context={{ trainingId: training.split('/')[1] }}
      options={{ sessionId: sessions }}
    />
  );
}
