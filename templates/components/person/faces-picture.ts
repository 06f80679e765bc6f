import type { Picture } from '../../brand/social-image.ts';
import type { Expert } from '../../pages/expert/schema.ts';

/** Describes a social image with people side by side. */
export function facesPicture(people: readonly Expert[]): Picture {
  const portraits = people.map(({ id, facts }) => ({ seed: id, features: facts.portrait }));
  return { subject: { kind: 'faces', of: { people: portraits } }, labels: people.map(({ facts }) => facts.name) };
}
