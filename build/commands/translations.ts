import { didYouMean } from '../model/diagnostics/suggest.ts';
import type { Options } from './options/options.ts';
import { UsageProblem } from './options/usage-problem.ts';
import { runConfirm } from './translations/confirm-translations.ts';
import { runExport } from './translations/export-translations.ts';
import { runImport } from './translations/import-translations.ts';
import { runBoard } from './translations/translation-board.ts';

const subcommands: Record<string, (options: Options) => Promise<number>> = {
  board: runBoard,
  confirm: runConfirm,
  export: runExport,
  import: runImport,
};

/** Runs a sub-command of `translations`, the board where none is named → its exit code. */
export async function runTranslations(options: Options): Promise<number> {
  const [name = 'board', ...args] = options.translations.args;
  const names = Object.keys(subcommands);
  const run = subcommands[name];
  if (run) return run({ ...options, translations: { ...options.translations, args } });
  // An entry without a sub-command is one to show.
  if (name.includes('/')) return runBoard(options);
  throw new UsageProblem(`translations has no "${name}". ${didYouMean(name, names) ?? `It has: ${names.join(', ')}.`}`);
}
