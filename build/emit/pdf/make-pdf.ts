import type { Root } from 'mdast';
import type { Drawing } from '../../../templates/drawings/drawing.ts';
import { drawingSvg } from '../../../templates/drawings/svg.ts';
import { markSvg } from '../mark.ts';
import { type PdfError, preparePdfTree, printable } from './tree.ts';
import template from './template.typ';

/** Everything a PDF is made from. */
export interface PdfInput {
  title: string;
  subtitle?: string;
  description: string;
  /** The language of the document: `fr`. */
  locale: string;
  /** `YYYY-MM-DD`. */
  date: string;
  siteName: string;
  /** The site's address, for links that start at its root. */
  origin: string;
  /** The document's Markdown, with GFM; its headings start at the second level. */
  tree: Root;
  /** The drawing of the cover, upright. */
  cover: Drawing;
  /** TrueType fonts that have every character of the document. */
  fonts: readonly Uint8Array[];
  /** Images of the Markdown by their address: PNG, JPEG or SVG. */
  images?: Readonly<Record<string, Uint8Array>>;
  labels: {
    /** What kind of document it is: `Guide`. */
    kind: string;
    /** `Published on 12 March 2026`. */
    published: string;
    /** The heading of the table of contents. */
    contents: string;
    /** The foot of a page, with `{page}` and `{pages}`. */
    page: string;
  };
}

export type PdfResult = { bytes: Uint8Array; pages: number } | PdfError;

/** Makes a tagged, outlined PDF (PDF/UA-1) from Markdown: the same input gives the same bytes. */
export async function makePdf(input: PdfInput): Promise<PdfResult> {
  const images = Object.entries(input.images ?? {}).map(([url, contents], index) => ({
    url,
    contents,
    file: `images/${index}.${imageEnding(contents)}`,
  }));
  const tree = preparePdfTree(input.tree, {
    origin: input.origin,
    images: new Map(images.map(({ url, file }) => [url, file])),
  });
  if ('error' in tree) return tree;

  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: input.fonts.map((font) => Buffer.from(font)) }] });
  for (const { file, contents } of images) compiler.mapShadow(`/${file}`, Buffer.from(contents));
  const compiled = compiler.compile({
    mainFileContent: template,
    inputs: { document: JSON.stringify(documentOf(input, tree.children)) },
  });
  try {
    const { result } = compiled;
    if (!result) return { error: messageOf(compiler.fetchDiagnostics(compiled.takeDiagnostics() as any)) };
    const bytes = compiler.pdf(result, { pdfStandard: 'ua-1' });
    return { bytes: new Uint8Array(bytes), pages: result.numOfPages };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  } finally {
    compiler.evictCache(10);
  }
}
