import type { Diagnostic } from './diagnostic.ts';

/** Thrown instead of what a facet throws, and if it returns what its kind forbids. */
export class FacetError extends Error {
  /** Names the place in the templates. */
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic) {
    super(diagnostic.message);
    this.diagnostic = diagnostic;
  }
}
