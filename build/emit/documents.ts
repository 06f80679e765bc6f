import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Root } from 'mdast';
import { formatDay } from '../authoring/format.ts';
import { digestOf } from '../files/digest.ts';
import { explainFormProblem } from '../markdown/form-problem.ts';
import { inspectMarkdown, type MarkdownFindings } from '../markdown/inspect.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import type { MarkdownSurroundings } from '../markdown/rules/rule.ts';
import { checkMarkdown } from '../markdown/rules/rules.ts';
import { mapMarkdown, resolveImages, unlink } from '../markdown/tree.ts';
import type { AssetCache } from '../model/asset-cache.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { DocumentFile } from '../model/document-file.ts';
import type { Entry } from '../model/entry.ts';
import type { OutputFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import { isPublishedLater, type MissingTarget } from '../model/target.ts';
import type { Templates } from '../model/templates.ts';
import { picturePath, staticPicture } from '../pictures/path.ts';
import { findPictureProblem } from '../pictures/problem.ts';
import { extractBody } from '../yaml/positions.ts';
import { makePdf, type PdfInput, type PdfResult } from './pdf/make-pdf.ts';
import type { PdfDirective } from './pdf/tree.ts';
import { type PictureFolders, pictureSource } from './picture-source.ts';

interface DocumentsInput {
  site: Site;
  templates: Pick<Templates, 'site' | 'compiled' | 'directives'>;
  documents: readonly DocumentFile[];
  readText: (path: string) => string;
  resolve: (locale: string, target: string) => string;
  /** Returns why a link target has no address in a language, or `undefined` if it has one. */
  whyMissing: (locale: string, target: string) => MissingTarget | undefined;
  contentFolder: string;
  staticFolder: string;
  translate: (locale: string, key: string, values?: Record<string, string>) => string;
  fonts: readonly Uint8Array[];
  /** Changes with the fonts. */
  fontsDigest: string;
  cache: AssetCache;
}

/** A PDF's size, or why it could not be made. */
type MadeDocument = { bytes: number; pages: number } | { error: string; line?: number };

interface MadeDocuments {
  files: OutputFile[];
  /** Document → its bytes and pages. */
  sizes: Map<DocumentFile, { bytes: number; pages: number }>;
  diagnostics: Diagnostic[];
}

/** Makes the PDF of every document in every language that it has words for. */
export async function makeDocuments(input: DocumentsInput): Promise<MadeDocuments> {
  const made: MadeDocuments = { files: [], sizes: new Map(), diagnostics: [] };
  for (const document of input.documents) {
    const { entry, url, output } = document;
    const problems = await checkParts(partsOf(document, input.site), input);
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
  return made;
}

/** Makes a document, or takes it from the cache. A document that failed is made again in every build. */
async function sizeOf(document: DocumentFile, cacheKey: string, input: DocumentsInput): Promise<MadeDocument> {
  let failure: MadeDocument | undefined;
  try {
    return await input.cache.data(`pdf size ${cacheKey}`, async () => {
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
    ...(hasDirectives ? [JSON.stringify([...directivesOf(document, input)])] : []),
  ];
  return digestOf([...own, ...addresses, ...digests].join('\n'));
}

async function makeDocument(document: DocumentFile, input: DocumentsInput): Promise<PdfResult> {
  const { config } = input.site;
  const { entry, source } = document;
  const parts = partsOf(document, input.site);
  const trees = parts.map((part) => {
    const isLater = (target: string) => {
      const missing = input.whyMissing(entry.locale, target);
      return missing !== undefined && isPublishedLater(missing);
    };
    const text = unlink(treeOf(part, input.readText), isLater);
    const written = withPicturePaths(text, part, input.site);
    const tree = absoluteLinks(written, (target) => input.resolve(entry.locale, target));
    return part === entry ? tree : withNegativeLines(tree);
  });
  const seed = parts[0]?.id ?? entry.id;
  const { documents: design, fontFamilies } = input.templates.site;
  if (!design) throw new Error('A kind of entry is made into PDFs, but templates/site.ts has no documents.');
  return makePdf({
    title: source.title,
    ...(source.subtitle === undefined ? {} : { subtitle: source.subtitle }),
    description: source.description,
    locale: entry.locale,
    date: source.published,
    siteName: config.name,
    origin: config.origin,
    tree: { type: 'root', children: trees.flatMap((tree) => tree.children) },
    cover: design.cover({ seed, kind: source.kind }),
    mark: design.mark(),
    colors: design.colors,
    fontNames: { headings: fontFamilies[0]?.name ?? '', text: fontFamilies.at(-1)?.name ?? '' },
    fonts: input.fonts,
    images: picturesOf(trees, input),
    labels: labelsOf(document, input),
    directives: directivesOf(document, input),
  });
}

function labelsOf(
  { entry, source }: DocumentFile,
  input: DocumentsInput,
  writeDay = (day: string) => formatDay(entry.locale, day),
): PdfInput['labels'] {
  const { kind, published } = source;
  const translate = (key: string, values?: Record<string, string>) =>
    input.translate(entry.locale, `documents.${key}`, values);
  return {
    kind: translate(`kinds.${kind}`),
    published: translate('published', { date: writeDay(published) }),
    contents: translate('contents'),
    page: translate('page'),
  };
}

/** Returns how directives look in a document, by name. */
function directivesOf({ entry }: DocumentFile, { templates, translate }: DocumentsInput): Map<string, PdfDirective> {
  return new Map(
    [...templates.directives].flatMap(([name, { inDocuments: shape }]): [string, PdfDirective][] => {
      if (!shape) return [];
      return [[name, { shape, title: shape === 'box' ? translate(entry.locale, `directives.${name}`) : '' }]];
    }),
  );
}

/** Returns the texts of a document: that of the entry that opens it, then its own. */
function partsOf({ entry, source }: DocumentFile, site: Site): Entry[] {
  const opening = source.opening === undefined ? undefined : site.entries.get(source.opening)?.get(entry.locale);
  return opening ? [opening, entry] : [entry];
}

function treeOf(entry: Entry, readText: (path: string) => string): Root {
  return resolveImages(parseMarkdown(extractBody(readText(entry.source.words)).text));
}

/** Returns the references of a part; cached by its digest. */
function inspect(part: Entry, input: DocumentsInput): Promise<MarkdownFindings> {
  return input.cache.data(`findings ${part.digest}`, async () => inspectMarkdown(treeOf(part, input.readText)), {
    isQuick: true,
  });
}

/** Returns whether a text of the document shows a picture that cannot be published. */
async function hasUnusablePicture(parts: readonly Entry[], input: DocumentsInput): Promise<boolean> {
  const { pictures } = input.site;
  const findings = await Promise.all(parts.map((part) => inspect(part, input)));
  return parts.some(({ ref }, index) =>
    findings[index]?.images.some(({ source }) => pictures.get(picturePath(pictures, ref, source))?.fault),
  );
}

/** Names each picture of a text by its path from the content folder, or below `static/`. */
function withPicturePaths(tree: Root, { ref }: Entry, { pictures }: Site): Root {
  const start = staticPicture('');
  const nameOf = (url: string) => {
    const path = picturePath(pictures, ref, url);
    return path.startsWith(start) ? path.slice(start.length) : path;
  };
  return mapMarkdown(tree, (node) => (node.type === 'image' ? { ...node, url: nameOf(node.url) } : node));
}

/** Returns the pictures of a document by their name. The rules have checked that they are there. */
function picturesOf(
  trees: readonly Root[],
  { site, ...folders }: PictureFolders & Pick<DocumentsInput, 'site'>,
): Record<string, Uint8Array> {
  const names = trees.flatMap((tree) => inspectMarkdown(tree).images.map(({ source }) => source));
  const pathOf = (name: string) => (site.pictures.has(name) ? name : staticPicture(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(pictureSource(pathOf(name), folders))]));
}

/** Negates the line numbers of the opening part, to distinguish them from the document's own. */
function withNegativeLines(tree: Root): Root {
  return mapMarkdown(tree, (node) =>
    node.position
      ? { ...node, position: { ...node.position, start: { ...node.position.start, line: -node.position.start.line } } }
      : node,
  );
}

/** Finds mistakes in the texts of a document. Those that the page of a text reports too are printed once. */
async function checkParts(parts: readonly Entry[], input: DocumentsInput): Promise<Diagnostic[]> {
  const problems = await Promise.all(parts.map((part) => checkPart(part, input)));
  return problems.flat();
}

async function checkPart(part: Entry, input: DocumentsInput): Promise<Diagnostic[]> {
  const file = part.source.words;
  const problems = checkMarkdown(await inspect(part, input), surroundingsOf(part, input));
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
  { site, whyMissing, templates: { directives } }: DocumentsInput,
): MarkdownSurroundings {
  return {
    locale,
    owner: ref,
    whyMissing: (target) => whyMissing(locale, target),
    pictureProblem: (source) => findPictureProblem(site, ref, source),
    directives,
    isDocument: true,
    formProblem: (id) => explainFormProblem(id, site.forms.get(id), () => [...site.forms.keys()].sort()),
  };
}

function absoluteLinks(tree: Root, resolve: (target: string) => string): Root {
  return mapMarkdown(tree, (node) =>
    node.type === 'link' || node.type === 'definition' ? { ...node, url: resolve(node.url) } : node,
  );
}

function explain(
  document: DocumentFile,
  failure: { error: string; line?: number },
  { site, readText }: DocumentsInput,
): Diagnostic {
  const { entry } = document;
  const [opening] = partsOf(document, site);
  const inOpening = opening !== undefined && failure.line !== undefined && failure.line < 0;
  const file = inOpening ? opening.source.words : entry.source.words;
  const { line } = extractBody(readText(file));
  return {
    code: 'pdf-source',
    severity: 'error',
    file,
    line: failure.line === undefined ? line : line + Math.abs(failure.line) - 1,
    column: 1,
    message: `${entry.ref} cannot be made into an accessible PDF: ${failure.error}.`,
    hint: 'Mend the text; the pictures of documents are PNG, JPEG or SVG.',
  };
}
