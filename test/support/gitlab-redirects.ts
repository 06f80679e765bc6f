import type { RedirectLine } from './underscore-files.ts';

/**
 * Finds where GitLab Pages redirects a path. Its source (`internal/redirects` of gitlab-pages) says that rules are tried
 * in turn, without regard to case and to slashes at the end; `*` is also what only begins like the rule, a name is one part.
 */
export function gitlabRedirect(
  lines: readonly RedirectLine[],
  path: string,
): { to: string; status: number } | undefined {
  for (const { from, to, status } of lines) {
    const parts = from.split('/').filter(Boolean);
    const source = parts.map((part) => {
      if (part === '*') return '/*(?<splat>.*)/*';
      return part.startsWith(':') ? `/+(?<${part.slice(1)}>[^/]+)` : `/+${part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')}`;
    });
    const match = new RegExp(`^${source.join('')}/*$`, 'i').exec(path);
    if (!match) continue;
    if (!/[*]|:[a-z]/i.test(to.replace(/^https?:/, ''))) return { to, status };
    // biome-ignore lint/suspicious/noControlCharactersInRegex: Go parses no address with such characters.
    const isUnparsed = (text: string) => /[\0-\x1f]/.test(text);
    const filled = to.replace(/:([a-z]+)/gi, (_, name) => match.groups?.[name] ?? '');
    return isUnparsed(filled) ? undefined : { to: filled.replace(/(?<!:)\/{2,}/g, '/'), status };
  }
  return undefined;
}
