import { apiTexts } from '../authoring/forms/api-texts.ts';
import { type CachedFindings, findForeignText } from '../check/foreign-text.ts';
import type { CheckInput } from '../check/input.ts';
import { checkStrictly } from '../check/strict.ts';
import { createLanguageDetector } from '../languages/language-of.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { RenderedPage } from '../model/page.ts';
import type { Content } from '../read/source.ts';
import type { Templates } from '../templates/load.ts';
import { splitFile } from '../translations/units/units.ts';

/** Hears what is asked by all that is made beside pages, in the words in which pages record what they read. */
export interface ReadRecorder {
  reads: Set<string>;
  /** Passes questions on, and remembers them. */
  hear: <A extends readonly unknown[], R>(
    kind: string,
    ask: (locale: string, argument: string, ...more: A) => R,
  ) => (locale: string, argument: string, ...more: A) => R;
}

/** Makes a listener that has heard of nothing but what the forms API asks for. */
export function createReadRecorder(): ReadRecorder {
  const reads = new Set<string>(Object.values(apiTexts).map((key) => `string||${key}`));
  return {
    reads,
    hear:
      (kind, ask) =>
      (locale, argument, ...more) => {
        reads.add(`${kind}|${locale}|${argument}`);
        return ask(locale, argument, ...more);
      },
  };
}

interface StrictStageInput {
  checked: Omit<CheckInput, 'changed'>;
  content: Content;
  templates: Templates;
  parts: ReadonlyMap<string, { reads: string[] }>;
  listener: ReadRecorder;
  known: ReadonlyMap<string, CachedFindings>;
}

/** Makes the checks that are for strict runs only → what they found, and what is known of each file for the next run. */
export function runStrictChecks({ checked, content, templates, parts, listener, known }: StrictStageInput): {
  diagnostics: Diagnostic[];
  foreign: Map<string, CachedFindings>;
} {
  const { config } = checked.site;
  const { files, readText } = content;
  const locales = config.locales.map(({ id }) => id);
  const kinds = [...templates.pageTypes, ...templates.dataKinds];
  const foreign = findForeignText({
    files,
    known,
    readText,
    unitsOf: (path) => splitFile(path, { files, readText, kinds, locales }),
    languageOf: createLanguageDetector(),
  });
  const diagnostics = checkStrictly({
    ...checked,
    reads: readsOf([...checked.pages, ...parts.values()], listener),
    contentFiles: files,
    readText,
    pageFolders: new Map(templates.pageTypes.map(({ name }, index) => [name, templates.pageFolders[index] ?? name])),
    named: templates.named,
    found: [...foreign.values()].flatMap(({ found }) => found),
  });
  return { diagnostics, foreign };
}

function readsOf(parts: readonly Pick<RenderedPage, 'reads'>[], { reads }: ReadRecorder): Set<string> {
  const all = new Set(reads);
  for (const part of parts) for (const key of part.reads) all.add(key);
  return all;
}
