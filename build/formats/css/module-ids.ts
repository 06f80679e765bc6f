import { digestOf } from '../../model/files/digest.ts';

/** Shorter ids would change with most new modules. */
const fewest = 2;

/**
 * Gives each CSS module an id for its class names: the shortest beginning of its path's digest that no other module
 * has. Ids are in every page, and compress badly.
 */
export function moduleIds(paths: readonly string[]): Map<string, string> {
  const modules = paths.map((path) => ({ path, digest: digestOf(path) }));
  const digests = modules.map(({ digest }) => digest);
  return new Map(modules.map(({ path, digest }) => [path, shortestPrefix(digest, digests)]));
}

function shortestPrefix(digest: string, all: readonly string[]): string {
  let length = fewest;
  while (all.some((other) => other !== digest && other.startsWith(digest.slice(0, length)))) length++;
  return digest.slice(0, length);
}
