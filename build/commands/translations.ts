import { didYouMean } from '../diagnostics/suggest.ts';
import { runConfirm } from './confirm-translations.ts';
import { runExport } from './export-translations.ts';
import { runImport } from './import-translations.ts';
import type { Options } from './options.ts';
import { runBoard } from './translation-board.ts';
import { UsageProblem } from './usage-problem.ts';

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
