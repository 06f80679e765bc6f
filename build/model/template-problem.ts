import type { Diagnostic } from './diagnostic.ts';

/** Thrown if templates cannot be compiled or loaded: there is no site without them. */
export class TemplateProblem extends Error {
  readonly diagnostics: readonly Diagnostic[];
  /** Whether only styles, or names in them, are wrong: these templates can still validate the content. */
  readonly isInStyles: boolean;

  constructor(diagnostics: readonly Diagnostic[], { isInStyles = false }: { isInStyles?: boolean } = {}) {
    super('The templates cannot be compiled or loaded.');
    this.diagnostics = diagnostics;
    this.isInStyles = isInStyles;
  }
}
