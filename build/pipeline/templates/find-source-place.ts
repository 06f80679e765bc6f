import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, posix } from 'node:path';
import { readCachedJson } from '../../../scripts/cache-file.mjs';
import type { Place } from '../../model/diagnostic.ts';
import { createLineCounter } from '../../model/files/line-counter.ts';
import type { CompiledTemplates } from '../../model/templates.ts';

/** Returns the name of a module's source map. */
export function mapOf(module: string): string {
  return `${module}.map`;
}

export interface PlaceFinder {
  /** Returns the place that a stack names first, if it names one. */
  findPlace: (stack: string) => Place | undefined;
  /**
   * Returns where a piece of code is written; of several places, one in the folder.
   * @param code as it runs: a function as a text, a string in double quotes
   */
  findCode: (code: string, folder: string) => Place | undefined;
}

/** A module of the templates that was compiled alone. */
interface CompiledModule {
  id: string;
  code: string;
  /** Its source map, as JSON; missing if it is no compiled script. */
  map?: string;
}

/**
 * Creates the finder of modules that are compiled one by one and named by their paths.
 * @param list lists the modules that are compiled
 */
export function createModulePlaceFinder(list: () => CompiledModule[], fromContent: string): PlaceFinder {
  return createFinder({
    frames: /\b(templates\/[^\s():]+):(\d+):(\d+)\)?$/gm,
    codes: () => list().flatMap(({ id, code }) => (id.startsWith('templates/') ? [[id, code] as const] : [])),
    placeIn(name, { line, column }) {
      const map = list().find(({ id }) => id === name)?.map;
      if (map === undefined) return undefined;
      const entry = new SourceMap(JSON.parse(map)).findEntry(line - 1, column - 1);
      if (!('originalLine' in entry)) return undefined;
      return { file: posix.join(fromContent, name), line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    },
  });
}

/** Creates the finder of bundled templates. It reads a bundle and its source map when it is first asked for them. */
export function createPlaceFinder({
  server,
  site,
  islands,
  fromContent,
}: Pick<CompiledTemplates, 'server' | 'site' | 'islands' | 'fromContent'>): PlaceFinder {
  const modules = new Map([server, site, islands].map((path) => [basename(path), path]));
  const maps = new Map<string, SourceMap>();
  return createFinder({
    frames: /([\w-]+\.mjs):(\d+):(\d+)\)?$/gm,
    codes: () => [[basename(server), readFileSync(server, 'utf8')]],
    placeIn(name, { line, column }) {
      const path = modules.get(name);
      if (path === undefined) return undefined;
      // A source map that is damaged says nothing, like an empty one.
      const map =
        maps.get(path) ?? new SourceMap(readCachedJson(mapOf(path)) ?? { version: 3, sources: [], mappings: '' });
      maps.set(path, map);
      const entry = map.findEntry(line - 1, column - 1);
      if (!('originalSource' in entry) || !entry.originalSource.startsWith('templates/')) return undefined;
      return {
        file: posix.join(fromContent, entry.originalSource),
        line: entry.originalLine + 1,
        column: entry.originalColumn + 1,
      };
    },
  });
}

type Position = Omit<Place, 'file'>;

interface CompiledCode {
  /** Finds the lines of a stack that name a module, with its line and column. */
  frames: RegExp;
  /** Returns the names of modules with their code. */
  codes: () => (readonly [name: string, code: string])[];
  /** Returns the place in the templates of a position in a module; `undefined` if it is not of the templates. */
  placeIn: (name: string, position: Position) => Place | undefined;
}

function createFinder({ frames, codes, placeIn }: CompiledCode): PlaceFinder {
  return {
    findPlace(stack) {
      for (const [, name = '', line, column] of stack.matchAll(frames)) {
        const place = placeIn(name, { line: Number(line), column: Number(column) });
        if (place) return place;
      }
      return undefined;
    },
    findCode(code, folder) {
      const places = codes().flatMap(([name, text]) =>
        positionsOf(code, text).flatMap((position) => placeIn(name, position) ?? []),
      );
      return places.find(({ file }) => file.startsWith(`${folder}/`)) ?? places[0];
    },
  };
}

/** Returns where a code begins in a text that contains it. */
function positionsOf(code: string, text: string): Position[] {
  const positions: Position[] = [];
  const count = createLineCounter(text);
  for (let at = text.indexOf(code); at !== -1; at = text.indexOf(code, at + 1)) positions.push(count(at));
  return positions;
}
