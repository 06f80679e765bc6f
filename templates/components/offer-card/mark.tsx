import { usePage } from '#authoring/page.ts';
import { drawMotif, motifBox, motifPoint } from '../../drawings/motif.ts';
import type { Motif } from '../../shared-structs.ts';
import css from './style.module.css';

/**
 * Draws the mark of a card: a point, and the land around it, which is another while the card is pointed at. It is small,
 * because it tells cards apart and says nothing of what they offer.
 */
export function Mark({ icon, hoverIcon }: { icon: Motif; hoverIcon: Motif }) {
  const page = usePage();
  // The same everywhere: drawn once.
  const mark = page.shared(`mark ${icon} ${hoverIcon}`, () => <Land icon={icon} hoverIcon={hoverIcon} />, {
    everyLanguage: true,
  });
  return <svg className={css.mark} viewBox={motifBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />;
}

function Land({ icon, hoverIcon }: { icon: Motif; hoverIcon: Motif }) {
  return (
    <>
      <path className={css.icon} d={drawMotif(icon)} />
      <path className={css.hoverIcon} d={drawMotif(hoverIcon)} />
      <path className={css.point} d={`M${motifPoint.x} ${motifPoint.y}h0`} />
    </>
  );
}
