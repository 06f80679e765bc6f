import type { Root } from 'mdast';
import { excerptOf } from '../../../formats/markdown/excerpt.ts';
import { inspectMarkdown } from '../../../formats/markdown/inspect.ts';
import { mapMarkdown, unlink } from '../../../formats/markdown/tree.ts';
import { makePdf, type PdfResult } from '../../../formats/pdf/make-pdf.ts';
import { picturePath, staticPicture } from '../../../formats/pictures/path.ts';
import { createLineKeeper } from '../../../languages/unbroken-text.ts';
import type { DocumentFile } from '../../../model/document-file.ts';
import type { Entry } from '../../../model/entry.ts';
import type { Site } from '../../../model/site.ts';
import { isPublishedLater } from '../../../model/target.ts';
import { unbrokenNames } from '../../../model/unbroken-names.ts';
import { type DrawingsInput, readPictureFile } from '../pictures/drawings.ts';
import { factPanelsOf, withFactPanels } from './fact-panels.ts';
import type { DocumentsInput } from './input.ts';
import { directivesOf, labelsOf } from './labels.ts';
import { inspect, partsOf, treeOf } from './parts.ts';

/** Makes the PDF of a document. */
export async function makeDocument(document: DocumentFile, input: DocumentsInput): Promise<PdfResult> {
  const { config } = input.site;
  const { entry, source } = document;
  const parts = partsOf(document, input.site);
  const panels = factPanelsOf(document, await Promise.all(parts.map((part) => inspect(part, input))), input);
  const keepLines = createLineKeeper(entry.locale, unbrokenNames(input.site, entry.locale));
  const sections = parts.map((part) => {
    const isLater = (target: string) => {
      const missing = input.whyMissing(entry.locale, target);
      return missing !== undefined && isPublishedLater(missing);
    };
    const withoutLaterLinks = unlink(treeOf(part, input.readText), isLater);
    const withPictures = withPicturePaths(withoutLaterLinks, part, input.site);
    const withPanels = withFactPanels(withPictures, panels);
    const linked = absoluteLinks(withPanels, (target) => input.resolve(entry.locale, target));
    const section = mapMarkdown(linked, (node) =>
      node.type === 'text' ? { ...node, value: keepLines(node.value) } : node,
    );
    return part === entry ? section : withNegativeLines(section);
  });
  const seed = parts[0]?.id ?? entry.id;
  // The document's own text is the last part, or the only one.
  const own = sections.at(-1);
  const excerpt = own && excerptOf(own);
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
    // The document's own text follows the facts of its subject.
    tree: {
      type: 'root',
      children: (panels.opening ? sections.toReversed() : sections).flatMap(({ children }) => children),
    },
    cover: excerpt ?? design.cover({ seed, kind: source.kind }),
    mark: design.mark(),
    colors: design.colors,
    families: { headings: fontFamilies[0]?.name ?? '', text: fontFamilies.at(-1)?.name ?? '' },
    fonts: input.fonts,
    images: await picturesOf(sections, input),
    ...(panels.opening ? { panel: panels.opening } : {}),
    labels: labelsOf(document, input),
    directives: directivesOf(document, input),
  });
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

/** Returns the pictures of a document by their name. The rules of Markdown have already reported missing pictures. */
async function picturesOf(trees: readonly Root[], input: DrawingsInput): Promise<Record<string, Uint8Array>> {
  const { site } = input;
  const names = trees.flatMap((tree) => inspectMarkdown(tree).images.map(({ source }) => source));
  const pathOf = (name: string) => (site.pictures.has(name) ? name : staticPicture(name));
  const read = names.map(async (name) => [name, await readPictureFile(pathOf(name), input)] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** Negates the line numbers of the opening part, to distinguish them from the document's own. */
function withNegativeLines(tree: Root): Root {
  return mapMarkdown(tree, (node) =>
    node.position
      ? { ...node, position: { ...node.position, start: { ...node.position.start, line: -node.position.start.line } } }
      : node,
  );
}

function absoluteLinks(tree: Root, resolve: (target: string) => string): Root {
  return mapMarkdown(tree, (node) =>
    node.type === 'link' || node.type === 'definition' ? { ...node, url: resolve(node.url) } : node,
  );
}
