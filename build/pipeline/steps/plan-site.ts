import { basePathOf } from '../../model/addresses/base-path.ts';
import type { PlannedRun, Run } from '../run.ts';

/** Shows the site as it is. */
export function planSite(run: Run): PlannedRun {
  const { site, content } = run.read;
  return {
    ...run,
    site,
    readText: content.readText,
    isRendered: () => true,
    isMade: () => true,
    showsOriginals: false,
    base: basePathOf(site.config.origin),
    described: { drafts: run.input.drafts ?? false, pseudo: false },
  };
}
