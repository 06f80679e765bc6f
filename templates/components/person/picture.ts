import type { Picture } from '../../brand/social-image.ts';
import type { Expert } from '../../pages/expert/schema.ts';

/**
 * Describes a social image with the line portrait of a person, and the words beside it, such as their name; who has a
 * photo has none.
 */
export function portraitPicture({ id, facts }: Expert, labels?: readonly string[]): Picture | undefined {
  if (facts.image !== undefined) return undefined;
  return { subject: { kind: 'portrait', of: { seed: id, features: facts.portrait } }, ...(labels && { labels }) };
}
