import { usePage } from '#authoring/page.ts';
import type { Expert } from '../../entries.ts';
import { Picture } from '../picture/index.tsx';
import css from './style.module.css';

/** Introduces a person by name, position, biography and the ways to reach them. */
export function Person({ expert, level = 3 }: { expert: Expert; level?: 2 | 3 }) {
  const page = usePage();
  const Name = `h${level}` as const;
  const { name, email, phone, office, image } = expert.facts;
  return (
    <article className={css.person}>
      <Name>
        <a href={page.href(expert.ref)}>{name}</a>
      </Name>
      {image && <Picture view={page.picture(image, 'portrait', expert)} alt={expert.words.imageAlt ?? ''} />}
      <p>{expert.words.position}</p>
      <p className={css.bio}>{expert.words.bio}</p>
      <p>
        <a href={`mailto:${email}`}>{email}</a> <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>{' '}
        <a href={page.href(office)}>{page.t('facts.office')}</a>
      </p>
    </article>
  );
}
