import { createPlacers } from '../../formats/yaml/positions.ts';
import { checkHosts } from '../../hosts/hosts.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CheckInput } from './input.ts';

/** Finds redirects, headers and error pages that the hosts in `site.yaml` cannot express. */
export function checkHostRules({
  site,
  forHosts,
  readText,
}: Pick<CheckInput, 'site' | 'forHosts' | 'readText'>): Diagnostic[] {
  const place = createPlacers(readText);
  return checkHosts(site.config, forHosts).map(({ redirect, ...problem }) =>
    redirect ? place(redirect.source.file, { ...problem, at: { path: redirect.source.path } }) : problem,
  );
}
