import { structProblems } from '../../build/pipeline/validate/struct-problems.ts';
import { readFixture } from '../../build/preview/gallery/fixture.ts';
import { projectTemplates, root } from './project.ts';

/** Lists where the entries that examples show are not as their kinds' schemas want them; pages are only named there. */
export async function fixtureProblems(): Promise<string[]> {
  const { pageTypes, dataKinds } = await projectTemplates();
  const kinds = new Map([...pageTypes, ...dataKinds].map((kind) => [kind.name, kind]));
  const fixture = readFixture(root);
  return ['en', 'fr', 'nl'].flatMap((locale) =>
    [...fixture.in({ locale, defaultLocale: 'en' }).entries.values()]
      .filter(({ folder }) => folder !== 'pages')
      .flatMap(({ ref, type, facts: { type: _, ...facts }, words }) => {
        const kind = kinds.get(type);
        if (!kind) return [`${ref}: there is no kind "${type}"`];
        return [...structProblems(kind.facts, facts, type), ...structProblems(kind.words, words, type)].map(
          ({ message }) => `${ref} in ${locale}: ${message}`,
        );
      }),
  );
}
