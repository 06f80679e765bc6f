import { nameWidth } from '../../brand/social/city.ts';
import type { Picture } from '../../brand/social-image.ts';
import type { Office } from '../../pages/office/schema.ts';

/** Describes a social image with the map of an office's city, and the names of places in it. */
export function cityPicture({ facts, words }: Office): Picture | undefined {
  const { map, longitude, latitude } = facts;
  if (!map) return undefined;
  const { landmarks = [] } = words;
  return {
    subject: { kind: 'city', of: { map, office: { longitude, latitude }, names: landmarks.map(nameWidth) } },
    labels: landmarks,
  };
}
