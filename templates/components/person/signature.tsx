import type { Expert } from '../../pages/expert/schema.ts';
import { PersonLink } from './link.tsx';
import { Portrait } from './portrait.tsx';

/** Names a person in a list of facts, with a small portrait. */
export function Signature({ expert }: { expert: Expert }) {
  return (
    <>
      <Portrait expert={expert} size="small" /> <PersonLink expert={expert} />
    </>
  );
}
