/** The first or only line of a directive: `:::note[Title]{id=x}` or `::form{#contact}`. */
export interface OpeningFence {
  /** Two colons for a directive of one line, three or more for one with a text and a closing fence. */
  isLeaf: boolean;
  name: string;
  label?: { text: string; column: number };
  attributes: DirectiveAttribute[];
  /** Text between the braces that is not an attribute. */
  unread?: { text: string; column: number };
}

/** An attribute of a directive: `{id=contact}`, or `{#contact}` for short. Columns are counted from 1. */
export interface DirectiveAttribute {
  name: string;
  value: string;
  column: number;
}

/** A line of a text that may begin or end a directive. */
export interface Fence {
  line: number;
  start: number;
  end: number;
  /** Missing for a closing fence. */
  opening?: OpeningFence;
  /** Whether it is the first line of a quotation, which is the content: `> [!NOTE]`. */
  isAlert?: boolean;
}

/** Finds the lines that read as fences of directives. They begin their line; whether they are in code is not known yet. */
export function findFences(text: string): Fence[] {
  const fences: Fence[] = [];
  if (!text.includes('::') && !text.includes('[!')) return fences;
  let line = 1;
  let start = 0;
  for (const row of text.split('\n')) {
    const end = start + row.trimEnd().length;
    const opening = readOpening(row.trimEnd());
    const alert = readAlert(row.trimEnd());
    if (alert) fences.push({ line, start: start + row.indexOf('['), end, opening: alert, isAlert: true });
    else if (opening || /^:{3,}\s*$/.test(row)) fences.push({ line, start, end, ...(opening ? { opening } : {}) });
    start += row.length + 1;
    line += 1;
  }
  return fences;
}

/** Reads the first line of a quotation that is a directive: `> [!NOTE]` or `> [!NOTE] Title`. */
function readAlert(row: string): OpeningFence | undefined {
  const [, name, label] = /^ {0,3}>[ \t]?\[!([a-z][\w-]*)\](?:[ \t]+(\S.*))?$/i.exec(row) ?? [];
  if (name === undefined) return undefined;
  const column = row.length - (label?.length ?? 0) - row.indexOf('[') + 1;
  return {
    isLeaf: false,
    name: name.toLowerCase(),
    attributes: [],
    ...(label ? { label: { text: label, column } } : {}),
  };
}

function readOpening(row: string): OpeningFence | undefined {
  const [head, colons = '', name = ''] = /^(:{2,})([a-z][\w-]*)/i.exec(row) ?? [];
  if (head === undefined) return undefined;
  const rest = row.slice(head.length);
  const brace = rest.endsWith('}') ? rest.lastIndexOf('{') : rest.length;
  const label = rest.slice(0, brace);
  if (brace === -1 || !/^(?:\[.*\])?$/.test(label)) return undefined;
  return {
    isLeaf: colons.length === 2,
    name,
    ...(label === '' ? {} : { label: { text: label.slice(1, -1), column: head.length + 2 } }),
    ...readAttributes(rest.slice(brace + 1, -1), head.length + brace + 2),
  };
}

const attribute = /\s*(?:#([\w-]+)|([a-z][\w-]*)=(?:"([^"]*)"|([^\s"]+)))(?=\s|$)/iy;

function readAttributes(written: string, column: number): Pick<OpeningFence, 'attributes' | 'unread'> {
  const attributes: DirectiveAttribute[] = [];
  let end = 0;
  attribute.lastIndex = 0;
  for (let match = attribute.exec(written); match; match = attribute.exec(written)) {
    const [whole, id, name = 'id', quoted, bare] = match;
    const own = column + match.index + whole.length - whole.trimStart().length;
    attributes.push({ name, value: id ?? quoted ?? bare ?? '', column: own });
    end = attribute.lastIndex;
  }
  const unread = written.slice(end).trim();
  return unread === ''
    ? { attributes }
    : { attributes, unread: { text: unread, column: column + written.indexOf(unread, end) } };
}
