import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Finding } from '../../model/finding.ts';
import { findChangedPages, hasOtherHeads, type ValidPages } from './changed.ts';
import { checkDecomposedNames } from './decomposed-names.ts';
import { withoutExceptions } from './exceptions.ts';
import { listForeignTexts } from './foreign-text.ts';
import { fragmentsOf } from './fragments.ts';
import { checkHead } from './head.ts';
import { checkHostLimits, checkHostRules, findAcceptedHostLimits, noteUsualHosts } from './host-limits.ts';
import { checkIndirectLinks } from './indirect-links.ts';
import type { CheckInput, PageCheckInput, StrictInput } from './input.ts';
import { checkLinks } from './links.ts';
import { checkMenus } from './menus.ts';
import { checkOrphans } from './orphans.ts';
import { checkOutputPaths } from './output-paths.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkRefusedWords } from './refused-words.ts';
import { checkReservedPaths } from './reserved-paths.ts';
import { checkShadowedFiles } from './shadowed-files.ts';
import { checkSkippedTimes } from './skipped-times.ts';
import { checkStructure } from './structure.ts';
import { checkUnrecordedChanges, noteUnrecordedChanges } from './unrecorded-changes.ts';
import { checkUnusedEntries } from './unused-entries.ts';
import { checkUnusedFields } from './unused-fields.ts';
import { checkUnusedFiles } from './unused-files.ts';
import { checkUnusedForms } from './unused-forms.ts';
import { checkUnusedStrings } from './unused-strings.ts';
import { checkVariants } from './variants.ts';

/** Checks of pages. A warm run repeats them only for pages that have changed. */
const pageChecks: readonly ((input: PageCheckInput) => Diagnostic[])[] = [
  checkMenus,
  checkLinks,
  checkHead,
  checkStructure,
];

/** Checks of the whole site, in each run. */
export const siteChecks: readonly ((input: CheckInput) => Diagnostic[])[] = [
  checkPlaceholders,
  checkSkippedTimes,
  checkDecomposedNames,
  checkHostRules,
  checkHostLimits,
];

/** Checks of what is published where. A warm run repeats them only if a path or a redirect has changed. */
export const outputChecks: readonly ((input: CheckInput) => Diagnostic[])[] = [
  checkOutputPaths,
  checkReservedPaths,
  checkShadowedFiles,
];

/** Checks for what is unused, in each run without errors: something may be unused because of a mistake. */
export const usageChecks: readonly ((input: CheckInput) => Diagnostic[])[] = [checkUnusedForms];

/** Notices at the end of a run without errors: worth a line, but not a mistake. */
export const notices: readonly ((input: CheckInput) => string[])[] = [noteUnrecordedChanges, noteUsualHosts];

/** Checks of strict runs without errors. `exceptions.yaml` can declare each of their findings. */
const strictChecks: readonly ((input: StrictInput) => Finding[])[] = [
  checkUnusedStrings,
  checkUnusedFields,
  checkUnusedEntries,
  checkUnusedFiles,
  checkOrphans,
  checkUnrecordedChanges,
  checkIndirectLinks,
  checkVariants,
  findAcceptedHostLimits,
  listForeignTexts,
  checkRefusedWords,
];

/** Runs the checks of pages. Skips pages that were valid `before`, unless something may have changed that. */
export function checkPages(input: CheckInput, before?: ValidPages): Diagnostic[] {
  const changed = before ? findChangedPages(input, before) : input.pages;
  const pageInput: PageCheckInput = {
    ...input,
    changed,
    hasOtherHeads: !before || hasOtherHeads(changed, before),
    fragments: fragmentsOf(input),
  };
  return runChecks(pageChecks, pageInput);
}

/** Runs checks that have the same input. */
export function runChecks<Input, Found>(checks: readonly ((input: Input) => Found[])[], input: Input): Found[] {
  return checks.flatMap((check) => check(input));
}

/** Runs the checks of strict runs. */
export function checkStrictly(input: StrictInput): Diagnostic[] {
  return withoutExceptions(runChecks(strictChecks, input), input);
}
