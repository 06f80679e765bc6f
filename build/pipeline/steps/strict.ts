import { apiTexts } from '../../authoring/forms/api-texts.ts';
import { createLanguageDetector } from '../../languages/detect-language.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { textReader } from '../../model/files/text-reader.ts';
import type { CachedFindings } from '../../model/finding.ts';
import type { Templates } from '../../model/templates.ts';
import { splitFile } from '../../translations/units/units.ts';
import { checkStrictly } from '../check/checks.ts';
import { findForeignText } from '../check/foreign-text.ts';
import { glossaryFile, parseGlossary } from '../check/glossary.ts';
import type { CheckInput } from '../check/input.ts';
import type { Content } from '../read/source.ts';
import { listKinds, menuNamesOf } from '../templates/load.ts';

/** Records reads that are made outside of pages, by the same keys as pages record theirs. */
export interface ReadRecorder {
  reads: Set<string>;
  /** Returns a function that asks the same and records each question. */
  recordReads: <A extends readonly unknown[], R>(
    kind: string,
    ask: (locale: string, argument: string, ...more: A) => R,
  ) => (locale: string, argument: string, ...more: A) => R;
}

/** Creates a recorder that has only the reads of the forms API. */
export function createReadRecorder(): ReadRecorder {
  const reads = new Set<string>(Object.values(apiTexts).map((key) => `string||${key}`));
  return {
    reads,
    recordReads:
      (kind, ask) =>
      (locale, argument, ...more) => {
        reads.add(`${kind}|${locale}|${argument}`);
        return ask(locale, argument, ...more);
      },
  };
}

interface StrictStageInput {
  checked: CheckInput;
  content: Content;
  templates: Templates;
  recorder: ReadRecorder;
  known: ReadonlyMap<string, CachedFindings>;
}

/** Runs the checks of strict builds. Returns their problems, and the findings of each file for the next run. */
export function runStrictChecks({ checked, content, templates, recorder, known }: StrictStageInput): {
  diagnostics: Diagnostic[];
  foreign: Map<string, CachedFindings>;
} {
  const { config } = checked.site;
  const { files, readText } = content;
  const locales = config.locales.map(({ id }) => id);
  const kinds = listKinds(templates);
  const unitsOf = (path: string) => splitFile(path, { files, readText, kinds, locales });
  const { glossary, diagnostics } = parseGlossary(textReader(content.root)(glossaryFile) ?? '', config.locales);
  const foreign = findForeignText({
    files,
    known,
    readText,
    unitsOf,
    languageOf: createLanguageDetector(),
  });
  const found = checkStrictly({
    ...checked,
    reads: readsOf([...checked.pages, ...checked.sharedParts.values()], recorder),
    contentFiles: files,
    foreignTexts: foreign,
    glossary,
    unitsOf,
    pageFolders: new Map(templates.pageTypes.map(({ name }, index) => [name, templates.pageFolders[index] ?? name])),
    menuLayouts: menuNamesOf(templates).layouts,
  });
  return { diagnostics: [...diagnostics, ...found], foreign };
}

function readsOf(parts: readonly { reads: readonly string[] }[], { reads }: ReadRecorder): Set<string> {
  const all = new Set(reads);
  for (const part of parts) for (const key of part.reads) all.add(key);
  return all;
}
