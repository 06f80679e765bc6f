import type { Site } from '../../model/site.ts';
import type { Templates } from '../../model/templates.ts';
import type { Memo } from '../../pipeline/cache/memo.ts';
import { type Board, makeBoard } from '../../translations/freshness/board.ts';
import { readState } from '../../translations/freshness/state.ts';
import { splitUnits } from '../../translations/units/units.ts';
import type { WrittenContent } from './content.ts';
import type { DashboardInput } from './input.ts';
import { type DashboardRoutes, htmlAnswer } from './router.ts';
import { translationsPage } from './translations-page.ts';

/** Works out how far every translation of the site is, as it was last built; nothing before that. */
export type LoadBoard = () => Board | undefined;

/** Makes the page of the translations' board. */
export function translationRoutes(board: LoadBoard, { link, commandLine }: WrittenContent): DashboardRoutes {
  return {
    '/_preview/translations/': {
      get: () => {
        const known = board();
        return known
          ? htmlAnswer(translationsPage(known, { open: link, commandLine }))
          : htmlAnswer('<!doctype html><title>Translations</title><p>The site has not been built yet.</p>', 503);
      },
    },
  };
}

/** Keeps the board of a build until the next one: it reads every text of the content. */
export function cacheBoard({ result, templates }: DashboardInput, { readText }: WrittenContent): LoadBoard {
  let known: { of: unknown; board: Board } | undefined;
  return () => {
    const built = result();
    const loaded = templates();
    if (!built?.site || !loaded) return undefined;
    if (known?.of !== built)
      known = { of: built, board: boardOf({ site: built.site, files: built.memo.files, templates: loaded, readText }) };
    return known.board;
  };
}

interface BoardParts {
  site: Site;
  files: Memo['files'];
  templates: Templates;
  readText: WrittenContent['readText'];
}

function boardOf({ site, files, templates, readText }: BoardParts): Board {
  const { locales, defaultLocale } = site.config;
  const ids = locales.map(({ id }) => id);
  const kinds = [...templates.pageTypes, ...templates.dataKinds];
  return makeBoard({
    site,
    units: splitUnits({ files, kinds, locales: ids, readText: (path) => readText(path) ?? '' }),
    state: readState(readText),
    locales: ids.filter((id) => id !== defaultLocale),
    wants: () => true,
    readText,
  });
}
