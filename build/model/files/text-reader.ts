import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Creates a function that returns the text of a file of a folder, or `undefined` if no regular file can be read. */
export function textReader(folder: string): (file: string) => string | undefined {
  return (file) => {
    const path = join(folder, file);
    try {
      // A named pipe would never end, a folder has no text, and a symbolic link could show any file in a report.
      return lstatSync(path).isFile() ? readFileSync(path, 'utf8') : undefined;
    } catch {
      return undefined;
    }
  };
}
