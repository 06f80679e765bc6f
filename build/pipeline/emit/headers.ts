import { endingOf, type Header, type HeaderRule } from '../../hosts/host.ts';
import type { SiteConfig } from '../../model/config.ts';
import { immutableFolders } from '../../model/files/folders.ts';

/** Returns the headers of every response: one policy without inline script or style. */
function securityHeaders({ formsApi }: Pick<SiteConfig, 'formsApi'>): Header[] {
  const api = formsApi === undefined ? '' : ` ${new URL(formsApi).origin}`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${api}`,
    `form-action 'self'${api}`,
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

/** The hosts of the Git services' APIs and avatars. */
const gitHosts = {
  github: ['https://api.github.com', 'https://*.githubusercontent.com'],
  gitlab: ['https://gitlab.com', 'https://*.gravatar.com'],
  gitea: ['https://gitea.com', 'https://codeberg.org'],
} as const;

/**
 * Returns the headers of the web editor, which has inline styles, previews files before they are saved, and requests
 * the Git host.
 */
function editorHeaders({ editor }: Pick<SiteConfig, 'editor'>): Header[] {
  const hosts = gitHosts[editor?.backend ?? 'github'].join(' ');
  const signIn = editor?.signIn ? ` ${new URL(editor.signIn).origin}` : '';
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${hosts}`,
    "font-src 'self' data:",
    `connect-src 'self' blob: ${hosts}${signIn}`,
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ];
  return [
    ['Content-Security-Policy', policy.join('; ')],
    ['X-Robots-Tag', 'noindex, nofollow'],
    // The sign-in window sends its result to this one.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cross-Origin-Embedder-Policy', 'unsafe-none'],
    ['Cache-Control', 'no-store'],
  ];
}

const immutable: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];
/** Other sites show the pictures for social networks. */
const shared: Header[] = [['Cross-Origin-Resource-Policy', 'cross-origin']];

/** Returns the header rules, the general one first. A later rule adds to earlier ones and overrides them. */
export function headerRules(config: Pick<SiteConfig, 'formsApi' | 'editor' | 'noindex'>): HeaderRule[] {
  const robots: Header[] = config.noindex ? [['X-Robots-Tag', 'noindex']] : [];
  return [
    {
      pattern: '/*',
      headers: [...securityHeaders(config), ...robots, ['Cache-Control', 'public, max-age=0, must-revalidate']],
    },
    ...immutableFolders.map(
      (folder): HeaderRule => ({
        pattern: `/${folder}/*`,
        headers: [immutable, ...(folder === 'social' ? shared : [])],
      }),
    ),
    // Markdown versions are for programs that request them, not for search results.
    { pattern: '/*.md', headers: [['X-Robots-Tag', 'noindex']] },
    ...(config.editor ? [{ pattern: '/editor/*', headers: editorHeaders(config) }] : []),
  ];
}

/** Returns the headers of a path of the site. */
export function headersOf({ config }: { config: SiteConfig }, path: string): readonly Header[] {
  return headersFor(headerRules(config), path);
}

/** Returns the headers of a path: those of every matching rule, where later values replace earlier ones. */
export function headersFor(rules: readonly HeaderRule[], path: string): Header[] {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    const ending = endingOf(rule.pattern);
    if (ending ? !path.endsWith(ending) : !path.startsWith(rule.pattern.slice(0, -1))) continue;
    for (const [name, value] of rule.headers) headers.set(name, value);
  }
  return [...headers];
}
