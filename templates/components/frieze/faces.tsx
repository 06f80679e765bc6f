import type { Expert } from '../../entries.ts';
import { Portrait } from '../person/portrait.tsx';
import { Frieze } from './index.tsx';
import css from './style.module.css';

interface FacesProps {
  people: readonly Expert[];
  caption: string;
  /** Writes each name below its portrait. */
  names?: boolean;
}

/** Shows people side by side. */
export function Faces({ people, caption, names = false }: FacesProps) {
  return (
    <Frieze caption={caption}>
      <div className={`${css.faces} ${names ? css.named : ''}`.trim()}>
        {people.map((expert) => (
          <div key={expert.ref}>
            <Portrait expert={expert} size="face" />
            {names && expert.facts.name}
          </div>
        ))}
      </div>
    </Frieze>
  );
}
