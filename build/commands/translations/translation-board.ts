import { resolve } from 'node:path';
import { didYouMean } from '../../model/diagnostics/suggest.ts';
import { makeBoard } from '../../translations/freshness/board.ts';
import { formatBoard } from '../../translations/freshness/format-board.ts';
import { readState } from '../../translations/freshness/state.ts';
import { writeNamedFile } from '../options/named-folder.ts';
import type { Options } from '../options/options.ts';
import { UsageProblem } from '../options/usage-problem.ts';
import { displayPath } from '../project/display-path.ts';
import { nameSite } from '../project/name-site.ts';
import { chooseLocales, chooseResources } from './choose-texts.ts';
import { readContentUnits } from './content-units.ts';

const formats = ['text', 'json'] as const;

/** Runs `translations board`: shows how far each translation is → the exit code. */
export async function runBoard(options: Options): Promise<number> {
  const { format: given = 'text', locale, out, args } = options.translations;
  const format = formats.find((candidate) => candidate === given);
  if (!format)
    throw new UsageProblem(
      `--format ${given} does not exist. ${didYouMean(given, formats) ?? `The formats are: ${formats.join(', ')}.`}`,
    );
  const content = await readContentUnits(options);
  const { config, units, readText } = content;
  const named = chooseResources(args, units);
  const board = makeBoard({
    site: content,
    units,
    state: readState(readText),
    locales: chooseLocales(locale, content.locales, config.defaultLocale),
    wants: (resource) => named.size === 0 || named.has(resource),
    readText,
  });
  const folder = displayPath(options.content);
  const text =
    format === 'json' ? `${JSON.stringify(board, null, 2)}\n` : nameSite(formatBoard(board, folder), options);
  if (out === undefined) process.stdout.write(text);
  else {
    writeNamedFile(resolve(out), text, [options.root, options.siteFolder]);
    process.stdout.write(`The board is in ${displayPath(resolve(out))}.\n`);
  }
  return 0;
}
