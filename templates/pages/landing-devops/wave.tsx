import { drawWave } from '../../drawings/wave.ts';
import type { Words } from './schema.ts';
import css from './style.module.css';

/** Shows the IATM wave: seven phases over twelve weeks, as a drawing and as text. */
export function Wave({ wave }: { wave: Words['wave'] }) {
  const { viewBox, paths, accent, phases } = drawWave({ width: 1200, height: 420 });
  return (
    <div className={css.wave}>
      <svg viewBox={viewBox} aria-hidden="true">
        {paths.map(({ d, width }) => (
          <path key={d} d={d} strokeWidth={width} />
        ))}
        <path className={css.crest} d={accent.d} strokeWidth={accent.width} />
        {phases.map(({ x, y }, index) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <circle r="22" />
            <text dy="8">{index + 1}</text>
          </g>
        ))}
      </svg>
      <ol className={css.phases}>
        {wave.phases.map(({ name, weeks, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={css.weeks}>{weeks}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
