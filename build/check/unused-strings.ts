import { placeProblem } from '../positions.ts';
import type { Finding, StrictInput } from './strict.ts';

/**
 * Finds interface texts that nothing asks for: no page of this run, and no line of the templates either. A text for a
 * state that no page is in today is asked for by name in the templates.
 */
export function checkUnusedStrings(input: StrictInput): Finding[] {
  const { site } = input;
  const read = new Set<string>();
  for (const key of input.reads) if (key.startsWith('string|')) read.add(key.slice(key.indexOf('|', 7) + 1));
  const files = new Map<string, string[]>();
  for (const { id } of site.config.locales) {
    for (const key of site.strings.get(id)?.keys() ?? [])
      files.set(key, [...(files.get(key) ?? []), `strings/${id}.yaml`]);
  }
  const unread = [...files].filter(([key]) => !read.has(key) && !read.has(withoutPlural(key)));
  if (unread.length === 0) return [];
  const isNamed = namedIn(input.templateCode() + askedByBuild);
  return unread
    .filter(([key]) => !isNamed(withoutPlural(key)))
    .map(([key, [file = '', ...others]]) => ({
      subject: key,
      diagnostic: placeProblem(file, input.readText(file), {
        code: 'unused-string',
        severity: 'warning',
        message: `No page, form or document asks for the interface text "${key}".`,
        hint: `Remove it${others.length > 0 ? `, here and from ${others.join(' and ')}` : ''}.`,
        at: { path: key.split('.'), key: true },
      }),
    }));
}

/** How documents, social images and search indexes ask, as templates would. */
const askedByBuild = ['documents', 'documents.kinds', 'social', 'search.kinds', 'search.alsoCalled']
  .map((path) => `\`${path}.\${name}\``)
  .join(' ');

/** The key that templates ask for: `units.days` for `units.days_one`. */
function withoutPlural(key: string): string {
  return key.replace(/_(ordinal_)?(zero|one|two|few|many|other)$/, '');
}

/** Tells whether code names a key: as it stands, or made of parts that it names too (`values.course.${course}`). */
function namedIn(code: string): (key: string) => boolean {
  const patterns = [...code.matchAll(/`((?:[\w.-]|\$\{[^`{}]*\})*\.(?:[\w.-]|\$\{[^`{}]*\})*)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => text.includes('${') && /^[\w-]+\./.test(text));
  const expressions = [...new Set(patterns)].map(
    (text) => new RegExp(`^${text.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '([\\w.-]+)')}$`),
  );
  const words = new Set(code.match(/\w+/g));
  const isWritten = (part: string) =>
    /\W/.test(part) ? new RegExp(`\\b${part.replace(/[.-]/g, '\\$&')}\\b`).test(code) : words.has(part);
  return (key) =>
    [`"${key}"`, `'${key}'`, `\`${key}\``].some((literal) => code.includes(literal)) ||
    expressions.some((expression) => expression.exec(key)?.slice(1).every(isWritten));
}
