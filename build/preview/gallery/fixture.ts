import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryView } from '../../authoring/define.ts';
import type { Navigation } from '../../authoring/navigation.ts';
import type { DocumentView, HiddenLinkView } from '../../authoring/page.ts';
import { parseYaml } from '../../yaml/parse.ts';
import { inLocale, type ShownLocale } from './localized.ts';

/** What components find when they are shown by themselves, in one language. */
export interface Fixture {
  /** The entry whose page an example stands on unless it says. */
  page: string;
  date: string;
  /** Markdown. */
  body: string;
  hiddenLinks: HiddenLinkView[];
  entries: ReadonlyMap<string, EntryView>;
  documents: ReadonlyMap<string, DocumentView>;
}

interface FixtureFile {
  page: string;
  date: string;
  body: unknown;
  hiddenLinks: HiddenLinkView[];
  navigation: Navigation;
  entries: Record<string, { type: string; facts?: Record<string, unknown>; words: Record<string, unknown> }>;
  documents: Record<string, { title: unknown; href?: string; bytes: number; pages: number }>;
}

/** Reads `templates/components/fixture.yaml` → its menus, which are in every language, and the rest in one. */
export function readFixture(root: string): { navigation: Navigation; in: (shown: ShownLocale) => Fixture } {
  // A file of this repository, which the tests of components read.
  const file = parseYaml(readFileSync(join(root, 'templates/components/fixture.yaml'), 'utf8')) as FixtureFile;
  return {
    navigation: file.navigation,
    in: (shown) => ({
      page: file.page,
      date: file.date,
      body: String(inLocale(file.body, shown)),
      hiddenLinks: file.hiddenLinks,
      entries: new Map(
        Object.entries(file.entries).map(([ref, { type, facts = {}, words }]) => {
          const [folder = '', id = ''] = ref.split('/');
          const entry = {
            ref,
            folder,
            id,
            type,
            locale: shown.locale,
            facts: { type, ...facts },
            words: inLocale(words, shown),
          };
          return [ref, entry];
        }),
      ),
      documents: new Map(
        Object.entries(file.documents).map(([ref, { title, ...rest }]) => [
          ref,
          { ...rest, locale: shown.locale, title: String(inLocale(title, shown)) },
        ]),
      ),
    }),
  };
}
