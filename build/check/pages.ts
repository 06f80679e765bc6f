import type { Diagnostic } from '../model.ts';
import { checkHead } from './head.ts';
import type { CheckInput } from './input.ts';
import { checkLinks } from './links.ts';
import { checkStructure } from './structure.ts';

const checks: ((input: CheckInput) => Diagnostic[])[] = [checkLinks, checkHead, checkStructure];

/** Applies every check to the rendered pages. */
export function checkPages(input: CheckInput): Diagnostic[] {
  return checks.flatMap((check) => check(input));
}
