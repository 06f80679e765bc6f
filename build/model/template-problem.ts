import type { Diagnostic } from './diagnostic.ts';

/** Thrown if templates cannot be compiled or loaded: there is no site without them. */
export class TemplateProblem extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super('The templates cannot be compiled or loaded.');
    this.diagnostics = diagnostics;
  }
}
