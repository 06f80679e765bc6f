import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkHtml, { type Options } from 'remark-html';
import type { DirectiveView } from '../../authoring/define-directive.ts';
import type { PictureView } from '../../authoring/views/picture-view.ts';
import { extractDirectives, restoreDirectives } from './directive-html.ts';
import { englishLabels, type FootnoteLabels, writeFootnotes } from './footnotes.ts';
import { createHeadingIds } from './heading-ids.ts';
import { withPictures } from './pictures.ts';
import { mapMarkdown, resolveImages } from './tree.ts';

/** Resolves what a text refers to → the address to print. */
interface MarkdownLinks {
  href: (target: string) => string;
  picture: (source: string) => PictureView;
  /** Renders a directive by its component → HTML. Without it, only what is in directives is shown. */
  directive?: (view: DirectiveView) => string;
}

/** Element and attribute names that content may use; everything else is removed. */
const allowed: Options['sanitize'] = {
  tagNames: [
    'a',
    'blockquote',
    'br',
    'code',
    'del',
    'em',
    'figcaption',
    'figure',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'img',
    'input',
    'li',
    'ol',
    'p',
    'picture',
    'pre',
    'source',
    'span',
    'strong',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  attributes: {
    a: ['href', 'ariaLabel'],
    img: [
      'src',
      'srcSet',
      'sizes',
      'alt',
      'width',
      'height',
      ['loading', 'lazy'],
      ['fetchPriority', 'high'],
      ['decoding', 'async'],
      'dataPlaceholder',
    ],
    source: ['type', 'srcSet', 'sizes'],
    span: ['dataCredit'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    ol: ['start'],
    td: [['align', 'left', 'center', 'right']],
    th: [['align', 'left', 'center', 'right'], 'scope'],
    '*': ['id'],
  },
  // An empty list would allow every scheme. Pictures are files of this site, so their list has an impossible scheme.
  protocols: { href: ['https', 'mailto', 'tel'], src: ['-'] },
  required: { input: { type: 'checkbox', disabled: true } },
  strip: ['script', 'style'],
  clobber: [],
};

const processor = remark().use(remarkHtml, { sanitize: allowed });

/** Renders a tree as sanitised HTML: headings get ids, links and pictures their published addresses. */
export function renderMarkdown(
  tree: Root,
  links: MarkdownLinks,
  options: { inline?: boolean; footnotes?: FootnoteLabels } = {},
): string {
  const { extracted, directives } = extractDirectives(tree);
  const markup = renderTree(extracted, links, options.footnotes);
  const html = directives.length > 0 ? restoreDirectives(markup, directives, links.directive) : markup;
  return options.inline ? html.replace(/^<p>|<\/p>$/g, '') : html;
}

/** Renders a tree without directives: what content may not use is removed. */
function renderTree(tree: Root, links: MarkdownLinks, footnotes = englishLabels): string {
  const idOf = createHeadingIds();
  const prepared = mapMarkdown(withPictures(resolveImages(tree), links.picture), (node) => {
    if (node.type === 'heading') return { ...node, data: { hProperties: { id: idOf(node) } } };
    if (node.type === 'link' || node.type === 'definition')
      return { ...node, url: withLowerScheme(links.href(node.url)) };
    return node;
  });
  const html = processor
    .stringify(writeFootnotes(prepared, footnotes))
    .trimEnd()
    .replace(/<t([hd])(?: align="(\w+)")?>/g, cellTag);
  return html.replace(/<table>[\s\S]*?(?:<\/table>|$)/g, (table) => labelCells(table).replace(emptyHead, '<td></td>'));
}

/** Returns an address with its scheme as schemes are compared: `HTTPS://a.example` is the same as `https://a.example`. */
export function withLowerScheme(address: string): string {
  return address.replace(/^[A-Z][A-Z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
}

/** Writes the tag of a cell. Head cells say what they head; the alignment is left to the style sheet. */
function cellTag(_tag: string, kind: string, side: string | undefined): string {
  return `<t${kind}${kind === 'h' ? ' scope="col"' : ''}${side ? ` data-align="${side}"` : ''}>`;
}

/** A head cell without words, as in the corner above named rows: it heads nothing, so that it is an ordinary cell. */
const emptyHead = /<th\b[^<>]*><\/th>/g;

/** Gives each cell the name of its column, which narrow screens show beside it; the first of a row only if it is a number. */
function labelCells(table: string): string {
  const names = [...table.matchAll(/<th\b[^<>]*>([\s\S]*?)(?:<\/th>|$)/g)].map(([, name = '']) =>
    name.replace(/<[^>]*>?/g, '').replaceAll('"', '&quot;'),
  );
  return table.replace(/<tr>[\s\S]*?(?:<\/tr>|$)/g, (row) => {
    let column = 0;
    return row.replace(/<td(?=[^<>]*>([^<]*))/g, (cell, text: string) => {
      const name = names[column++] ?? '';
      return column === 1 && !/^[\d\s.,–-]+$/.test(text) ? cell : `${cell} data-label="${name}"`;
    });
  });
}
