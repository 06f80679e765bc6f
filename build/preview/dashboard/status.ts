import { atStart } from '../../model/diagnostic.ts';
import type { Site } from '../../model/site.ts';
import { findUnrecordedAddresses, ledgerFile } from '../../pipeline/build.ts';
import { countPages } from '../../pipeline/steps/count-pages.ts';
import { readMessages } from '../forms-api/messages.ts';
import { readExamples } from '../gallery/examples.ts';
import type { WrittenContent } from './content.ts';
import type { DashboardInput } from './input.ts';
import { showSiteProblems } from './show-problems.ts';
import type { Status } from './status-page.ts';
import type { LoadBoard } from './translation-routes.ts';
import type { Weigh } from './weights.ts';

/** Collects what the status page shows. */
export async function collectStatus(
  input: DashboardInput,
  { content, weigh, board }: { content: WrittenContent; weigh: Weigh; board: LoadBoard },
): Promise<Status> {
  const { site, coming = [], diagnostics = [], pages = [], outputs = [] } = input.result() ?? {};
  const addresses = [...(site?.addresses.values() ?? [])].flatMap((localized) => [...localized.values()]);
  return {
    pages: countPages(site, pages),
    problems: showSiteProblems(input, content),
    building: input.event().building,
    settings: input.settings(),
    unrecorded: findUnrecordedAddresses(content.readText(ledgerFile) ?? '', addresses),
    recordCommand: content.commandLine('routes -- --record'),
    lost: content.show(diagnostics.filter(({ code }) => code === 'lost-address')),
    coming: site ? coming.map((change) => ({ ...change, ...linkOf(site, change.ref, content) })) : [],
    heaviest: await weigh(outputs, { quick: true }),
    translations: (board()?.locales ?? []).map(({ locale, counts: { stale, missing } }) => ({
      locale,
      stale,
      missing,
    })),
    messages: (await readMessages(input.messagesFolder)).length,
    components: readExamples(input.options.siteFolder).documented.length,
  };
}

/** Opens an entry's facts, which say when it ends. */
function linkOf(site: Site, ref: string, { link }: WrittenContent): { href?: string } {
  const entry = site.entries.get(ref)?.values().next().value;
  const href = entry && link(atStart(entry.source.facts));
  return href ? { href } : {};
}
