import { hintAtPackage } from '../../../formats/fonts/script-package.ts';
import { explainFormProblem } from '../../../formats/markdown/form-problem.ts';
import type { MarkdownContext } from '../../../formats/markdown/rules/rule.ts';
import { checkMarkdown } from '../../../formats/markdown/rules/rules.ts';
import type { PdfError } from '../../../formats/pdf/tree.ts';
import { picturePath } from '../../../formats/pictures/path.ts';
import { findPictureProblem } from '../../../formats/pictures/problem.ts';
import { extractBody } from '../../../formats/yaml/positions.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { DocumentFile } from '../../../model/document-file.ts';
import type { Entry } from '../../../model/entry.ts';
import { glyphMistakeId } from '../fonts/missing-glyphs.ts';
import { findDrawingFault } from '../pictures/drawings.ts';
import type { DocumentsInput } from './input.ts';
import { inspect, partsOf } from './parts.ts';

/** Finds mistakes in the texts of a document. A mistake that the text's own page reports too is printed once. */
export async function checkParts(document: DocumentFile, input: DocumentsInput): Promise<Diagnostic[]> {
  const problems = await Promise.all(
    partsOf(document, input.site).map((part) => checkPart(part, document.entry.ref, input)),
  );
  return problems.flat();
}

async function checkPart(part: Entry, document: string, input: DocumentsInput): Promise<Diagnostic[]> {
  const file = part.source.words;
  const problems = checkMarkdown(await inspect(part, input), surroundingsOf(part, document, input));
  if (problems.length === 0) return [];
  const { line } = extractBody(input.readText(file));
  return problems.map(({ at, ...problem }) => ({
    ...problem,
    severity: 'error',
    file,
    line: line + at.line - 1,
    column: at.column,
  }));
}

function surroundingsOf(
  { locale, ref }: Entry,
  document: string,
  { site, whyMissing, templates: { directives } }: DocumentsInput,
): MarkdownContext {
  return {
    locale,
    owner: ref,
    whyMissing: (target) => whyMissing(locale, target),
    pictureProblem: (source) => findPictureProblem(site, ref, source),
    directives,
    document,
    formProblem: (id) => explainFormProblem(id, site.forms.get(id), () => [...site.forms.keys()].sort()),
  };
}

/** Returns whether a text of the document shows a picture that cannot be published. */
export async function hasUnusablePicture(parts: readonly Entry[], input: DocumentsInput): Promise<boolean> {
  const { pictures } = input.site;
  const findings = await Promise.all(parts.map((part) => inspect(part, input)));
  const paths = parts.flatMap(({ ref }, index) =>
    (findings[index]?.images ?? []).map(({ source }) => picturePath(pictures, ref, source)),
  );
  if (paths.some((path) => pictures.get(path)?.fault)) return true;
  const verdicts = await Promise.all(paths.map((path) => findDrawingFault(path, input)));
  return verdicts.some(({ exceeded, error }) => exceeded !== undefined || error !== undefined);
}

/** Explains why a document could not be made, at its line. */
export function explain(document: DocumentFile, failure: PdfError, { site, readText }: DocumentsInput): Diagnostic {
  const { entry } = document;
  const [opening] = partsOf(document, site);
  const inOpening = opening !== undefined && failure.line !== undefined && failure.line < 0;
  const file = inOpening ? opening.source.words : entry.source.words;
  const { line } = extractBody(readText(file));
  return {
    code: 'pdf-source',
    severity: 'error',
    file,
    ...(failure.character === undefined ? {} : { followsFrom: glyphMistakeId(failure.character) }),
    line: failure.line === undefined ? line : line + Math.abs(failure.line) - 1,
    column: 1,
    message: `${entry.ref} cannot be made into an accessible PDF: ${failure.error}.`,
    hint:
      (failure.character && hintAtPackage(failure.character, entry.locale)) ||
      'Mend the text; the pictures of documents are PNG, JPEG or SVG.',
  };
}
