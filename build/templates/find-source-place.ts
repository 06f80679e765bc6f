import { SourceMap } from 'node:module';
import { basename, posix } from 'node:path';
import { readCachedJson } from '../../scripts/cache-file.mjs';
import type { Place } from '../model/diagnostic.ts';
import type { CompiledTemplates } from '../model/templates.ts';

/** Returns the name of a module's source map. */
export function mapOf(module: string): string {
  return `${module}.map`;
}

/** A line of a stack that names a module of the templates by its path. */
const pathFrames = /\b(templates\/[^\s():]+):(\d+):(\d+)\)?$/gm;

/**
 * Creates the function that finds the place in the templates that a stack names first, if modules are compiled one by
 * one and named by their paths.
 * @param readMap returns the source map of a module, as JSON
 */
export function createModulePlaceFinder(
  readMap: (id: string) => string | undefined,
  fromContent: string,
): (stack: string) => Place | undefined {
  return (stack) => {
    for (const [, id = '', line, column] of stack.matchAll(pathFrames)) {
      const map = readMap(id);
      if (map === undefined) continue;
      const entry = new SourceMap(JSON.parse(map)).findEntry(Number(line) - 1, Number(column) - 1);
      if (!('originalLine' in entry)) continue;
      return { file: posix.join(fromContent, id), line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    }
    return undefined;
  };
}

/** A line of a stack that names a module, with its line and column. */
const frames = /([\w-]+\.mjs):(\d+):(\d+)\)?$/gm;

/**
 * Creates the function that finds the place in the templates that a stack names first. It reads a source map when a
 * stack first names its module: most builds read none.
 */
export function createPlaceFinder({
  server,
  site,
  islands,
  fromContent,
}: Pick<CompiledTemplates, 'server' | 'site' | 'islands' | 'fromContent'>): (stack: string) => Place | undefined {
  const modules = new Map([server, site, islands].map((path) => [basename(path), path]));
  const maps = new Map<string, SourceMap>();
  const findEntry = (path: string, line: number, column: number) => {
    // A source map that is damaged says nothing, like an empty one.
    const map =
      maps.get(path) ?? new SourceMap(readCachedJson(mapOf(path)) ?? { version: 3, sources: [], mappings: '' });
    maps.set(path, map);
    return map.findEntry(line - 1, column - 1);
  };
  return (stack) => {
    for (const [, name = '', line, column] of stack.matchAll(frames)) {
      const path = modules.get(name);
      if (path === undefined) continue;
      const entry = findEntry(path, Number(line), Number(column));
      if (!('originalSource' in entry) || !entry.originalSource.startsWith('templates/')) continue;
      return {
        file: posix.join(fromContent, entry.originalSource),
        line: entry.originalLine + 1,
        column: entry.originalColumn + 1,
      };
    }
    return undefined;
  };
}
