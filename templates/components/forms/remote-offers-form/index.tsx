import { usePage } from '#authoring/page.ts';
import { FormSection } from '../form-section.tsx';

interface RemoteOffersFormProps {
  /** The id of a heading on the page that names the form; the form has its own heading unless told. */
  labelledBy?: string;
}

/** Renders the form to ask for a remote offer. */
export function RemoteOffersForm({ labelledBy }: RemoteOffersFormProps) {
  const form = usePage().form('remote-offers');
  return <FormSection form={form} labelledBy={labelledBy} />;
}
