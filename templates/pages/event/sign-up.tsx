import { formatWeekday } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { ContactForm } from '../../components/forms/contact-form/index.tsx';
import { Section } from '../../components/section/index.tsx';
import type { EventEntry } from './schema.ts';

/**
 * Shows the contact form with the event in it: the message names it, the topic is chosen, and the submission has the
 * office and the address of the event's page. The form's fields stay as they are everywhere.
 */
export function SignUp({ event }: { event: EventEntry }) {
  const page = usePage();
  const { location, date } = event.facts;
  const message = page.t('pages.event.message', {
    title: event.words.title,
    day: formatWeekday(page.locale, date),
  });
  return (
    <Section
      id="sign-up"
      layout="split"
      heading={page.t('pages.event.signUpTitle')}
      intro={page.t('pages.event.signUpText')}
    >
      <ContactForm
        id={`event-${event.id}`}
        office={location === 'online' ? undefined : location}
        values={{ message, topicsOfInterest: ['other'] }}
        labelledBy="sign-up-title"
      />
    </Section>
  );
}
