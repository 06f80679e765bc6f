/** Counts the numbers of an outline, and the lines that close it. */
export function countNumbers(outline: string): number {
  return outline.match(/\d+(?:\.\d*)?|\.\d+|z/gi)?.length ?? 0;
}

/** Returns how long the outline of a shape is at most, as far as its attributes are numbers; in percent, it is of any length. */
export function lengthOfShape(local: string, get: (name: string) => string | undefined): number {
  if (local === 'path') return lengthOfPath(get('d') ?? '');
  if (local === 'polyline') return lengthOfPath(`M${get('points') ?? ''}`);
  if (local === 'polygon') return lengthOfPath(`M${get('points') ?? ''}z`);
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => {
      const value = get(name)?.trim() ?? '0';
      const isNumber = /^[-+\d.]+(?:e[-+]?\d+)?(?:px)?$/i.test(value);
      return total + (isNumber ? Math.abs(Number.parseFloat(value)) : Number.POSITIVE_INFINITY);
    }, 0);
  return 2 * sum(['width', 'height', 'x1', 'y1', 'x2', 'y2']) + 2 * Math.PI * sum(['r', 'rx', 'ry']);
}

const argumentsOf: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };
const command = /[\s,]*([a-z])/iy;
const number = /[\s,]*([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)/iy;
/** Flags of an arc may stand without blanks: `a9 9 0 01.5.5`. */
const flag = /[\s,]*([01])/y;

/** Returns how long a path is at most: curves along their control points, arcs as whole circles. Ends where browsers stop to draw. */
function lengthOfPath(d: string): number {
  let [at, name, length] = [0, '', 0];
  let [x, y, startX, startY, controlX, controlY] = [0, 0, 0, 0, 0, 0];
  const read = (what: RegExp) => {
    what.lastIndex = at;
    const found = what.exec(d)?.[1];
    if (found !== undefined) at = what.lastIndex;
    return found;
  };
  const goTo = (nextX: number, nextY: number) => {
    length += Math.hypot(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  };
  for (;;) {
    const next = read(command);
    if (next !== undefined) name = next;
    const kind = name.toLowerCase();
    if (next !== undefined && kind === 'z') {
      goTo(startX, startY);
      continue;
    }
    const count = argumentsOf[kind];
    const values: number[] = [];
    for (let index = 0; index < (count ?? 0); index++) {
      const found = read(kind === 'a' && (index === 3 || index === 4) ? flag : number);
      if (found === undefined) return length;
      values.push(Number(found));
    }
    if (count === undefined) return length;
    const isRelative = name === kind;
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
    if (kind === 'h') goTo(fromX + (values[0] ?? 0), y);
    else if (kind === 'v') goTo(x, fromY + (values[0] ?? 0));
    else {
      const [endX, endY] = [fromX + (values.at(-2) ?? 0), fromY + (values.at(-1) ?? 0)];
      const [wasX, wasY] = [x, y];
      if (kind === 'a')
        length +=
          2 * Math.PI * Math.max(Math.abs(values[0] ?? 0), Math.abs(values[1] ?? 0), Math.hypot(endX - x, endY - y));
      const reflected = [2 * x - controlX, 2 * y - controlY];
      const points = kind === 'a' ? [] : kind === 't' || kind === 's' ? reflected : [];
      for (const [index, value] of (kind === 'a' ? [] : values).entries())
        points.push(value + (index % 2 === 0 ? fromX : fromY));
      if (kind === 'm') [x, y, startX, startY] = [endX, endY, endX, endY];
      for (let index = 0; index < points.length; index += 2) goTo(points[index] ?? 0, points[index + 1] ?? 0);
      [x, y] = [endX, endY];
      const isCurve = /[csqt]/.test(kind);
      [controlX, controlY] = isCurve ? [points.at(-4) ?? wasX, points.at(-3) ?? wasY] : [x, y];
      if (kind === 'm') name = isRelative ? 'l' : 'L';
      continue;
    }
    [controlX, controlY] = [x, y];
  }
}
