import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the files below a folder by their paths from it, sorted. Links are followed, but not in circles. */
export function listFiles(folder: string): string[] {
  const found: string[] = [];
  const visit = (below: string, above: ReadonlySet<string>) => {
    for (const name of namesIn(join(folder, below))) {
      const path = below === '' ? name : `${below}/${name}`;
      const stats = statOf(join(folder, path));
      if (stats?.isFile()) found.push(path);
      else if (stats?.isDirectory()) {
        const real = realpathSync(join(folder, path));
        if (!above.has(real)) visit(path, new Set([...above, real]));
      }
    }
  };
  visit('', new Set());
  return found.sort();
}

/** Returns the names in a folder; none if it is missing or cannot be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function statOf(path: string) {
  try {
    return statSync(path);
  } catch {
    // A link that leads nowhere, or to itself.
    return undefined;
  }
}
