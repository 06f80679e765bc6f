import type { Diagnostic, Redirect } from '../../model.ts';
import type { HeaderRule } from '../headers.ts';

/** What Cloudflare Pages accepts; Netlify accepts more. */
const limits = { exact: 2000, patterns: 100, headerRules: 100, line: 2000 };

/**
 * Writes the `_redirects` file that Netlify and Cloudflare Pages read. An exact rule stands with and without its
 * trailing slash, because Cloudflare takes them for two addresses; exact rules come before patterns, because rules
 * after a pattern count against the smaller limit.
 */
export function emitRedirectsFile(redirects: readonly Redirect[]): string {
  const lines: string[] = [];
  for (const { from, to, status } of redirects) {
    if (from.endsWith('*')) lines.push(`${from} ${to.replace('*', ':splat')} ${status}`);
    else {
      lines.push(`${from} ${to} ${status}`);
      if (from.endsWith('/') && from !== '/') lines.push(`${from.slice(0, -1)} ${to} ${status}`);
    }
  }
  const exact = lines.filter((line) => !line.split(' ')[0]?.endsWith('*'));
  const patterns = lines.filter((line) => line.split(' ')[0]?.endsWith('*'));
  return `${[...exact, ...patterns].join('\n')}\n`;
}

/** Writes the `_headers` file that Netlify and Cloudflare Pages read. */
export function emitHeadersFile(rules: readonly HeaderRule[]): string {
  const general = rules.find((rule) => rule.pattern === '/*');
  return rules
    .map((rule) => {
      // Both hosts join values of a header that several rules set: what a narrower rule overrides is detached first.
      const lines = rule.headers.flatMap(([name, value]) => {
        const overridden = rule !== general && general?.headers.some(([other]) => other === name);
        return overridden ? [`  ! ${name}`, `  ${name}: ${value}`] : [`  ${name}: ${value}`];
      });
      return `${rule.pattern}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

/** Finds redirects and headers beyond what these hosts take. */
export function checkUnderscoreLimits(redirects: readonly Redirect[], rules: readonly HeaderRule[]): Diagnostic[] {
  const exact = redirects.filter((rule) => !rule.from.endsWith('*')).length * 2;
  const patterns = redirects.length - exact / 2;
  const problem = (message: string, hint: string): Diagnostic => ({
    code: 'host-limit',
    severity: 'error',
    file: 'redirects.yaml',
    line: 1,
    column: 1,
    message,
    hint,
  });
  const diagnostics: Diagnostic[] = [];
  if (exact > limits.exact)
    diagnostics.push(
      problem(
        `Cloudflare Pages takes ${limits.exact} exact redirects; with and without the slash these are ${exact}.`,
        'Join redirects that share a beginning into one that ends in *.',
      ),
    );
  if (patterns > limits.patterns)
    diagnostics.push(
      problem(
        `Cloudflare Pages takes ${limits.patterns} redirects that end in *; these are ${patterns}.`,
        'Join patterns that share a beginning.',
      ),
    );
  if (
    rules.length > limits.headerRules ||
    rules.some((rule) => rule.headers.some(([name, value]) => name.length + value.length > limits.line))
  ) {
    diagnostics.push(
      problem(
        `Cloudflare Pages takes ${limits.headerRules} header rules of ${limits.line} characters a line.`,
        'Shorten the headers.',
      ),
    );
  }
  return diagnostics;
}
