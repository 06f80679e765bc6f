import { WaveDrawing } from '../../components/method/index.tsx';
import type { Words } from './schema.ts';
import css from './style.module.css';

/** Shows the IATM wave: seven phases over twelve weeks, as a drawing and as text. */
export function Wave({ wave }: { wave: Words['wave'] }) {
  return (
    <div className={css.wave}>
      <WaveDrawing width={1200} height={420} radius={24} />
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
