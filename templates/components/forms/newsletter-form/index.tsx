import { usePage } from '#authoring/page.ts';
import { FormSection } from '../form-section.tsx';

interface NewsletterFormProps {
  /** `sticky` inside the dialog of the newsletter button, `page` on a page. */
  variant: 'sticky' | 'page';
  /** The id of a heading that names the form; the form has its own heading by default. */
  labelledBy?: string;
}

/** Renders the newsletter form. The sticky one says the same on every page, so that its markup can be shared. */
export function NewsletterForm({ variant, labelledBy }: NewsletterFormProps) {
  const form = usePage().form('newsletter');
  if (variant === 'page') return <FormSection form={form} labelledBy={labelledBy} />;
  return (
    <FormSection
      form={form}
      id="newsletter-sticky"
      labelledBy={labelledBy}
      context={{ pageURL: form.pageURL, startingURL: '' }}
    />
  );
}
