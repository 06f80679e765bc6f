import type { EntryView } from '#authoring/define.ts';
import type { CityMap } from '../pages/office/map-struct.ts';
import type { ContourField } from '../shared-structs.ts';
import { drawCity } from './city.ts';
import { drawContour } from './contour.ts';
import type { Drawing } from './drawing.ts';
import type { Place } from './places.ts';
import { drawShare } from './share.ts';

/** What a page's drawing is about. */
export interface DrawingSubject {
  /** What makes the drawing this page's own: the entry's id. */
  seed: string;
  /** The kind of terrain; delta by default. */
  field?: ContourField;
  /** How many of a hundred lines end on the way. */
  share?: number;
  /** The city around an office. */
  city?: { map: CityMap; office: Place };
}

/** The size that every page and picture of a drawing starts from. */
export const drawingSize = { width: 1600, height: 900 } as const;

/** The drawings made last, by subject: a page's is wanted by its social image too, and by each save in the preview. */
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

function draw({ seed, field, share, city }: DrawingSubject): Drawing {
  const size = { seed, ...drawingSize };
  if (share) return drawShare({ ...size, share });
  if (city) return drawCity({ ...drawingSize, square: drawingSize.height, ...city });
  return drawContour({ ...size, field: field ?? 'delta' });
}

/** Returns what an entry's page draws, which its social image draws too. */
export function subjectOf({ id, facts }: Pick<EntryView, 'id' | 'facts'>): DrawingSubject {
  return {
    seed: id,
    field: facts.drawing,
    share: facts.share,
    ...(facts.map
      ? { city: { map: facts.map, office: { longitude: facts.longitude, latitude: facts.latitude } } }
      : {}),
  };
}
