import { checkHosts } from '../../hosts/hosts.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CheckInput } from './input.ts';

/** Finds redirects, headers and error pages that the hosts in `site.yaml` cannot express. */
export function checkHostRules({ site, forHosts }: Pick<CheckInput, 'site' | 'forHosts'>): Diagnostic[] {
  return checkHosts(site.config, forHosts);
}
