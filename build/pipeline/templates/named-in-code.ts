import { escapePattern } from '../../model/files/escape-pattern.ts';
import type { NamedInCode } from '../../model/templates.ts';

/**
 * Reads what code names. Answers are cached.
 * @param code the templates as they run on the server, each module under a line with its path
 * @param scripts those of browsers
 */
export function findNamedInCode(code: string, scripts: readonly string[]): NamedInCode {
  const hasString = namedStrings(code + askedByBuild);
  const hasField = namedFields(code);
  const forms = new Set([...code.matchAll(/\.form\((["'`])([\w-]+)\1\)/g)].map(([, , id]) => id));
  return {
    hasForm: (id) => forms.has(id),
    isInScript: (text) => ['"', "'", '`'].some((sign) => scripts.some((one) => one.includes(sign + text + sign))),
    hasString: remembered(hasString, (key) => key),
    hasField: remembered(hasField, (folder, path) => `${folder} ${path.slice(-2).join('.')}`),
  };
}

function remembered<Args extends unknown[]>(
  find: (...args: Args) => boolean,
  keyOf: (...args: Args) => string,
): (...args: Args) => boolean {
  const known = new Map<string, boolean>();
  return (...args) => {
    const key = keyOf(...args);
    const answer = known.get(key) ?? find(...args);
    known.set(key, answer);
    return answer;
  };
}

/** How documents, footnotes, social images and search indexes ask, as templates would. */
const askedByBuild = [
  ...['footnotes.heading', 'footnotes.back', 'documents.published', 'documents.contents', 'documents.page'],
  ...['documents.kinds', 'social', 'search.kinds', 'search.alsoCalled', 'search.askedAbout'].map(
    (path) => `${path}.\${name}`,
  ),
]
  .map((text) => `\`${text}\``)
  .join(' ');

/** Finds the keys that code names, whole or made of parts that are named too (`values.course.${course}`). */
function namedStrings(code: string): (key: string) => boolean {
  const patterns = [...code.matchAll(/`((?:[\w.-]|\$\{[^`{}]*\})*\.(?:[\w.-]|\$\{[^`{}]*\})*)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => text.includes('${') && /^[\w-]+\./.test(text));
  const expressions = [...new Set(patterns)].map(
    (text) => new RegExp(`^${text.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '([\\w.-]+)')}$`),
  );
  const literals = new Set([...code.matchAll(/(["'`])([\w.-]+)(?=\1)/g)].map(([, , text]) => text));
  const words = new Set(code.match(/\w+/g));
  const isWritten = (part: string) =>
    /\W/.test(part) ? new RegExp(`\\b${escapePattern(part)}\\b`).test(code) : words.has(part);
  return (key) =>
    literals.has(key) || expressions.some((expression) => expression.exec(key)?.slice(1).every(isWritten));
}

/**
 * Finds the fields that templates name: a field of a field together with its parent (`wave.text`), an item's by itself.
 */
function namedFields(templates: string): NamedInCode['hasField'] {
  const modules = templates
    .split(/^(?=\/\/ \S+\.tsx?$)/m)
    .map((code) => ({ path: /^\/\/ (\S+)/.exec(code)?.[1] ?? '', code }))
    .filter(({ path }) => !path.includes('node_modules/') && !path.endsWith('/schema.ts'));
  return (folder, path) => {
    const isConcerned = (module: string) =>
      folder === undefined || !module.startsWith('templates/pages/') || module.startsWith(`templates/pages/${folder}/`);
    const [parent, name = ''] = [path.at(-2), String(path.at(-1))];
    const taken = `[{,]\\s*${name}\\s*(?:[,}=]|:\\s*\\w+\\s*[,}=])`;
    const pattern = new RegExp(typeof parent === 'string' ? `\\b${parent}\\??\\.${name}\\b` : `\\.${name}\\b|${taken}`);
    return modules.some((module) => isConcerned(module.path) && pattern.test(module.code));
  };
}
