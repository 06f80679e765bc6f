import { usePage } from '#authoring/page.ts';
import { drawPortrait, portraitBox } from '../../drawings/portrait.ts';
import type { Expert } from '../../entries.ts';
import { Picture } from '../picture/index.tsx';
import css from './style.module.css';

/** Shows a person's photo; without one, a square of contour lines that is theirs alone. */
export function Portrait({ expert }: { expert: Expert }) {
  const page = usePage();
  const { id, facts, words } = expert;
  if (facts.image)
    return (
      <Picture
        view={page.picture(facts.image, 'portrait', expert)}
        alt={words.imageAlt ?? ''}
        className={css.portrait}
      />
    );
  // The same on every page and in every language: drawn once.
  const drawing = page.shared(`portrait ${id}`, () => <Land seed={id} />, { everyLanguage: true });
  return (
    <svg
      className={css.portrait}
      viewBox={portraitBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

function Land({ seed }: { seed: string }) {
  const { paths, point } = drawPortrait(seed);
  return (
    <>
      <path d={paths.map(({ d }) => d).join('')} />
      <path d={`M${point.x} ${point.y}h0`} />
    </>
  );
}
