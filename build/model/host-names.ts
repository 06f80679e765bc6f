/** The hosts for which the build can write configuration, as `site.yaml` names them. */
export const hostNames = ['caddy', 'cloudflare-pages', 'netlify', 'nginx'] as const;

export type HostName = (typeof hostNames)[number];
