import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import type { Expert } from '../../pages/expert/schema.ts';
import { placeName } from '../../places.ts';
import { EmailLink } from '../email-link/index.tsx';
import { PersonLink } from './link.tsx';
import { Portrait } from './portrait.tsx';
import { PhoneLink, ProfileLink } from './reach.tsx';
import css from './style.module.css';

interface PersonProps {
  expert: Expert;
  /** 3 by default. */
  level?: 2 | 3 | 4;
  /** `contact`: large, with the ways to reach them; `card`: with a short biography, email and phone; `brief`: without the biography. */
  shape?: 'contact' | 'card' | 'brief';
}

/** Introduces a person by picture, name, position and the ways to reach them. */
export function Person({ expert, level = 3, shape = 'card' }: PersonProps) {
  const page = usePage();
  const Name = `h${level}` as const;
  const { email, phone, office } = expert.facts;
  return (
    <article className={`${css.person} ${css[shape]}`}>
      <Name className={css.name}>
        <PersonLink expert={expert} />
      </Name>
      <p className={css.position}>{typeset(page.locale, expert.words.position)}</p>
      <Portrait expert={expert} />
      {shape !== 'brief' && <p className={css.bio}>{expert.words.bio}</p>}
      <ul className={css.reach}>
        <li>
          <EmailLink address={email} />
        </li>
        <li>
          <PhoneLink number={phone} />
        </li>
        {shape === 'contact' && (
          <li>
            <a href={page.href(office)}>{placeName(page, office)}</a>
          </li>
        )}
        <li>
          <ProfileLink expert={expert} />
        </li>
      </ul>
    </article>
  );
}
