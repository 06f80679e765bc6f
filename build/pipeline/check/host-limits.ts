import { createPlacers } from '../../formats/yaml/positions.ts';
import { checkHosts, countUsualLimits, listHostLimits } from '../../hosts/hosts.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Finding } from '../../model/finding.ts';
import type { CheckInput } from './input.ts';

type HostLimitsInput = Pick<CheckInput, 'site' | 'forHosts' | 'readText'>;

/** Finds the limits of the hosts in `site.yaml` that `exceptions.yaml` does not accept. */
export function checkHostLimits(input: HostLimitsInput): Diagnostic[] {
  return findHostLimits(input)
    .filter((limit) => !isAccepted(limit, input))
    .map(({ diagnostic }) => diagnostic);
}

/** Finds the limits of hosts that `exceptions.yaml` accepts, so that strict runs count these exceptions as used. */
export function findAcceptedHostLimits(input: HostLimitsInput): Finding[] {
  return findHostLimits(input).filter((limit) => isAccepted(limit, input));
}

/** Reports that a site names no hosts and so gets the files of the usual hosts, with the number of their limits. */
export function noteUsualHosts({ site, forHosts }: HostLimitsInput): string[] {
  const counts = countUsualLimits(site.config, forHosts);
  if (counts.length === 0) return [];
  const names = counts.map(({ host }) => host).join(', ');
  const limits = counts.flatMap(({ host, count }) => (count === 0 ? [] : `${count} of ${host}`)).join(', ');
  return [
    `site.yaml names no hosts, so the files of the usual ones are written: ${names}. They have limits (${limits}): name the hosts that serve the site to see theirs, such as hosts: [nginx].`,
  ];
}

function findHostLimits({ site, forHosts, readText }: HostLimitsInput): Finding[] {
  const place = createPlacers(readText);
  return listHostLimits(site.config, forHosts).map(({ host, index, name, message, hint }) => {
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

function isAccepted({ subject }: Finding, { site }: HostLimitsInput): boolean {
  return site.exceptions['host-limit']?.[subject] !== undefined;
}

/** Finds redirects, headers and error pages that the hosts in `site.yaml` cannot express. */
export function checkHostRules({ site, forHosts, readText }: HostLimitsInput): Diagnostic[] {
  const place = createPlacers(readText);
  return checkHosts(site.config, forHosts).map(({ redirect, ...problem }) =>
    redirect ? place(redirect.source.file, { ...problem, at: { path: redirect.source.path } }) : problem,
  );
}
