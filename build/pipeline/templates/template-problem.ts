import { posix } from 'node:path';
import type { BuildFailure, Message, Note } from 'esbuild';
import { atStart, type Diagnostic, type Place } from '../../model/diagnostic.ts';
import { TemplateProblem } from '../../model/template-problem.ts';

/**
 * Converts a failure of esbuild. Returns `undefined` for other errors.
 * @param fromContent the path from the content folder to the site's folder
 */
export function templateProblemOf(error: unknown, fromContent: string): TemplateProblem | undefined {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return undefined;
  const { errors } = error as BuildFailure;
  return new TemplateProblem(withoutFollowingErrors(errors).map((message) => diagnosticOf(message, fromContent)));
}

/**
 * Converts what a template has thrown while it was loaded. What has no stack that names a template (`throw 'text'`) is
 * reported without a line.
 * @param fromContent the path from the content folder to the site's folder
 */
export function loadProblemOf(
  error: unknown,
  findPlace: (stack: string) => Place | undefined,
  fromContent: string,
): TemplateProblem {
  const reason = 'It throws outside a component, so no page can be built.';
  return new TemplateProblem([describeError(error, { findPlace, fromContent, when: 'while it is loaded', reason })]);
}

/** Describes what the code of a site has thrown outside of every call. */
export function strayProblemOf(
  error: unknown,
  { findPlace, fromContent }: Pick<ErrorInput, 'findPlace' | 'fromContent'>,
): Diagnostic {
  const reason = 'Nothing catches what is thrown there: it would end the build.';
  return describeError(error, { findPlace, fromContent, when: 'in a timer or a promise', reason });
}

interface ErrorInput {
  findPlace: (stack: string) => Place | undefined;
  /** The path from the content folder to the site's folder. */
  fromContent: string;
  when: string;
  reason: string;
}

function describeError(error: unknown, { findPlace, fromContent, when, reason }: ErrorInput): Diagnostic {
  const { text, stack } = describeThrown(error);
  const place = findPlace(stack);
  const message = `${place ? 'This' : 'A'} template throws "${text}" ${when}.`;
  if (place) return templateErrorAt(place, message, `${reason} Correct this line, or what it calls.`);
  const nowhere = atStart(posix.join(fromContent, 'templates'));
  return templateErrorAt(nowhere, message, `${reason} To see its line, let it throw an Error as JavaScript makes it.`);
}

/** Describes something that was thrown, which may be anything: even its stack and its text may throw. */
function describeThrown(error: unknown): { text: string; stack: string } {
  try {
    // Node wraps the reason of a rejected promise that is no error.
    const wrapped = /The promise rejected with the reason "(.*)"\.$/s.exec(String(error));
    const [text = ''] = (wrapped?.[1] ?? String(error)).split('\n');
    return { text, stack: error instanceof Error ? String(error.stack) : '' };
  } catch {
    return { text: 'something without a text', stack: '' };
  }
}

/** Makes the diagnostic of a template that can be compiled but not used. */
export function templateErrorAt(place: Place, message: string, hint: string): Diagnostic {
  return { code: 'template-error', severity: 'error', ...place, message, hint };
}

function diagnosticOf(message: Message, fromContent: string): Diagnostic {
  const { text, location } = message;
  return {
    code: 'template-syntax',
    severity: 'error',
    file: posix.join(fromContent, location?.file || 'templates'),
    line: location?.line ?? 1,
    column: (location?.column ?? 0) + 1,
    message: /[.!?]$/.test(text) ? text : `${text}.`,
    ...(location && location.length > 0 ? { length: location.length } : {}),
    hint: hintOf(message) || 'Correct this line. The pages are built when all templates can be compiled.',
    ...lacksDefault(message, fromContent),
  };
}

/** Returns what esbuild adds to a message: its notes, each with its place, or else what to write. */
function hintOf({ text, notes, location, pluginName }: Message): string {
  const [, imported] = /^Could not resolve "([^"./#][^"]*)"$/.exec(text) ?? [];
  const isOfSite = !/(?:^|\/)(?:build|node_modules)\//.test(location?.file ?? '');
  const [, broken = imported] = /node_modules\/([^"]+)/.exec(`${location?.file} ${text}`) ?? [];
  if (!isOfSite && broken !== undefined)
    return `The package ${packageOf(broken)} is damaged: install all packages again (npm ci).`;
  if (imported !== undefined) return hintForPackage(imported, notes);
  // The notes of plugins are of esbuild, not of the mistake.
  const told = pluginName === '' ? notes.map(noteOf) : [];
  if (told.length > 0) return told.join(' ');
  return location?.suggestion ? `Write ${location.suggestion} here.` : '';
}

/** Says what to do about an import of no file. The notes of esbuild are about its options. */
function hintForPackage(name: string, notes: readonly Note[]): string {
  if (notes.some(({ text }) => text.includes('is built into node')))
    return `Browsers have no ${name}: read what the island needs where its page is rendered, and pass it as props.`;
  return `No such package is installed: correct the name, or run npm install --save-exact ${packageOf(name)}`;
}

/** Returns the name that a path in a package begins with. */
function packageOf(path: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
}

function noteOf({ text, location }: Note): string {
  return location ? `${text} ${location.file}:${location.line}:${location.column + 1}.` : text;
}

/** Places a default export that a list of folders lacks at the file that should have it. */
function lacksDefault({ text, location }: Message, fromContent: string): Partial<Diagnostic> {
  const [, file] = /^No matching export in "(.+)" for import "default"$/.exec(text) ?? [];
  if (file === undefined || !location || /^(templates|client)\//.test(location.file)) return {};
  return {
    file: posix.join(fromContent, file),
    line: 1,
    column: 1,
    length: 1,
    message: 'This file has no default export.',
    hint: 'Declare it with export default, as the files beside it do.',
  };
}

/** Removes the follow-ups of a tag that is not closed: esbuild reads the rest of its file as text. */
function withoutFollowingErrors(errors: readonly Message[]): Message[] {
  const unclosed = new Set<string>();
  return errors.filter(({ text, location }) => {
    const file = location?.file ?? '';
    if (unclosed.has(file)) return false;
    if (/closing .*tag/.test(text)) unclosed.add(file);
    return true;
  });
}
