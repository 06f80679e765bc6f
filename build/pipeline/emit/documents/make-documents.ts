import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PdfError } from '../../../formats/pdf/tree.ts';
import { picturePath } from '../../../formats/pictures/path.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { createFailureRecorder, type FacetFailure } from '../../../model/diagnostics/facet-failures.ts';
import type { DocumentFile } from '../../../model/document-file.ts';
import { digestOf } from '../../../model/files/digest.ts';
import type { OutputFile } from '../../../model/output.ts';
import { unbrokenNames } from '../../../model/unbroken-names.ts';
import { type MissingText, recordMissing } from '../missing-texts.ts';
import { checkParts, explain, hasUnusablePicture } from './check-document.ts';
import { factPanelsOf, keyOfPanels } from './fact-panels.ts';
import type { DocumentsInput } from './input.ts';
import { directivesOf, labelsOf } from './labels.ts';
import { makeDocument } from './make-document.ts';
import { inspect, partsOf } from './parts.ts';

/** A PDF's size, or why it could not be made. */
type MadeDocument = { bytes: number; pages: number } | PdfError;

interface MadeDocuments {
  files: OutputFile[];
  sizes: Map<DocumentFile, { bytes: number; pages: number }>;
  diagnostics: Diagnostic[];
  missingTexts: MissingText[];
  failures: FacetFailure[];
}

/** Makes the PDF of every document in every language that it has words for. */
export async function makeDocuments(request: Omit<DocumentsInput, 'attempt'>): Promise<MadeDocuments> {
  const { translate, missing } = recordMissing('a document shows', request.translate);
  const { attempt, failures } = createFailureRecorder();
  const input = { ...request, translate, attempt };
  const made: Omit<MadeDocuments, 'missingTexts' | 'failures'> = { files: [], sizes: new Map(), diagnostics: [] };
  for (const document of input.documents) {
    const { entry, url, output } = document;
    const problems = await checkParts(document, input);
    if (problems.length > 0) {
      made.diagnostics.push(...problems);
      continue;
    }
    // The static file reports its own mistakes.
    if (await hasUnusablePicture(partsOf(document, input.site), input)) continue;
    const cacheKey = await cacheKeyOf(document, input);
    const result = await sizeOf(document, cacheKey, input);
    if ('error' in result) made.diagnostics.push(explain(document, result, input));
    else {
      made.sizes.set(document, result);
      made.files.push({
        area: url === undefined ? 'documents' : 'site',
        path: output,
        digest: cacheKey,
        contents: () => input.cache.bytes(`pdf ${cacheKey}`, () => bytesOf(document, input)),
        source: entry.source.words,
      });
    }
  }
  return { ...made, missingTexts: missing(), failures: failures() };
}

/** Makes a document, or takes it from the cache. A document that failed is made again in every build. */
async function sizeOf(document: DocumentFile, cacheKey: string, input: DocumentsInput): Promise<MadeDocument> {
  let failure: MadeDocument | undefined;
  try {
    return await input.cache.data(`pdf size ${cacheKey}`, async () => {
      // The preview answers requests between two documents.
      await setImmediate();
      const pdf = await makeDocument(document, input);
      if ('error' in pdf) {
        failure = pdf;
        throw new Error(pdf.error);
      }
      await input.cache.bytes(`pdf ${cacheKey}`, async () => pdf.bytes);
      return { bytes: pdf.bytes.length, pages: pdf.pages };
    });
  } catch (error) {
    if (failure) return failure;
    throw error;
  }
}

async function bytesOf(document: DocumentFile, input: DocumentsInput): Promise<Uint8Array> {
  const pdf = await makeDocument(document, input);
  if ('error' in pdf) throw new Error(`${document.entry.source.words}: ${pdf.error}`);
  return pdf.bytes;
}

/** Returns a digest of everything a document is made from. */
async function cacheKeyOf(document: DocumentFile, input: DocumentsInput): Promise<string> {
  const { locale } = document.entry;
  const parts = partsOf(document, input.site);
  const findings = await Promise.all(parts.map((part) => inspect(part, input)));
  const addresses = findings.flatMap(({ links }) => links.map(({ target }) => input.resolve(locale, target)));
  const { pictures } = input.site;
  const digests = parts.flatMap(({ ref }, index) =>
    (findings[index]?.images ?? []).map(({ source }) => pictures.get(picturePath(pictures, ref, source))?.digest),
  );
  const hasDirectives = findings.some(({ directives }) => directives.length > 0);
  const { origin, name } = input.site.config;
  // The formatted date follows from the day, and formatting takes longer than all the rest.
  const labels = JSON.stringify(labelsOf(document, input, (day) => day));
  const own = [
    ...parts.map((part) => part.digest),
    basename(input.templates.compiled.site),
    input.fontsDigest,
    origin,
    name,
    labels,
    unbrokenNames(input.site, locale).join(),
    ...keyOfPanels(factPanelsOf(document, findings, input)),
    ...(hasDirectives ? [JSON.stringify([...directivesOf(document, input)])] : []),
  ];
  return digestOf([...own, ...addresses, ...digests].join('\n'));
}
