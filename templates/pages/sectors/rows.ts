import type { PageContext } from '#authoring/page.ts';
import type { SectorRow } from '../../components/frieze/draw-sectors.ts';
import { casesOf, sectorsByName } from '../sector/members.ts';

/** Returns the sectors with the clients of their cases. */
export function sectorRows(page: Pick<PageContext, 't' | 'list' | 'locale'>): SectorRow[] {
  return sectorsByName(page).map(({ sector, name }) => ({
    name,
    cases: casesOf(page, sector).map(({ facts: { client, failed } }) => ({ client, failed })),
  }));
}
