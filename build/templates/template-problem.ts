import { posix } from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import type { Diagnostic } from '../model/diagnostic.ts';

/** Thrown if templates cannot be compiled: there is no site without them. */
export class TemplateProblem extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super('The templates cannot be compiled.');
    this.diagnostics = diagnostics;
  }
}

/**
 * Converts a failure of esbuild. Returns `undefined` for other errors.
 * @param fromContent the path from the content folder to the site's folder
 */
export function templateProblemOf(error: unknown, fromContent: string): TemplateProblem | undefined {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return undefined;
  const { errors } = error as BuildFailure;
  return new TemplateProblem(errors.map((message) => diagnosticOf(message, fromContent)));
}

function diagnosticOf({ text, location, notes, pluginName }: Message, fromContent: string): Diagnostic {
  // The notes of plugins are of esbuild, not of the mistake.
  const hint = (pluginName === '' && notes.map((note) => note.text).join(' ')) || location?.suggestion;
  return {
    code: 'template-syntax',
    severity: 'error',
    file: posix.join(fromContent, location?.file || 'templates'),
    line: location?.line ?? 1,
    column: (location?.column ?? 0) + 1,
    message: /[.!?]$/.test(text) ? text : `${text}.`,
    ...(location && location.length > 0 ? { length: location.length } : {}),
    hint: hint || 'Correct this line. The pages are built when all templates can be compiled.',
  };
}
