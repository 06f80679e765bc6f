import type { Expert } from '../../pages/expert/schema.ts';
import { Portrait } from '../person/portrait.tsx';
import { Frieze } from './index.tsx';
import css from './style.module.css';

interface FacesProps {
  people: readonly Expert[];
  /** Who has the point of the picture; the caption says why. */
  point?: Expert;
  caption: string;
}

/** How many people a row has room for. */
const mostInRow = 10;

/** Shows people side by side, each with their name. */
export function Faces({ people, point, caption }: FacesProps) {
  return (
    <Frieze caption={caption}>
      <div className={people.length > mostInRow ? `${css.faces} ${css.crowd}` : css.faces}>
        {people.map((expert) => (
          <div key={expert.ref}>
            <Portrait expert={expert} size="face" among={expert.ref === point?.ref ? 'marked' : 'plain'} />
            <span>{expert.facts.name}</span>
          </div>
        ))}
      </div>
    </Frieze>
  );
}
