import type { Problem } from '../../model/diagnostic.ts';
import type { FileProblem } from '../../model/diagnostics/file-problem.ts';
import { missingRowId } from '../../model/diagnostics/follow-ups.ts';
import { didYouMean, findClosest } from '../../model/diagnostics/suggest.ts';
import type { RouteTable } from '../../model/route.ts';
import type { Site } from '../../model/site.ts';

type RowsInput = Pick<Site, 'entries' | 'broken' | 'unpublished'> & { table: RouteTable };

/** Finds the rows of the route table for pages that do not exist, and for mistyped families. */
export function findUnknownRows(input: RowsInput): FileProblem[] {
  return [...findUnknownPages(input), ...findMistypedFamilies(input)].map((problem) => ['routes.yaml', problem]);
}

function findUnknownPages({ table, entries, broken, unpublished }: RowsInput): Problem[] {
  const ids = [...entries.keys()].filter((ref) => ref.startsWith('pages/')).map((ref) => ref.slice('pages/'.length));
  return Object.keys(table.pages).flatMap((id): Problem[] => {
    const ref = `pages/${id}`;
    if (entries.has(ref) || unpublished.has(ref) || hasBroken(broken, ref)) return [];
    const meant = findClosest(
      id,
      ids.filter((other) => table.pages[other] === undefined),
    );
    return [
      {
        code: 'missing-route',
        severity: 'error',
        message: `routes.yaml gives addresses to the page "${id}", which does not exist.`,
        hint: didYouMean(id, meant ? [meant] : ids) ?? `Add content/pages/${id}/, or remove this line.`,
        at: { path: ['pages', id], key: true },
        ...(meant ? { causes: missingRowId('pages', meant) } : {}),
      },
    ];
  });
}

/** A family may have no entries yet. So only a name that resembles a folder without addresses is mistyped. */
function findMistypedFamilies({ table, entries, broken, unpublished }: RowsInput): Problem[] {
  const folders = new Set([...entries.keys(), ...broken, ...unpublished.keys()].map((ref) => ref.split('/')[0] ?? ''));
  const lacking = new Set(
    [...entries.values()]
      .flatMap((localized) => [...localized.values()].slice(0, 1))
      .filter(({ kind, folder }) => 'component' in kind && folder !== 'pages' && table.families[folder] === undefined)
      .map(({ folder }) => folder),
  );
  return Object.keys(table.families).flatMap((family): Problem[] => {
    const meant = folders.has(family) ? undefined : findClosest(family, lacking);
    if (meant === undefined) return [];
    return [
      {
        code: 'missing-route',
        severity: 'error',
        message: `routes.yaml gives addresses to the family "${family}", but there is no content/${family}/.`,
        hint: `Did you mean "${meant}"?`,
        at: { path: ['families', family], key: true },
        causes: missingRowId('families', meant),
      },
    ];
  });
}

function hasBroken(broken: ReadonlySet<string>, ref: string): boolean {
  return [...broken].some((name) => name === ref || name.startsWith(`${ref}@`));
}
