import type { Options } from '../commands/options.ts';

export async function runPreview(_options: Options): Promise<number> {
  return 0;
}
