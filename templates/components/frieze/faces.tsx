import type { Expert } from '../../entries.ts';
import { Portrait } from '../person/portrait.tsx';
import { Frieze } from './index.tsx';
import css from './style.module.css';

interface FacesProps {
  people: readonly Expert[];
  caption: string;
}

/** How many people have room for their names on a phone. */
const mostNamed = 10;

/** Shows people side by side, each with their name. */
export function Faces({ people, caption }: FacesProps) {
  return (
    <Frieze caption={caption}>
      <div className={people.length > mostNamed ? `${css.faces} ${css.crowd}` : css.faces}>
        {people.map((expert) => (
          <div key={expert.ref}>
            <Portrait expert={expert} size="face" />
            <span>{expert.facts.name}</span>
          </div>
        ))}
      </div>
    </Frieze>
  );
}
