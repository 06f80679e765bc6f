import type { Picture } from '../../brand/social-image.ts';

/** Describes a social image with a page of a document. */
export function sheetPicture(document: string): Picture {
  return { subject: { kind: 'sheet', of: {} }, document };
}
