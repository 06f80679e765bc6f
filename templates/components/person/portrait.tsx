import { usePage } from '#authoring/page.ts';
import { drawPortrait, faceBox, portraitBox } from '../../drawings/portrait.ts';
import type { Expert } from '../../pages/expert/schema.ts';
import { Picture } from '../picture/index.tsx';
import css from './style.module.css';

interface PortraitProps {
  expert: Expert;
  /** `beside`: a square beside the name; `row`: in a row of a list; `face`: one of many; `panel`: as large as the panel of a hero. */
  size?: 'beside' | 'row' | 'face' | 'panel';
  /** Whether the dot is as the lines are: one of many is not the point. */
  isPlain?: boolean;
}

/** Shows a person's photo; without one, a line portrait with the features that their facts name. */
export function Portrait({ expert, size = 'beside', isPlain = false }: PortraitProps) {
  const page = usePage();
  const { id, facts, words } = expert;
  const classes = [css.portrait, css[size], isPlain && css.plain].filter(Boolean).join(' ');
  if (facts.image) {
    const view = page.picture(facts.image, size === 'panel' ? 'hero' : 'portrait', expert);
    return <Picture view={view} alt={words.imageAlt ?? ''} className={classes} />;
  }
  // The same on every page and in every language: drawn once.
  const features = JSON.stringify(facts.portrait ?? {});
  const drawing = page.shared(`portrait ${id} ${features}`, () => <Lines expert={expert} />, { everyLanguage: true });
  return (
    <svg
      className={classes}
      viewBox={size === 'face' ? faceBox : portraitBox}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      data-portrait={size}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

function Lines({ expert: { id, facts } }: { expert: Expert }) {
  const { hair, outline, point } = drawPortrait(id, facts.portrait);
  return (
    <>
      <path d={hair} />
      <path d={outline} />
      <path d={`M${point.x} ${point.y}h0`} />
    </>
  );
}
