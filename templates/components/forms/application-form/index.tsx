import { usePage } from '#authoring/page.ts';
import { FormSection } from '../form-section.tsx';

interface ApplicationFormProps {
  /** The job applied for: its entry, such as `jobs/agile-coach-brussels`. */
  job: string;
  /** The id of a heading on the page that names the form; the form has its own heading by default. */
  labelledBy?: string;
}

/** Renders the form to apply for a job, with a CV. */
export function ApplicationForm({ job, labelledBy }: ApplicationFormProps) {
  const form = usePage().form('application');
  return <FormSection form={form} labelledBy={labelledBy} context={{ jobId: job.split('/')[1] }} />;
}
