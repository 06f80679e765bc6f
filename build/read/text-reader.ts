import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Makes what reads files of a folder → their text, or undefined where there is no regular file that can be read. */
export function textReader(folder: string): (file: string) => string | undefined {
  return (file) => {
    const path = join(folder, file);
    try {
      // A named pipe would never end, and a folder has no text.
      return statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined;
    } catch {
      return undefined;
    }
  };
}
