import { posix } from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import type { Diagnostic, Place } from '../model/diagnostic.ts';

/** Thrown if templates cannot be compiled or loaded: there is no site without them. */
export class TemplateProblem extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super('The templates cannot be compiled or loaded.');
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

/**
 * Converts what a template has thrown while it was loaded. Returns `undefined` if no template is named in the stack: the
 * mistake is then in the generator. What has no stack (`throw 'text'`) is reported without a line.
 * @param fromContent the path from the content folder to the site's folder
 */
export function loadProblemOf(
  error: unknown,
  findPlace: (stack: string) => Place | undefined,
  fromContent: string,
): TemplateProblem | undefined {
  const nowhere = { file: posix.join(fromContent, 'templates'), line: 1, column: 1 };
  const place = error instanceof Error ? findPlace(error.stack ?? '') : nowhere;
  if (!place) return undefined;
  const [text = ''] = String(error).split('\n');
  const hint = 'It throws outside a component, so no page can be built. Correct this line, or what it calls.';
  return new TemplateProblem([templateErrorAt(place, `This template throws "${text}" while it is loaded.`, hint)]);
}

/** Makes the diagnostic of a template that can be compiled and not be used. */
export function templateErrorAt(place: Place, message: string, hint: string): Diagnostic {
  return { code: 'template-error', severity: 'error', ...place, message, hint };
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
