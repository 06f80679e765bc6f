import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createPlacer } from '../../formats/yaml/positions.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { sortDiagnostics } from '../../model/diagnostics/report.ts';
import { countNoun, formatCount } from '../../model/format-count.ts';
import { limits } from '../../model/limits.ts';
import type { Unit } from '../../model/unit.ts';
import { parseSource } from '../../pipeline/read/parse.ts';
import type { ReturnedFile } from '../../translations/exchange/exchange-file.ts';
import { type ImportResult, importTranslations } from '../../translations/exchange/import-texts.ts';
import { parsePo } from '../../translations/exchange/parse-po.ts';
import { parseXliff } from '../../translations/exchange/parse-xliff.ts';
import { readState } from '../../translations/freshness/state.ts';
import { splitFile } from '../../translations/units/units.ts';
import { oneSpace } from '../../translations/units/words.ts';
import type { Options } from '../options/options.ts';
import { UsageProblem } from '../options/usage-problem.ts';
import { displayPath } from '../project/display-path.ts';
import { formatReport } from '../project/format-report.ts';
import { nameSite } from '../project/name-site.ts';
import { replaceFiles } from '../project/replace-files.ts';
import { changesSince } from './changes-since.ts';
import { recordConfirmed } from './confirm-translations.ts';
import { type ContentUnits, readContentUnits } from './content-units.ts';

/** Runs `translations import`: puts what translators sent back into the content, or nothing of it → the exit code. */
export async function runImport(options: Options): Promise<number> {
  const paths = options.translations.args;
  if (paths.length === 0)
    throw new UsageProblem('Say which file came back: npm run translations -- import translations-LOCALE.xlf.');
  for (const path of paths) refuseFolder(path);
  const content = await readContentUnits(options);
  const texts = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const results: ImportResult[] = [];
  const sources = new Map<string, string>();
  for (const path of paths) {
    const name = displayPath(resolve(path));
    const text = decode(readFileSync(path));
    sources.set(name, text);
    // What an earlier file changed is there for the next one.
    const result = importFile(text, withTexts(content, texts));
    for (const [file, changed] of result.texts) texts.set(file, changed);
    diagnostics.push(...result.problems.map(createPlacer(name, text)));
    results.push(result);
  }
  const sorted = sortDiagnostics(diagnostics);
  process.stdout.write(formatReport(sorted, options, { readText: (file) => sources.get(file), folder: '' }));
  if (sorted.length > 0) process.stdout.write('\n');
  const errors = sorted.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) {
    process.stdout.write(`${countNoun(errors, 'error')}; nothing was written.\n`);
    return 1;
  }
  replaceFiles(options.content, texts);
  const confirmed = confirmReturned(options.content, withTexts(content, texts), results);
  const done = summary(results, { files: [...texts.keys()], folder: displayPath(options.content), confirmed });
  process.stdout.write(nameSite(done, options));
  return 0;
}

/** Throws if a path is no file that can be read. */
function refuseFolder(path: string): void {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) throw new UsageProblem(`There is no file ${path}.`);
  if (status.isDirectory())
    throw new UsageProblem(`${path} is a folder. Name the files in it, such as ${join(path, '*.xlf')}.`);
  if (!status.isFile()) throw new UsageProblem(`${path} is no file.`);
}

/** Reads a file that came back, as XLIFF or as PO. */
function readReturned(text: string): ReturnedFile {
  if (text.length > limits.exchangeBytes) {
    const message = `This file has ${formatCount(text.length)} characters; ${formatCount(limits.exchangeBytes)} are the most.`;
    const hint = 'Export the texts in parts, by their entries.';
    return { returned: [], problems: [{ code: 'too-large', severity: 'error', message, hint }] };
  }
  return text.trimStart().startsWith('<') ? parseXliff(text) : parsePo(text);
}

/** Puts one file's translations into the content, as it is read → what changes, and what is wrong. */
export function importFile(text: string, content: ContentUnits): ImportResult {
  const { files, kinds, locales, units, readText, config } = content;
  const changes = new Map<string, ReturnType<typeof changesSince>>();
  const changeOf = (source: Unit, locale: string) => {
    const known = changes.get(locale) ?? changesSince(content, locale);
    changes.set(locale, known);
    return known(source);
  };
  return importTranslations({
    file: readReturned(text),
    units,
    sourceLocale: config.defaultLocale,
    locales,
    isNew: (source, locale) => changeOf(source, locale)?.isNew ?? false,
    readText,
    splitText: (path, changed) => {
      const file = parseSource(path, new TextEncoder().encode(changed), '');
      return splitFile(path, { files: new Map([...files, [path, file]]), readText: () => changed, kinds, locales });
    },
  });
}

/** Returns the content with texts in place of some files. */
function withTexts(content: ContentUnits, texts: ReadonlyMap<string, string>): ContentUnits {
  if (texts.size === 0) return content;
  const files = new Map(content.files);
  for (const [path, text] of texts) files.set(path, parseSource(path, new TextEncoder().encode(text), ''));
  const readText = (path: string) => texts.get(path) ?? content.readText(path);
  const { kinds, locales } = content;
  const changed = [...texts.keys()].flatMap((path) =>
    splitFile(path, { files, readText: (name) => readText(name) ?? '', kinds, locales }),
  );
  return { ...content, files, readText, units: [...content.units.filter(({ file }) => !texts.has(file)), ...changed] };
}

/** Decodes a file of a translation tool: UTF-8, with or without its mark, or UTF-16. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Confirms what came back for the source words that its translator had, in followed languages → how many texts. */
function confirmReturned(folder: string, content: ContentUnits, results: readonly ImportResult[]): number {
  const state = readState(content.readText);
  const returned = new Set(
    results.flatMap(({ locale, confirmed }) =>
      locale !== undefined && state.follows(locale)
        ? confirmed
            .filter(({ source, words }) => oneSpace(source.text) === oneSpace(words))
            .map(({ source }) => `${locale} ${source.file}#${source.key}`)
        : [],
    ),
  );
  if (returned.size === 0) return 0;
  const { confirmed } = recordConfirmed(folder, content, (text, { locale }) => {
    return text.state !== 'gone' && returned.has(`${locale} ${text.source.file}#${text.source.key}`);
  });
  return confirmed.length;
}

function summary(
  results: readonly ImportResult[],
  { files, folder, confirmed }: { files: readonly string[]; folder: string; confirmed: number },
): string {
  const sum = (name: 'changed' | 'unchanged' | 'undone' | 'marked') =>
    results.reduce((total, result) => total + result[name], 0);
  const lines = files.map((file) => `${folder}/${file}\n`);
  const undone = sum('undone') > 0 ? `, ${sum('undone')} without a translation` : '';
  const marked = sum('marked') > 0 ? `, ${sum('marked')} marked as not translated` : '';
  lines.push(
    `${countNoun(sum('changed'), 'text')} translated in ${countNoun(files.length, 'file')}, ${sum('unchanged')} as they were${undone}${marked}.\n`,
  );
  if (marked)
    lines.push(
      'Marked are words that are fuzzy in PO, and in XLIFF the words of the source in the state "initial". If they are right, mark them as translated, and import the file again.\n',
    );
  if (confirmed > 0)
    lines.push(
      `${countNoun(confirmed, 'text')} confirmed for what their source says now; commit content/translations/ too.\n`,
    );
  if (files.length > 0) lines.push('See what the site makes of them: npm run check\n');
  return lines.join('');
}
