import type { FieldLimit } from '../../formats/yaml/features.ts';
import { limits } from '../../model/limits.ts';

/** The most that a content file may have, and what to do if it has more. */
interface SizeLimits extends FieldLimit {
  bytes: number;
}

const notNeeded = 'remove what is not needed.';

/** Returns how large a content file may be, by its path. */
export function sizeLimitsOf(path: string): SizeLimits {
  const usual = { bytes: limits.fileBytes, fields: limits.fields };
  if (path === 'redirects.yaml')
    return {
      bytes: limits.redirectsBytes,
      fields: limits.redirectsFields,
      hint: 'Join redirects that share a beginning into one that ends in *, or remove those that nobody follows any more.',
    };
  if (path.startsWith('forms/')) return { ...usual, hint: `Make two forms of it, or ${notNeeded}` };
  const isEntry = path.includes('/') && !path.startsWith('strings/');
  if (isEntry) return { ...usual, hint: `Make two entries of it, or ${notNeeded}` };
  return { ...usual, hint: `This file cannot be split: ${notNeeded}` };
}
