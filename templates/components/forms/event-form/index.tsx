import { usePage } from '#authoring/page.ts';
import { FormSection } from '../form-section.tsx';

interface EventFormProps {
  /** The event: its entry, such as `events/spark-brussels-2027-02`. */
  event: string;
  /** The id of a heading on the page that names the form; the form has its own heading by default. */
  labelledBy?: string;
}

/** Renders the form to sign up for an event. */
export function EventForm({ event, labelledBy }: EventFormProps) {
  return (
    <FormSection form={usePage().form('event')} labelledBy={labelledBy} context={{ eventId: event.split('/')[1] }} />
  );
}
