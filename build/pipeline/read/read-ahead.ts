import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Content } from './source.ts';

/** What was read of a content folder before the run that needs it. */
export type ContentAhead = Pick<Content, 'files' | 'pictures'>;

/**
 * Reads the content on a thread of its own, while this one loads its code and the templates. If the thread dies,
 * nothing was read.
 */
export async function readContentAhead(
  contentFolder: string,
  file = fileURLToPath(new URL('./content-worker.mjs', import.meta.url)),
): Promise<ContentAhead> {
  const thread = new Worker(file, { workerData: contentFolder });
  const nothing: ContentAhead = { files: new Map(), pictures: new Map() };
  const read = await Promise.race([once(thread, 'message'), once(thread, 'exit')]).catch(() => []);
  return typeof read[0] === 'object' ? read[0] : nothing;
}
