import { dateParts, formatMonth } from '#authoring/format.ts';
import type { Picture } from '../../brand/social-image.ts';

/** Describes a social image with a day, and what else is to be said of it in a few words. */
export function datePicture(locale: string, day: string, detail: string): Picture {
  return { subject: { kind: 'date', of: {} }, labels: [formatMonth(locale, day), dateParts(locale, day).day, detail] };
}
