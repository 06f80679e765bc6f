import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, posix } from 'node:path';
import { readCachedJson } from '../../scripts/cache-file.mjs';
import type { Place } from '../model/diagnostic.ts';
import type { CompiledTemplates } from '../model/templates.ts';
import { lineAndColumn } from '../yaml/positions.ts';

/** Returns the name of a module's source map. */
export function mapOf(module: string): string {
  return `${module}.map`;
}

/** Finds places in the templates by what runs. */
export interface PlaceFinder {
  /** Returns the place that a stack names first, if it names one. */
  findPlace: (stack: string) => Place | undefined;
  /**
   * Returns where a function is written; of those with the same code, the one in the folder.
   * @param code the function as a text
   */
  findDefinition: (code: string, folder: string) => Place | undefined;
}

/** A line of a stack that names a module of the templates by its path. */
const pathFrames = /\b(templates\/[^\s():]+):(\d+):(\d+)\)?$/gm;

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
  const placeIn = ({ id, map }: CompiledModule, { line, column }: Position): Place | undefined => {
    if (map === undefined) return undefined;
    const entry = new SourceMap(JSON.parse(map)).findEntry(line - 1, column - 1);
    if (!('originalLine' in entry)) return undefined;
    return { file: posix.join(fromContent, id), line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  };
  return {
    findPlace(stack) {
      const modules = new Map(list().map((module) => [module.id, module]));
      for (const [, id = '', line, column] of stack.matchAll(pathFrames)) {
        const module = modules.get(id);
        const place = module && placeIn(module, { line: Number(line), column: Number(column) });
        if (place) return place;
      }
      return undefined;
    },
    findDefinition: (code, folder) =>
      firstIn(
        folder,
        list().flatMap((module) =>
          module.id.startsWith('templates/')
            ? positionsOf(code, module.code).flatMap((position) => placeIn(module, position) ?? [])
            : [],
        ),
      ),
  };
}

/** A line of a stack that names a module, with its line and column. */
const frames = /([\w-]+\.mjs):(\d+):(\d+)\)?$/gm;

/** Creates the finder of bundled templates. It reads a bundle and its source map when it is first asked for them. */
export function createPlaceFinder({
  server,
  site,
  islands,
  fromContent,
}: Pick<CompiledTemplates, 'server' | 'site' | 'islands' | 'fromContent'>): PlaceFinder {
  const modules = new Map([server, site, islands].map((path) => [basename(path), path]));
  const maps = new Map<string, SourceMap>();
  const placeIn = (path: string, { line, column }: Position): Place | undefined => {
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
  };
  return {
    findPlace(stack) {
      for (const [, name = '', line, column] of stack.matchAll(frames)) {
        const path = modules.get(name);
        const place = path && placeIn(path, { line: Number(line), column: Number(column) });
        if (place) return place;
      }
      return undefined;
    },
    findDefinition: (code, folder) =>
      firstIn(
        folder,
        positionsOf(code, readFileSync(server, 'utf8')).flatMap((position) => placeIn(server, position) ?? []),
      ),
  };
}

type Position = Omit<Place, 'file'>;

/** Returns where a code begins in a text that contains it. */
function positionsOf(code: string, text: string): Position[] {
  const positions: Position[] = [];
  for (let at = text.indexOf(code); at !== -1; at = text.indexOf(code, at + 1)) positions.push(lineAndColumn(text, at));
  return positions;
}

function firstIn(folder: string, places: readonly Place[]): Place | undefined {
  return places.find(({ file }) => file.startsWith(`${folder}/`)) ?? places[0];
}
