import { posix } from 'node:path';
import type { EntryKind, PageType } from '../../authoring/define.ts';
import type { OpenGraph } from '../../authoring/head.ts';
import { atStart, type Diagnostic, type Place } from '../../model/diagnostic.ts';
import { thrownId } from '../../model/diagnostics/follow-ups.ts';
import { thrownInShort, valueInShort } from '../../model/diagnostics/value-in-short.ts';
import { FacetError } from '../../model/facet-error.ts';
import { isMapping } from '../../model/struct/mapping.ts';
import { UnrenderablePage } from '../../model/unrenderable-page.ts';
import type { PlaceFinder } from './find-source-place.ts';

interface Shape {
  /** `a list of objects with the texts id and title` */
  wanted: string;
  accepts: (returned: unknown) => boolean;
}

/** The fields of an object that are texts, lists and objects. */
interface Fields {
  texts?: readonly string[];
  lists?: readonly string[];
  objects?: readonly string[];
}

const texts: Shape = {
  wanted: 'a list of texts',
  accepts: (returned) => Array.isArray(returned) && returned.every((item) => typeof item === 'string'),
};
const text: Shape = { wanted: 'a text', accepts: (returned) => typeof returned === 'string' };

function objectWith({ texts = [], lists = [], objects = [] }: Fields): Shape {
  const named = [nameFields('text', texts), nameFields('list', lists), nameFields('object', objects)].filter(Boolean);
  return {
    wanted: `an object${named.length > 0 ? ` with ${named.join(' and ')}` : ''}`,
    accepts: (returned) =>
      isMapping(returned) &&
      texts.every((name) => typeof returned[name] === 'string') &&
      lists.every((name) => Array.isArray(returned[name])) &&
      objects.every((name) => isMapping(returned[name])),
  };
}

function nameFields(noun: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `the ${noun}${names.length > 1 ? 's' : ''} ${names.join(', ')}`;
}

function listOf(fields: Fields): Shape {
  const item = objectWith(fields);
  return {
    wanted: `a list of which each item is ${item.wanted}`,
    accepts: (returned) => Array.isArray(returned) && returned.every(item.accepts),
  };
}

function optionally({ wanted, accepts }: Shape): Shape {
  return { wanted: `${wanted}, or undefined`, accepts: (returned) => returned === undefined || accepts(returned) };
}

function rulesShape(): Shape {
  const { wanted, accepts } = listOf({ texts: ['message'], lists: ['path'] });
  const isPlaced = (rule: unknown) => isMapping(rule) && (rule.in === 'facts' || rule.in === 'words');
  return {
    wanted: `${wanted}, and "in", which is "facts" or "words"`,
    accepts: (returned) => accepts(returned) && Array.isArray(returned) && returned.every(isPlaced),
  };
}

/** The members of a type that are functions, or can be. */
type FacetsOf<Kind> = {
  [Name in keyof Kind as Extract<NonNullable<Kind[Name]>, (...given: never[]) => unknown> extends never
    ? never
    : Name]-?: Shape;
};

/** What each facet of a kind of entry returns. A component returns markup, which React checks. */
export const facetShapes: Omit<FacetsOf<PageType>, 'component'> = {
  rules: rulesShape(),
  times: listOf({ texts: ['day', 'time', 'zone'], lists: ['path'] }),
  beginnings: listOf({ texts: ['day', 'what'] }),
  endings: listOf({ texts: ['day', 'what'] }),
  searchRecord: optionally(objectWith({ lists: ['details'] })),
  calendar: listOf({ texts: ['id', 'file', 'title', 'text', 'place', 'starts', 'ends'] }),
  feedItem: optionally(objectWith({ texts: ['title', 'summary', 'published'] })),
  document: objectWith({ texts: ['title', 'description', 'kind', 'published'] }),
  factPanel: optionally(objectWith({ lists: ['highlights', 'details'] })),
  unbrokenNames: texts,
  card: objectWith({ texts: ['kicker', 'title'] }),
  layout: text,
  expires: text,
  head: objectWith({ texts: ['title', 'description'] }),
  breadcrumbs: listOf({ texts: ['text', 'target'] }),
  structuredData: listOf({}),
  feedSections: listOf({ texts: ['id', 'title', 'text', 'published'] }),
  dataFiles: listOf({ texts: ['file', 'text'] }),
  markdown: objectWith({ texts: ['title', 'lead'], lists: ['facts'] }),
};

/** What the functions of `openGraph` return. */
export const openGraphShapes: FacetsOf<OpenGraph<unknown>> = {
  days: objectWith({ texts: ['published'] }),
  picture: optionally(objectWith({ objects: ['subject'] })),
};

export interface GuardInput {
  /** The kind's folder, from that of the site: `templates/pages/guide`. */
  folder: string;
  /** The kind as messages name it: `page type "guide"`. */
  called: string;
  fromContent: string;
  layouts: readonly string[];
  places: PlaceFinder;
}

const guarded = new WeakMap<EntryKind, { layouts: string; kind: EntryKind }>();

/**
 * Returns a kind whose facets throw a `FacetError` if they throw or return something else than their kind asks for.
 * Returns the same object for the same kind and layouts, because entries are made again for another kind.
 */
export function guardFacets<Kind extends EntryKind>(kind: Kind, input: GuardInput): Kind {
  const known = guarded.get(kind);
  const layouts = input.layouts.join();
  if (known?.layouts === layouts) return known.kind as Kind;
  const made = guardKind(kind, input);
  guarded.set(kind, { layouts, kind: made });
  return made;
}

function guardKind<Kind extends EntryKind>(kind: Kind, input: GuardInput): Kind {
  const layout: Shape = {
    wanted: `one of ${input.layouts.join(', ')}`,
    accepts: (returned) => typeof returned === 'string' && input.layouts.includes(returned),
  };
  const members = guardFunctions(kind, { ...facetShapes, layout }, '', input);
  if (!('openGraph' in kind) || !isMapping(kind.openGraph)) return members;
  return { ...members, openGraph: guardFunctions(kind.openGraph, openGraphShapes, 'openGraph.', input) };
}

function guardFunctions<Owner extends object>(
  owner: Owner,
  shapes: Readonly<Record<string, Shape>>,
  prefix: string,
  input: GuardInput,
): Owner {
  const members: Record<string, unknown> = Object.fromEntries(Object.entries(owner));
  for (const [name, shape] of Object.entries(shapes)) {
    const facet = members[name];
    if (isFacet(facet)) members[name] = guard(facet, shape, prefix + name, input);
  }
  return members as Owner;
}

type Facet = (...given: unknown[]) => unknown;

function isFacet(member: unknown): member is Facet {
  return typeof member === 'function';
}

function guard(facet: Facet, shape: Shape, name: string, input: GuardInput): Facet {
  return (...given) => {
    let returned: unknown;
    try {
      returned = facet(...given);
    } catch (error) {
      // This facet has called another facet, or rendered a part of the page, which has failed.
      if (error instanceof FacetError || error instanceof UnrenderablePage) throw error;
      throw new FacetError(describeThrown(error, { facet, name, ...input }));
    }
    if (shape.accepts(returned)) return returned;
    throw new FacetError(describeReturned(returned, shape, { facet, name, ...input }));
  };
}

interface FailedFacet extends GuardInput {
  facet: Facet;
  name: string;
}

function describeThrown(error: unknown, failed: FailedFacet): Diagnostic {
  const { name, called, places } = failed;
  const place = (error instanceof Error ? places.findPlace(error.stack ?? '') : undefined) ?? placeOf(failed);
  const thrown = thrownInShort(error);
  return {
    code: 'template-error',
    severity: 'error',
    ...place,
    message: `The facet "${name}" of the ${called} throws "${thrown}".`,
    hint: 'Correct this line, or what it calls.',
    causes: thrownId(place, thrown),
  };
}

function describeReturned(returned: unknown, { wanted }: Shape, failed: FailedFacet): Diagnostic {
  const { name, called } = failed;
  return {
    code: 'template-error',
    severity: 'error',
    ...placeOf(failed),
    message: `The facet "${name}" of the ${called} returns ${valueInShort(returned)}, but must return ${wanted}.`,
    hint: 'Correct what it returns. npm run typecheck names the line, unless a cast hides it: as never, as any.',
    causes: `facet ${called} ${name}`,
  };
}

function placeOf({ facet, folder, fromContent, places }: FailedFacet): Place {
  const file = posix.join(fromContent, `${folder}/index.tsx`);
  return places.findCode(String(facet), posix.join(fromContent, folder)) ?? atStart(file);
}
