import type { SiteConfig } from '../model.ts';

/** A response header. */
export type Header = readonly [name: string, value: string];

/** Headers for the paths that a pattern matches: `/*`, `/assets/*`. */
export interface HeaderRule {
  pattern: string;
  headers: Header[];
}

/** The headers of every answer: one policy without inline script or style. */
export function securityHeaders({ formsApi }: Pick<SiteConfig, 'formsApi'>): Header[] {
  const api = new URL(formsApi).origin;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${api}`,
    `form-action 'self' ${api}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'upgrade-insecure-requests',
  ];
  return [
    ['Content-Security-Policy', policy.join('; ')],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Embedder-Policy', 'require-corp'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ];
}

/** Every header rule of the site, the general one first; a later rule adds to and overrides it. */
export function headerRules(config: Pick<SiteConfig, 'formsApi'>): HeaderRule[] {
  return [
    { pattern: '/*', headers: [...securityHeaders(config), ['Cache-Control', 'public, max-age=0, must-revalidate']] },
    { pattern: '/assets/*', headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
    {
      pattern: '/social/*',
      headers: [
        ['Cache-Control', 'public, max-age=31536000, immutable'],
        ['Cross-Origin-Resource-Policy', 'cross-origin'],
      ],
    },
  ];
}
