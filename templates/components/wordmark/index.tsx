import { drawMark } from '../../drawings/mark.ts';
import css from './style.module.css';

const { viewBox, rings, ringWidth, point } = drawMark();

/** Shows the site's mark and its name as real text. */
export function Wordmark({ name = 'Wevoya', className }: { name?: string; className?: string }) {
  return (
    <span className={className ? `${css.wordmark} ${className}` : css.wordmark}>
      <svg className={css.mark} viewBox={viewBox} aria-hidden="true">
        <g strokeWidth={ringWidth}>
          {rings.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <circle cx={point.x} cy={point.y} r={point.radius} />
      </svg>
      <span className={css.name}>{name}</span>
    </span>
  );
}
