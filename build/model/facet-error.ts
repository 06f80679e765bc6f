import type { Diagnostic } from './diagnostic.ts';

/** Replaces an error that a facet throws; also thrown if a facet returns what its kind forbids. */
export class FacetError extends Error {
  /** Names the place in the templates. */
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic) {
    super(diagnostic.message);
    this.diagnostic = diagnostic;
  }
}
