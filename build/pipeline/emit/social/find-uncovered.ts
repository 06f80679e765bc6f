import type { SocialImageTexts } from '../../../authoring/define-site.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Entry } from '../../../model/entry.ts';
import { lineAndColumn } from '../../../model/files/line-counter.ts';
import type { MadeFonts } from '../fonts/font-files.ts';
import { hintAtGlyph, patternOf, quoteRun, runsIn } from '../fonts/missing-glyphs.ts';

interface Uncovered {
  /** The pages without an image, because it would have boxes in place of letters. */
  entries: ReadonlySet<Entry>;
  /** One for each typeface that the site lacks. */
  diagnostics: Diagnostic[];
}

/** Finds the social images with characters that no typeface of the site has. */
export function findUncovered(
  images: readonly { entry: Entry; texts: SocialImageTexts }[],
  { fonts, readText }: { fonts: Pick<MadeFonts, 'missing' | 'uncovered'>; readText: (path: string) => string },
): Uncovered {
  const uncovered = new Set(fonts.uncovered);
  if (uncovered.size === 0) return { entries: new Set(), diagnostics: [] };
  const any = patternOf(uncovered);
  const found = images.flatMap(({ entry, texts }) => {
    const written = JSON.stringify(texts);
    const [run] = any.test(written) ? runsIn(written, uncovered) : [];
    return run ? [{ entry, text: run.text, hint: hintAtGlyph(run.text, entry.locale) }] : [];
  });
  const entries = new Set(found.map(({ entry }) => entry));
  // Where the site's fonts must have every character, the texts themselves are reported.
  if (fonts.missing.length > 0) return { entries, diagnostics: [] };
  const first = new Map(found.toReversed().map((one) => [one.hint, one]));
  const diagnostics = [...first.values()].toReversed().map(({ entry, text, hint }): Diagnostic => {
    const pages = found.filter((one) => one.hint === hint).length;
    const words = readText(entry.source.words);
    const place = words.includes(text) ? lineAndColumn(words, words.indexOf(text)) : { line: 1, column: 1 };
    return {
      code: 'missing-glyph',
      severity: 'warning',
      file: entry.source.words,
      ...place,
      length: text.length,
      message: `${pages === 1 ? 'This page has' : `${pages} pages, of which this is the first, have`} no social image, because no typeface of the site has ${quoteRun(text)}.`,
      hint,
    };
  });
  return { entries, diagnostics };
}
