import { usePage } from '#authoring/page.ts';
import type { Expert } from '../../pages/expert/schema.ts';
import { NewTab } from '../icon/new-tab.tsx';
import css from './style.module.css';

/** Links to a phone number, its groups kept on one line. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replace(/\s/g, '')}`}>{number.replaceAll(' ', '\u00a0')}</a>;
}

/** Links to a person's profile; the address is decoded when a visitor clicks. */
export function ProfileLink({ expert }: { expert: Expert }) {
  const page = usePage();
  return (
    <a className={css.profile} href={page.href('pages/links')} data-link={expert.facts.linkedin} data-target="blank">
      LinkedIn
      <NewTab />
    </a>
  );
}
