/**
 * Elements that browsers end before another begins, a paragraph before a block, a link before another link; and HTML in a
 * drawing, which ends nothing around it.
 */
type Outer = (typeof followed)[number];

const followed = ['p', 'a', 'button', 'form', 'foreignObject'] as const;

/** An element inside one that browsers end first, so that they show another page than was rendered. */
interface Misnested {
  /** `<div> inside <p>` */
  described: string;
  /** Where the tags of both begin. */
  innerAt: number;
  outerAt: number;
}

/** Follows the tags of a page, and finds elements inside others that browsers end first. */
interface NestingCheck {
  /** Enters an element by its opening tag. */
  open: (name: string, at: number) => Misnested | undefined;
  /** Returns the name of the innermost element that is followed; its closing tag must be reported. */
  innermost: () => string | undefined;
  close: () => void;
}

/** What ends a paragraph, by the HTML standard ("close a p element"). */
const blocks = new Set(
  (
    'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 ' +
    'h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul'
  ).split(' '),
);

/** Creates a check that is before the beginning of a page. */
export function createNestingCheck(): NestingCheck {
  const open: { name: Outer; at: number }[] = [];
  function find(name: string, at: number): Misnested | undefined {
    for (let index = open.length - 1; index >= 0; index--) {
      const outer = open[index];
      if (!outer || outer.name === 'foreignObject') break;
      const ends = outer.name === 'p' ? blocks.has(name) : outer.name === name;
      if (ends) {
        // What comes next in it is not in it either.
        open.splice(index, 1);
        return { described: `<${name}> inside <${outer.name}>`, innerAt: at, outerAt: outer.at };
      }
      // The paragraph around a button does not end inside it.
      if (outer.name === 'button' && name !== 'a' && name !== 'form') return undefined;
    }
    return undefined;
  }
  return {
    open(name, at) {
      const found = find(name, at);
      const outer = followed.find((one) => one === name);
      if (outer) open.push({ name: outer, at });
      return found;
    },
    innermost: () => open.at(-1)?.name,
    close() {
      open.pop();
    },
  };
}

/** Finds the first element of some HTML that is so described. */
export function findMisnested(html: string, described: string): Misnested | undefined {
  const nesting = createNestingCheck();
  // The text of a script or a style is no markup.
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, (text) => ' '.repeat(text.length));
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
