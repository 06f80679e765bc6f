import type { HostInput } from '../hosts/host.ts';
import { listHostLimits } from '../hosts/hosts.ts';
import type { Finding } from '../model/finding.ts';
import type { Site } from '../model/site.ts';
import { createPlacers } from '../yaml/positions.ts';

/** Finds what the hosts that `site.yaml` names never do. */
export function findHostLimits(
  { config }: Pick<Site, 'config'>,
  input: HostInput,
  readText: (file: string) => string,
): Finding[] {
  const place = createPlacers(readText);
  return listHostLimits(config, input).map(({ host, index, name, message, hint }) => {
    const subject = `${host} ${name}`;
    const accept = `To accept it, write the reason in exceptions.yaml under host-limit: ${subject}.`;
    return {
      subject,
      diagnostic: place('site.yaml', {
        code: 'host-limit',
        severity: 'warning',
        message,
        hint: hint === undefined ? accept : `${hint} ${accept}`,
        at: { path: ['hosts', index] },
      }),
    };
  });
}
