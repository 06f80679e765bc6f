import type { EntryView } from '#authoring/define.ts';
import type { ContourField } from '../shared-structs.ts';
import { drawContour } from './contour.ts';
import type { Drawing } from './drawing.ts';
import { drawShare } from './share.ts';

/** What a page's drawing is about. */
export interface DrawingSubject {
  /** What makes the drawing this page's own: the entry's id. */
  seed: string;
  /** The kind of terrain; delta by default. */
  field?: ContourField;
  /** How many of a hundred lines end on the way. */
  share?: number;
}

/** The size that every page and picture of a drawing starts from. */
export const drawingSize = { width: 1600, height: 900 } as const;

/** The drawings made last, by subject: each save in the preview asks for them again. */
const made = new Map<string, Drawing>();
const keptDrawings = 200;

/** Draws what a page's drawing is about. */
export function drawingOf(subject: DrawingSubject): Drawing {
  const key = JSON.stringify(subject);
  const drawing = made.get(key) ?? draw(subject);
  made.set(key, drawing);
  const [oldest] = made.keys();
  if (made.size > keptDrawings && oldest !== undefined) made.delete(oldest);
  return drawing;
}

function draw({ seed, field, share }: DrawingSubject): Drawing {
  const size = { seed, ...drawingSize };
  if (share) return drawShare({ ...size, share });
  return drawContour({ ...size, field: field ?? 'delta' });
}

/** Returns what an entry's page draws. */
export function subjectOf({ id, facts }: Pick<EntryView, 'id' | 'facts'>): DrawingSubject {
  return {
    seed: id,
    field: facts.drawing,
    share: facts.share,
  };
}
