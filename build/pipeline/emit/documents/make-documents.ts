import { setImmediate } from 'node:timers/promises';
import type { PdfError } from '../../../formats/pdf/tree.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { createFailureRecorder, type FacetFailure } from '../../../model/diagnostics/facet-failures.ts';
import type { DocumentFile } from '../../../model/document-file.ts';
import type { OutputFile } from '../../../model/output.ts';
import { type MissingText, recordMissing } from '../missing-texts.ts';
import { cacheKeyOf } from './cache-key.ts';
import { checkParts, explain, hasUnusablePicture } from './check-document.ts';
import type { DocumentsInput } from './input.ts';
import { makeDocument } from './make-document.ts';
import { partsOf } from './parts.ts';

/** A PDF's size, or why it could not be made. */
type MadeDocument = { bytes: number; pages: number } | PdfError;

interface MadeDocuments {
  files: OutputFile[];
  /** Document → its bytes and pages. */
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
