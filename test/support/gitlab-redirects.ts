interface RedirectLine {
  from: string;
  to: string;
  status: number;
}

/** Parses `_redirects` by the grammar that GitLab documents; throws at a line that it would ignore. */
export function parseGitlabRedirects(text: string): RedirectLine[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  return lines.map((line) => {
    const [from = '', to = '', status = '', ...more] = line.trim().split(/\s+/);
    const isWhole = from.startsWith('/') && /^(\/|https:\/\/)/.test(to) && /^(200|301|302)$/.test(status);
    const isSplatLast = !from.includes('*') || from.indexOf('*') === from.length - 1;
    if (!isWhole || !isSplatLast || more.length > 0) throw new Error(`No redirect: ${line}`);
    return { from, to, status: Number(status) };
  });
}

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
    const isUnparsed = (text: string) => /[\0-\x1f\x7f]/.test(text);
    const filled = to.replace(/:([a-z]+)/gi, (_, name) => match.groups?.[name] ?? '');
    return isUnparsed(filled) ? undefined : { to: filled.replace(/(?<!:)\/{2,}/g, '/'), status };
  }
  return undefined;
}
