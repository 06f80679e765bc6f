import { formatWeekday } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { EventForm } from '../../components/forms/event-form/index.tsx';
import { Section } from '../../components/section/index.tsx';
import type { EventEntry } from './schema.ts';

/** Names the event, and shows the form to sign up for it. */
export function SignUp({ event }: { event: EventEntry }) {
  const page = usePage();
  return (
    <Section
      id="sign-up"
      layout="split"
      heading={page.t('pages.event.signUpTitle')}
      intro={page.t('pages.event.signUpText', {
        title: event.words.title,
        day: formatWeekday(page.locale, event.facts.date),
      })}
    >
      <EventForm event={event.ref} labelledBy="sign-up-title" />
    </Section>
  );
}
