import { usePage } from '#authoring/page.ts';
import { drawPortrait, lineWidth, portraitBox, shadeOpacity } from '../../drawings/portrait.ts';
import type { Tone } from '../../drawings/portrait-parts.ts';
import type { Expert } from '../../pages/expert/schema.ts';
import { Picture } from '../picture/index.tsx';
import css from './style.module.css';

interface PortraitProps {
  expert: Expert;
  /** `beside`: above a name or beside it; `row`: in a row of a list, or over a title; `face`: one of many; `small`: in a line of facts. */
  size?: 'beside' | 'row' | 'face' | 'small';
  /** One of many: `plain` is without color, `marked` has the ground of the point. */
  among?: 'plain' | 'marked';
}

/** Shows a person's photo; without one, a portrait with the features that their facts name. */
export function Portrait({ expert, size = 'beside', among }: PortraitProps) {
  const page = usePage();
  const { id, facts, words } = expert;
  const classes = [css.portrait, css[size], among && css[among]].filter(Boolean).join(' ');
  if (facts.image) {
    const view = page.picture(facts.image, 'portrait', expert);
    return <Picture view={view} alt={words.imageAlt ?? ''} className={classes} />;
  }
  // The same on every page and in every language: drawn once.
  const features = JSON.stringify(facts.portrait ?? {});
  const drawing = page.shared(`portrait ${id} ${features}`, () => <Layers expert={expert} />, { everyLanguage: true });
  return (
    <svg
      className={classes}
      viewBox={portraitBox}
      aria-hidden="true"
      data-portrait={size}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

/** Colors as attributes, because style sheets of pages without people stay smaller. */
const tones: Record<Tone, string> = {
  skin: 'var(--portrait)',
  ink: 'var(--portrait-line)',
  deep: 'var(--navy-700)',
  blue: 'var(--blue-600)',
  sky: 'var(--sky-500)',
  white: 'var(--white)',
  point: 'var(--portrait-point)',
};

function Layers({ expert: { id, facts } }: { expert: Expert }) {
  return drawPortrait(id, facts.portrait).map(({ tone, as, d }, index) => {
    const color = tones[tone];
    const width = lineWidth({ tone, as });
    if (as === 'shade')
      // biome-ignore lint/suspicious/noArrayIndexKey: layers never change their order
      return <path key={index} fill={color} fillOpacity={shadeOpacity} stroke="none" d={d} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <path key={index} {...(as ? { fill: 'none', stroke: color, strokeWidth: width } : { fill: color })} d={d} />;
  });
}
