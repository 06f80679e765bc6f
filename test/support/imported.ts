import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseOptions } from '../../build/commands/options/options.ts';
import { readContentUnits } from '../../build/commands/translations/content-units.ts';
import { importFile } from '../../build/commands/translations/import-translations.ts';
import { createPlacer } from '../../build/formats/yaml/positions.ts';
import { formatDiagnostics, sortDiagnostics } from '../../build/model/diagnostics/report.ts';
import { root } from './project.ts';
import { buildDate } from './site.ts';

/** Imports a file that a translator returned into the site laid out in a folder → what is printed; nothing is written. */
export async function printImport(folder: string, path: string): Promise<string> {
  const args = ['translations', '--content', join(folder, 'content'), '--date', buildDate];
  const content = await readContentUnits(parseOptions(args, root));
  const text = readFileSync(path, 'utf8');
  const { problems } = importFile(text, content);
  const diagnostics = sortDiagnostics(problems.map(createPlacer(basename(path), text)));
  return formatDiagnostics(diagnostics, { format: 'text', readText: () => text, folder: '' });
}
