import type { Diagnostic } from '../../model/diagnostic.ts';

/** The content has mistakes that a command cannot work with. */
export class ContentProblem extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(`The content has ${diagnostics.length} mistakes.`);
    this.diagnostics = diagnostics;
  }
}
