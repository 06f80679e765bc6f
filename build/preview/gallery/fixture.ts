import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryView } from '../../authoring/define.ts';
import type { Navigation } from '../../authoring/navigation.ts';
import type { DocumentView } from '../../authoring/views/document-view.ts';
import type { HiddenLinkView } from '../../authoring/views/menu-view.ts';
import { parseYaml } from '../../formats/yaml/parse.ts';
import { pickLocale, type ShownLocale } from './localized.ts';

/** What components find when they are shown by themselves, in one language. */
export interface Fixture {
  /** The entry whose page shows an example by default. */
  page: string;
  date: string;
  /** Markdown. */
  body: string;
  hiddenLinks: HiddenLinkView[];
  entries: ReadonlyMap<string, EntryView>;
  documents: ReadonlyMap<string, DocumentView>;
}

/** What `templates/components/fixture.yaml` has; components that ask a page for nothing need no such file. */
interface FixtureFile {
  page?: string;
  /** The layout of examples that name none. */
  layout?: string;
  date?: string;
  body?: unknown;
  hiddenLinks?: HiddenLinkView[];
  navigation?: Navigation;
  entries?: Record<string, { type: string; facts?: Record<string, unknown>; words: Record<string, unknown> }>;
  documents?: Record<string, { title: unknown; href?: string; bytes: number; pages: number }>;
}

/** Reads `templates/components/fixture.yaml` → its menus, which are in every language, and the rest in one. */
export function readFixture(siteFolder: string): { navigation: Navigation; in: (shown: ShownLocale) => Fixture } {
  const file = readFixtureFile(siteFolder);
  return {
    navigation: file.navigation ?? {},
    in: (shown) => ({
      page: file.page ?? 'pages/example',
      date: file.date ?? '2027-01-15',
      body: String(pickLocale(file.body ?? '', shown)),
      hiddenLinks: file.hiddenLinks ?? [],
      entries: new Map(
        Object.entries(file.entries ?? {}).map(([ref, { type, facts = {}, words }]) => {
          const [folder = '', id = ''] = ref.split('/');
          const entry = {
            ref,
            folder,
            id,
            type,
            locale: shown.locale,
            facts: { type, ...facts },
            words: pickLocale(words, shown),
          };
          return [ref, entry];
        }),
      ),
      documents: new Map(
        Object.entries(file.documents ?? {}).map(([ref, { title, ...rest }]) => [
          ref,
          { ...rest, locale: shown.locale, title: String(pickLocale(title, shown)) },
        ]),
      ),
    }),
  };
}

/** Reads the site's file with what examples show → nothing if it has none. */
export function readFixtureFile(siteFolder: string): FixtureFile {
  const path = join(siteFolder, 'templates/components/fixture.yaml');
  // The tests of components read it, whose examples show it.
  return existsSync(path) ? (parseYaml(readFileSync(path, 'utf8')) as FixtureFile) : {};
}
