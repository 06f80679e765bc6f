import type { SaxesTagNS } from 'saxes';
import { atMost, type Canvas } from './svg-canvas.ts';
import { type Drawn, isReferred, type Work } from './svg-drawn.ts';
import { type Box, extendBy, isShape, noBox } from './svg-shape.ts';
import { boxOfText } from './svg-text.ts';

/** Programs draw tile by tile, and for each what a blur looks at beside it. Pixels on a side. */
const tile = 256;

/** Pixels beside a tile: programs make a blur no larger. */
const largestMargin = 2300;

/** Where the elements of a drawing are drawn. */
export interface Layout {
  byId: ReadonlyMap<string, Drawn>;
  canvas: Canvas;
  boxes: Map<Drawn, Box | undefined>;
}

/** Returns where an element draws, in its own units; `undefined` if that is not known. */
function boxOf(drawn: Drawn, layout: Layout): Box | undefined {
  if (!layout.boxes.has(drawn)) {
    // What leads back to itself is not known.
    layout.boxes.set(drawn, undefined);
    layout.boxes.set(drawn, findBox(drawn, layout));
  }
  return layout.boxes.get(drawn);
}

function findBox(drawn: Drawn, layout: Layout): Box | undefined {
  const { tag, outline, isResized } = drawn;
  if (isResized || !tag || tag.local === 'svg') return undefined;
  if (tag.local === 'text') return boxOfText(drawn);
  if (isShape(tag.local)) return outline?.box;
  if (tag.local === 'use') return boxOfUse(drawn, tag, layout);
  const box = { ...noBox };
  for (const child of drawn.children) {
    if (isReferred(child)) continue;
    const inside = child.isMoved ? undefined : boxOf(child, layout);
    if (!inside) return undefined;
    extendBy(box, inside, child.matrix);
  }
  return box;
}

function boxOfUse({ references }: Drawn, { attributes }: SaxesTagNS, layout: Layout): Box | undefined {
  const used = layout.byId.get(references.find(({ times }) => times === 'use')?.id ?? '');
  if (!used) return { ...noBox };
  const of = (name: string) => Number(attributes[name]?.value ?? 0);
  const [x, y, width, height] = [of('x'), of('y'), of('width'), of('height')];
  if (used.tag?.local === 'symbol')
    return width > 0 && height > 0 ? { left: x, top: y, right: x + width, bottom: y + height } : undefined;
  const inside = used.isMoved ? undefined : boxOf(used, layout);
  if (!inside) return undefined;
  const box = { ...noBox };
  extendBy(box, inside, used.matrix);
  return { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
}

/** Returns the pixels of an element, with so many more around it. */
export function areaOf(drawn: Drawn, layout: Layout, margin = 0): number {
  const box = boxOf(drawn, layout);
  if (!box) return layout.canvas.area;
  const side = (length: number) => Math.max(0, length) * drawn.scale + margin;
  return atMost(side(box.right - box.left) * side(box.bottom - box.top), layout.canvas.area);
}

/** Returns the pixels of the region of a filter or a mask at an element. */
function regionOf(drawn: Drawn, { tag, isResized }: Drawn, layout: Layout): number {
  const { filterUnits, maskUnits, width, height } = tag?.attributes ?? {};
  const isOfDrawing = (filterUnits ?? maskUnits)?.value === 'userSpaceOnUse';
  const across = portionOf(width?.value, isOfDrawing) * portionOf(height?.value, isOfDrawing);
  if (isResized || Number.isNaN(across)) return layout.canvas.area;
  return atMost(across * (isOfDrawing ? drawn.scale ** 2 : areaOf(drawn, layout)), layout.canvas.area);
}

/** Returns how long it takes to do something to an element, in the region of what does it, if that has one. */
export function timeOf(work: Work, drawn: Drawn, layout: Layout, by?: Drawn): number {
  const { perUse, perPixel, perRegionPixel = 0, blur = 0 } = work;
  const { area } = layout.canvas;
  const region = by ? regionOf(drawn, by, layout) : area;
  const margin = Math.min(6 * blur * drawn.scale, largestMargin);
  const overlap = (1 + margin / tile) ** 2;
  const drawnArea = Math.min(areaOf(drawn, layout, margin), region);
  return perUse + (drawnArea * perPixel + region * perRegionPixel) * overlap;
}

/** Reads a side of a region: a length, or a part of a box. */
function portionOf(side: string | undefined, isOfDrawing: boolean): number {
  if (side === undefined) return isOfDrawing ? Number.NaN : 1.2;
  const isPart = side.trim().endsWith('%');
  if (isPart && isOfDrawing) return Number.NaN;
  return Math.abs(Number.parseFloat(side)) / (isPart ? 100 : 1);
}
