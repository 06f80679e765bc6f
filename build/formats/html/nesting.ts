/** An element inside one that it must not be in. */
interface Misnested {
  /** `<div> inside <p>` */
  described: string;
  /** Where the tags of both begin. */
  innerAt: number;
  outerAt: number;
}

/** Follows the tags of a page, and finds elements inside others that must not be there. */
interface NestingCheck {
  /** Enters an element by its opening tag. */
  open: (name: string, at: number) => Misnested | undefined;
  /** Returns the name of the innermost element that is followed; its closing tag must be reported. */
  innermost: () => string | undefined;
  close: () => void;
}

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that end a paragraph (HTML: "close a p element"). Other elements of words must not have them either. */
const blocks = setOf(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 ' +
    'h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);

/** Elements that react to clicks themselves; a hidden input does not. */
const interactive = setOf('a button details iframe input label select textarea');

const blocksAndInteractive: ReadonlySet<string> = new Set([...blocks, ...interactive]);

/** Element → the elements that must not be in it, at any depth. */
const refused: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['p', 'span', 'em', 'strong', 'small', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, blocks] as const),
  ['a', interactive],
  ['button', blocksAndInteractive],
  ['label', new Set([...blocks, 'label'])],
  ['form', setOf('form')],
]);

/** Element → its only valid children. Browsers move other elements before a table. */
const contents: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['table', setOf('caption colgroup thead tbody tfoot tr script template')],
  ['thead', setOf('tr script template')],
  ['tbody', setOf('tr script template')],
  ['tfoot', setOf('tr script template')],
  ['tr', setOf('td th script template')],
  ['ul', setOf('li script template')],
  ['ol', setOf('li script template')],
  ['dl', setOf('dt dd div script template')],
]);

/** Element → its only valid parents, among the elements that are followed; messages name the first. */
const parents: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', setOf('ul ol menu')],
  ['dt', setOf('dl')],
  ['dd', setOf('dl')],
  ['tr', setOf('table thead tbody tfoot')],
  ['td', setOf('tr')],
  ['th', setOf('tr')],
]);

/** Elements that reset the check: HTML in a drawing, and what a script may show, is in no other element. */
const apart = setOf('foreignObject template');

/** Other elements that are followed: their children are not children of the element around them. */
const followed = new Set([
  ...refused.keys(),
  ...contents.keys(),
  ...apart,
  ...parents.keys(),
  ...['caption', 'colgroup', 'menu', 'body'],
]);

/** Creates a check at the beginning of some HTML. */
export function createNestingCheck(html: string): NestingCheck {
  const open: { name: string; at: number; isReported?: true }[] = [];
  const isHidden = (name: string, at: number) =>
    name === 'input' && html.slice(at, html.indexOf('>', at)).includes(' type="hidden"');
  function findOutside(name: string, at: number): Misnested | undefined {
    const around = open.at(-1);
    const wanted = parents.get(name);
    // The elements around a shared part are not known.
    if (!around || !wanted || wanted.has(around.name) || apart.has(around.name)) return undefined;
    return { described: `<${name}> outside <${[...wanted][0]}>`, innerAt: at, outerAt: around.at };
  }
  function find(name: string, at: number): Misnested | undefined {
    const around = open.at(-1);
    const wanted = around && contents.get(around.name);
    if (around && wanted && !wanted.has(name) && !around.isReported) {
      around.isReported = true;
      return { described: `<${name}> inside <${around.name}>`, innerAt: at, outerAt: around.at };
    }
    if (!blocksAndInteractive.has(name) || isHidden(name, at)) return findOutside(name, at);
    let found: number | undefined;
    for (let index = open.length - 1; index >= 0; index--) {
      const outer = open[index]?.name ?? '';
      if (apart.has(outer)) break;
      if (!refused.get(outer)?.has(name)) continue;
      found ??= index;
      // The paragraph around a button does not end inside it.
      if (outer === 'button') break;
      // The whole paragraph that browsers end explains more than an element in it.
      if (outer === 'p') found = index;
    }
    const outer = found === undefined ? undefined : open[found];
    if (found === undefined || !outer) return findOutside(name, at);
    // Later elements in it are not reported too.
    open.splice(found, 1);
    return { described: `<${name}> inside <${outer.name}>`, innerAt: at, outerAt: outer.at };
  }
  return {
    open(name, at) {
      const found = find(name, at);
      if (followed.has(name)) open.push({ name, at });
      return found;
    },
    innermost: () => open.at(-1)?.name,
    close() {
      open.pop();
    },
  };
}

/** Finds the first element with this description in some HTML. */
export function findMisnested(html: string, described: string): Misnested | undefined {
  // The text of a script or a style is no markup.
  const markup = html.replace(/<(script|style)\b.*?(?:<\/\1>|$)/gs, (text) => ' '.repeat(text.length));
  const nesting = createNestingCheck(markup);
  for (const { 1: slash, 2: name = '', index } of markup.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    if (slash) {
      if (nesting.innermost() === name) nesting.close();
      continue;
    }
    const found = nesting.open(name, index);
    if (found?.described === described) return found;
  }
  return undefined;
}
