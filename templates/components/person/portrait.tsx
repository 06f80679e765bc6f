import { usePage } from '#authoring/page.ts';
import { drawPortrait, portraitBox } from '../../drawings/portrait.ts';
import type { Expert } from '../../entries.ts';
import { Picture } from '../picture/index.tsx';
import css from './style.module.css';

interface PortraitProps {
  expert: Expert;
  /** `beside`: a square beside the name; `panel`: as large as the panel of a hero. */
  size?: 'beside' | 'panel';
}

/** Shows a person's photo; without one, a square of contour lines that is theirs alone. */
export function Portrait({ expert, size = 'beside' }: PortraitProps) {
  const page = usePage();
  const { id, facts, words } = expert;
  const classes = `${css.portrait} ${css[size]}`;
  if (facts.image) {
    const view = page.picture(facts.image, size === 'beside' ? 'portrait' : 'hero', expert);
    return <Picture view={view} alt={words.imageAlt ?? ''} className={classes} />;
  }
  // The same on every page and in every language: drawn once.
  const drawing = page.shared(`portrait ${id}`, () => <Land seed={id} />, { everyLanguage: true });
  return (
    <svg
      className={classes}
      viewBox={portraitBox}
      preserveAspectRatio="xMidYMid slice"
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
