import type { PageContext } from '../../../authoring/page.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { missingTextId } from '../../../model/diagnostics/follow-ups.ts';
import { findClosest } from '../../../model/diagnostics/suggest.ts';
import { findKey } from '../find-place.ts';
import type { Sources } from '../sources.ts';
import type { Scope } from './scope.ts';

/** Creates the method that returns interface texts. A text that is missing is empty and reported. */
export function createTextMethods(scope: Scope): Pick<PageContext, 't'> {
  const { read, report, sources, translator, locale, readText, templateAsking } = scope;
  return {
    t(key, values) {
      const plain = read<string | undefined>('string', key);
      if (values?.context !== undefined) read('string', `${key}_${values.context}`);
      const text = values ? translator.translate(key, values) : plain;
      if (text !== undefined) return text;
      const file = `strings/${locale}.yaml`;
      if (!sources.isUsable(file)) return '';
      const template = sources.textKeys().has(key) ? undefined : templateAsking(key);
      if (template) {
        report({ ...explainUnknownString(key, sources), at: template });
        return '';
      }
      const { section, problem } = explainMissingString(key, locale);
      report({ ...problem, at: findKey(file, section.split('.'), readText) });
      return '';
    },
  };
}

/** Returns the problem of a key that no language has. */
function explainUnknownString(key: string, { textKeys }: Pick<Sources, 'textKeys'>) {
  const near = findClosestKey(key, textKeys());
  return {
    code: 'missing-string',
    message: `No language has the interface text "${key}".`,
    hint:
      near === undefined
        ? 'Write the key of a text in content/strings/, or add this one to each file there.'
        : `Did you mean "${near}"?`,
    causes: missingTextId(key),
  } as const;
}

/** Returns the closest key by the same rules as for entries: long names may differ more, sections less. */
function findClosestKey(key: string, keys: Iterable<string>): string | undefined {
  const asPath = (one: string) => one.replaceAll('.', '/');
  return findClosest(asPath(key), Array.from(keys, asPath))?.replaceAll('/', '.');
}

/** Returns the section of the strings file that lacks a key, and the problem without its place. */
export function explainMissingString(key: string, locale: string) {
  const section = key.slice(0, Math.max(0, key.lastIndexOf('.')));
  const name = key.slice(section === '' ? 0 : section.length + 1);
  const problem: Pick<Diagnostic, 'code' | 'message' | 'hint' | 'followsFrom'> & { causes: string } = {
    code: 'missing-string',
    message: `The interface text "${key}" is missing in ${locale}.`,
    hint: `Add ${name}: ${section === '' ? 'there' : `below ${section}:`}, with the text in this language.`,
    causes: missingTextId(key, locale),
    followsFrom: missingTextId(key),
  };
  return { section, problem };
}
