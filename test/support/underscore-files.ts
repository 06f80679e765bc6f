/** A line of `_redirects`. */
export interface RedirectLine {
  from: string;
  to: string;
  status: number;
}

/** A block of `_headers`. */
export interface HeaderBlock {
  pattern: string;
  /** Names taken away from what earlier blocks said. */
  detached: string[];
  headers: [name: string, value: string][];
}

/** Parses `_redirects` by the grammar that Netlify and Cloudflare document; throws at a line they would ignore. */
export function parseRedirects(text: string): RedirectLine[] {
  return contentLines(text).map((line) => {
    const [from = '', to = '', status = '', ...more] = line.trim().split(/\s+/);
    const isWhole =
      from.startsWith('/') && /^(\/|https:\/\/)/.test(to) && /^(200|301|302)$/.test(status) && more.length === 0;
    const isSplatLast = !from.includes('*') || from.indexOf('*') === from.length - 1;
    if (!isWhole || !isSplatLast || line.length > 1000) throw new Error(`No redirect: ${line}`);
    return { from, to, status: Number(status) };
  });
}

/** Parses `_headers` by the grammar that both document; throws at a line they would ignore. */
export function parseHeaders(text: string): HeaderBlock[] {
  const blocks: HeaderBlock[] = [];
  for (const line of contentLines(text)) {
    const block = blocks[blocks.length - 1];
    const [, detached] = /^\s+! ([\w-]+)$/.exec(line) ?? [];
    const [, name, value] = /^\s+([\w-]+): (\S.*)$/.exec(line) ?? [];
    if (/^\/\S*$/.test(line)) blocks.push({ pattern: line, detached: [], headers: [] });
    else if (block && detached) block.detached.push(detached);
    else if (block && name && value) block.headers.push([name, value]);
    else throw new Error(`No header: ${line}`);
  }
  return blocks;
}

function contentLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

/**
 * Finds what Cloudflare Pages does with a path: rules without `*` and `:name` first, then the others in turn; `*`
 * matches anything, also nothing, a name matches one part. Rules are tried before files.
 */
export function cloudflareRedirect(
  lines: readonly RedirectLine[],
  path: string,
  origin: string,
): RedirectLine | undefined {
  const isDynamic = ({ from }: RedirectLine) => /\*|:[A-Za-z]/.test(from);
  const exact = lines.find((line) => !isDynamic(line) && line.from === path);
  if (exact) return exact;
  for (const line of lines.filter(isDynamic)) {
    const found = patternOf(line.from).exec(path);
    if (!found) continue;
    const to = Object.entries(found.groups ?? {}).reduce(
      (text, [name, value]) => text.replaceAll(`:${name}`, value),
      line.to,
    );
    const target = new URL(to, origin);
    return { ...line, to: target.origin === origin ? target.pathname + target.hash : target.href };
  }
  return undefined;
}

function patternOf(from: string): RegExp {
  const escaped = from.split('*').map((part) => part.replace(/[-/\\^$+?.()|[\]{}]/g, '\\$&'));
  return new RegExp(`^${escaped.join('(?<splat>.*)').replace(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)')}$`);
}

/** Joins the headers of every block that matches a path, in turn, as Cloudflare Pages does. */
export function cloudflareHeaders(blocks: readonly HeaderBlock[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, detached, headers: own } of blocks) {
    if (!patternOf(pattern).test(path)) continue;
    for (const name of detached) headers.delete(name);
    for (const [name, value] of own) headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return headers;
}
