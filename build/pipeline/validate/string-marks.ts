import type { Problem } from '../../model/diagnostic.ts';

/** Finds marks, such as `<policy>`, that a text opens without closing, or closes without opening. */
export function findUnpairedMarks(key: string, text: string): Problem[] {
  const open: string[] = [];
  for (const { name, closes } of marksIn(text)) {
    if (!closes) open.push(name);
    else if (open.pop() !== name)
      return [
        wrongMarks(
          key,
          `has </${name}> without <${name}> before it`,
          `Write <${name}> before the words that it marks.`,
        ),
      ];
  }
  const [name] = open;
  if (name === undefined) return [];
  return [wrongMarks(key, `has <${name}> without </${name}>`, `Write </${name}> behind the words that it marks.`)];
}

/** Finds marks that a translation lacks or has too many of. The texts are a text and its plural forms. */
export function findDifferingMarks(
  source: { texts: readonly string[]; locale: string },
  target: { key: string; texts: readonly string[] },
): Problem[] {
  // One report for a text is enough.
  if (target.texts.some((text) => findUnpairedMarks(target.key, text).length > 0)) return [];
  const wanted = namesOf(source.texts);
  const has = namesOf(target.texts);
  const lost = [...wanted].filter((name) => !has.has(name));
  const extra = [...has].filter((name) => !wanted.has(name));
  if (lost.length === 0 && extra.length === 0) return [];
  const differences = [
    lost.length > 0 ? `lacks ${lost.map((name) => `<${name}>…</${name}>`).join(', ')}` : '',
    extra.length > 0 ? `has <${extra.join('>, <')}>, which ${source.locale} does not have` : '',
  ];
  return [
    wrongMarks(
      target.key,
      differences.filter(Boolean).join(' and '),
      `Mark the same words as in ${source.locale}: "${source.texts[0]}".`,
    ),
  ];
}

function namesOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => marksIn(text).map(({ name }) => name)));
}

function marksIn(text: string): { name: string; closes: boolean }[] {
  return [...text.matchAll(/<(\/?)([a-z][\w-]*)>/gi)].map(([, slash, name = '']) => ({ name, closes: slash === '/' }));
}

function wrongMarks(key: string, what: string, hint: string): Problem {
  const at = { path: key.split('.') };
  return { code: 'string-marks', severity: 'error', message: `The text "${key}" ${what}.`, hint, at };
}
