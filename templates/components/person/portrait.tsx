import { usePage } from '#authoring/page.ts';
import { drawPortrait, portraitBox } from '../../drawings/portrait.ts';
import type { Expert } from '../../entries.ts';
import css from './style.module.css';

interface PortraitProps {
  expert: Expert;
  /** `beside`: a square beside the name; `panel`: as large as the panel of a hero. */
  size?: 'beside' | 'panel';
}

/** Shows a person's photo; without one, a square of contour lines that is theirs alone. */
export function Portrait({ expert: { id, facts, words }, size = 'beside' }: PortraitProps) {
  const page = usePage();
  const classes = `${css.portrait} ${css[size]}`;
  if (facts.image)
    return (
      <img
        className={classes}
        src={page.asset(facts.image)}
        alt={words.imageAlt ?? ''}
        width={288}
        height={288}
        loading={size === 'beside' ? 'lazy' : 'eager'}
        decoding="async"
      />
    );
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
