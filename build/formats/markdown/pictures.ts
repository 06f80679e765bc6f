import type { Image, Nodes, Paragraph, Root } from 'mdast';
import type { PictureView } from '../../authoring/views/picture-view.ts';
import { mapMarkdown } from './tree.ts';

/** An element of the HTML tree. */
type Element = NonNullable<NonNullable<Image['data']>['hChildren']>[number];

/**
 * Copies a tree with its pictures as HTML has them: in all their files and with their size. A picture that is a paragraph
 * by itself becomes a figure, its title the caption.
 */
export function withPictures(tree: Root, viewOf: (source: string) => PictureView): Root {
  return mapMarkdown(tree, (node) => {
    if (node.type === 'image') return asPicture(node, viewOf(node.url));
    const alone = node.type === 'paragraph' ? pictureAlone(node) : undefined;
    return node.type === 'paragraph' && alone ? asFigure(node, alone, viewOf(alone.url)) : node;
  });
}

function pictureAlone({ children }: Paragraph): Image | undefined {
  const [first, ...others] = children;
  return first?.type === 'image' && others.length === 0 ? first : undefined;
}

function asPicture(node: Image, view: PictureView): Nodes {
  return { ...node, data: { hName: 'picture', hProperties: noProperties, hChildren: pictureElements(node, view) } };
}

function asFigure(node: Paragraph, image: Image, view: PictureView): Nodes {
  const children: Element[] = [element('picture', {}, pictureElements(image, view))];
  const caption = captionElements(image.title ?? '', view.credit);
  if (caption.length > 0) children.push(element('figcaption', {}, caption));
  return { ...node, children: [], data: { hName: 'figure', hChildren: children } };
}

/** Without these, the element of a picture would have the attributes of an image. */
const noProperties = { src: undefined, alt: undefined, title: undefined };

function pictureElements({ alt }: Image, { sources, img }: PictureView): Element[] {
  const { 'data-placeholder': dataPlaceholder, ...attributes } = img;
  return [
    ...sources.map((source) => element('source', source)),
    element('img', { ...attributes, alt: alt ?? '', ...(dataPlaceholder ? { dataPlaceholder } : {}) }),
  ];
}

function captionElements(caption: string, credit: string | undefined): Element[] {
  const text = (value: string): Element => ({ type: 'text', value });
  if (credit === undefined) return caption === '' ? [] : [text(caption)];
  const by = element('span', { dataCredit: '' }, [text(credit)]);
  return caption === '' ? [by] : [text(`${caption} `), by];
}

function element(tagName: string, properties: Record<string, string | number>, children: Element[] = []): Element {
  return { type: 'element', tagName, properties, children };
}
