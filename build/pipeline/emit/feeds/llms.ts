import { feedPageOf } from '../../../authoring/facets/feed-page.ts';
import { llmsFile, markdownFile } from '../../../authoring/values/published-files.ts';
import { groupBy } from '../../../model/group-by.ts';
import type { OutputFile } from '../../../model/output.ts';
import type { Site } from '../../../model/site.ts';
import { textFile } from '../published.ts';
import type { TwinnedPage } from './markdown-twins.ts';

interface LlmsInput {
  site: Site;
  /** The entry of the home page, which says what the site is. */
  home: string;
  pages: readonly TwinnedPage[];
}

/** Writes the list of Markdown versions for each language, as llmstxt.org describes it. Nothing if there are none. */
export function emitLlms({ site, home, pages }: LlmsInput): OutputFile[] {
  const { name, origin, locales } = site.config;
  return locales.flatMap(({ id }) => {
    const own = pages.filter(({ route }) => route.entry.locale === id);
    const address = site.addresses.get(home)?.get(id);
    if (own.length === 0 || address === undefined) return [];
    const others = locales.flatMap((other) => {
      const elsewhere = site.addresses.get(home)?.get(other.id);
      return other.id === id || elsewhere === undefined ? [] : [`- [${other.name}](${origin}${llmsFile(elsewhere)})`];
    });
    const { description } = site.entries.get(home)?.get(id)?.words ?? {};
    const parts = [
      `# ${name}`,
      ...(description === undefined ? [] : [`> ${description}`]),
      ...sectionsOf(own, site, id),
      // Programs with little room omit the section with this heading.
      ...(others.length > 0 ? [`## Optional\n\n${others.join('\n')}`] : []),
    ];
    return [textFile(llmsFile(address).slice(1), `${parts.join('\n\n')}\n`)];
  });
}

/** Returns a section for each kind of page, under the name of the page that lists the kind. */
function sectionsOf(pages: readonly TwinnedPage[], { entries, config }: Site, locale: string): string[] {
  const byList = groupBy(pages, ({ route }) => feedPageOf(route.pageType) ?? '');
  return [...byList].map(([list, own]) => {
    const words = entries.get(list)?.get(locale)?.words;
    const lines = own.map(
      ({ route, twin }) =>
        `- [${twin.title}](${config.origin}${markdownFile(route.url)}): ${route.entry.words.description ?? twin.lead}`,
    );
    return `## ${words?.name ?? words?.title ?? config.name}\n\n${lines.join('\n')}`;
  });
}
