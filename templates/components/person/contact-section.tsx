import { usePage } from '#authoring/page.ts';
import type { Expert } from '../../pages/expert/schema.ts';
import { Button } from '../button/index.tsx';
import { Section } from '../section/index.tsx';
import { Person } from './index.tsx';

/** Introduces the person to contact, above a link to the contact form; `contact` is the person's entry. */
export function ContactSection({ contact }: { contact: string }) {
  const page = usePage();
  const expert = page.find<Expert>(contact);
  if (!expert) return null;
  return (
    <Section
      id="contact"
      layout="split"
      heading={page.t('pages.service.contact')}
      action={
        <Button href={page.href('pages/contact')} variant="quiet">
          {page.t('pages.service.form')}
        </Button>
      }
    >
      <Person expert={expert} shape="contact" />
    </Section>
  );
}
