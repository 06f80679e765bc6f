import { didYouMean, findClosest } from '../../model/diagnostics/suggest.ts';
import type { Unit } from '../../model/unit.ts';
import { UsageProblem } from '../options/usage-problem.ts';

/** Finds what was named on the command line: entries, folders of entries, strings, navigation, forms. */
export function chooseResources(args: readonly string[], units: readonly Unit[]): Set<string> {
  const all = [...new Set(units.map(({ resource }) => resource))];
  return new Set(
    args.flatMap((arg) => {
      const name = arg.replace(/^(\.\/)?content\//, '').replace(/(\/[a-z-]+\.md|\.yaml)?\/?$/, '');
      const found = all.filter((resource) => resource === name || resource.startsWith(`${name}/`));
      if (found.length > 0) return found;
      const near = findClosest(name, all);
      throw new UsageProblem(
        `The content has no texts of "${arg}". ${near ? `Did you mean "${near}"?` : 'Write an entry (folder/id), a folder of entries, strings, navigation or forms.'}`,
      );
    }),
  );
}

/** Takes the languages that are meant: the one given, or every one beside the source's. */
export function chooseLocales(given: string | undefined, locales: readonly string[], source: string): string[] {
  const others = locales.filter((locale) => locale !== source);
  if (given === undefined) return others;
  if (others.includes(given)) return [given];
  const list = others.map((locale) => `--locale ${locale}`).join(' or ');
  throw new UsageProblem(
    given === source
      ? `The site is translated from ${source}. Write ${list}.`
      : `"${given}" is not a language of this site. ${didYouMean(given, others) ?? `Write ${list}.`}`,
  );
}
