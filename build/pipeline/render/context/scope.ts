import { posix } from 'node:path';
import type { EntryView } from '../../../authoring/define.ts';
import type { Diagnostic, Place } from '../../../model/diagnostic.ts';
import type { Entry } from '../../../model/entry.ts';
import type { Route } from '../../../model/route.ts';
import type { Templates } from '../../../model/templates.ts';
import { createFieldRecorder } from '../field-recorder.ts';
import { findInField, findPlace, findWritten } from '../find-place.ts';
import type { Sources } from '../sources.ts';
import type { Translator } from '../strings.ts';
import type { Recorder } from './recorder.ts';

/** What a scope is created from: one page and the sources of the site. */
export interface ScopeInput {
  route: Route;
  sources: Sources;
  translator: Translator;
  readText: (path: string) => string;
  templates: Pick<Templates, 'findPlace' | 'findCode'>;
  /** Whether each field that a template reads from an entry is recorded, too. */
  fields: boolean;
}

/** A place in the content, with the length of the text there. */
export type Span = Place & { length?: number };

/** A problem of the page, with its place; an error by default. */
type PageProblem = Omit<Diagnostic, 'severity' | keyof Place> & { severity?: 'warning'; at: Span };

/** What every group of the context's methods needs: the page, recorded reads of the site, and problem reports. */
export interface Scope extends Pick<ScopeInput, 'route' | 'sources' | 'translator' | 'readText'> {
  recorder: Recorder;
  entry: Entry;
  locale: string;
  /** Returns what the site's sources answer, and records the question. The language is the page's by default. */
  read: <T>(kind: string, argument?: string, language?: string) => T;
  report: (problem: PageProblem) => void;
  /** Finds where the entry's files write a piece of text; else the beginning of its words. */
  placeOf: (text: string) => Span;
  /** Finds where the entry's files write a character of a field. */
  placeInField: (value: string, offset: number) => Place | undefined;
  /** Returns the place in the templates that asks for something. */
  templatePlace: () => Place | undefined;
  /** Returns the place in the templates that asks for something by name: the name itself, if they write it. */
  templateAsking: (name: string) => Place | undefined;
  /** Returns the place in the templates that asks for something by its name, if that line contains the name. */
  templateNaming: (name: string) => Place | undefined;
  /** Returns whether the entry's files write a piece of text. */
  isWritten: (text: string) => boolean;
  /** Returns an entry as templates get it; strict builds record which of its fields are read. */
  view: <E extends EntryView>(entry: E) => E;
}

/** Creates the scope of one page, or of one shared part. */
export function createScope(input: ScopeInput, recorder: Recorder): Scope {
  const { route, sources, translator, readText, fields, templates } = input;
  const { entry } = route;
  const templatePlace = () => templates.findPlace(new Error().stack ?? '');
  const placeOfName = (name: string, { file }: Place) => templates.findCode(JSON.stringify(name), posix.dirname(file));
  return {
    route,
    sources,
    translator,
    readText,
    recorder,
    entry,
    locale: entry.locale,
    read<T>(kind: string, argument = '', language = entry.locale) {
      const { key, value } = sources.ask<T>(kind, language, argument);
      recorder.reads.add(key);
      return value;
    },
    report({ at, ...problem }) {
      recorder.diagnostics.push({ severity: 'error', ...problem, ...at });
    },
    placeOf: (text) => findPlace(entry, text, readText),
    placeInField: (value, offset) => findInField(entry, { value, offset }, readText),
    templatePlace,
    templateAsking(name) {
      const asking = templatePlace();
      return asking && (placeOfName(name, asking) ?? asking);
    },
    templateNaming(name) {
      const asking = templatePlace();
      const place = asking && placeOfName(name, asking);
      return place?.file === asking?.file && place?.line === asking?.line ? place : undefined;
    },
    isWritten: (text) => findWritten(entry, text, readText) !== undefined,
    view: fields ? createFieldRecorder((type, path) => recorder.reads.add(`field||${type}|${path}`)) : (shown) => shown,
  };
}
