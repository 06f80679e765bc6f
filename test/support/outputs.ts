import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import type { OutputArea, OutputFile } from '../../build/model/output.ts';
import { WriteProblem } from '../../build/pipeline/write/writer.ts';

export function file(path: string, contents: string | (() => string)): OutputFile {
  return {
    area: 'site',
    path,
    digest: String(contents),
    contents: () => (typeof contents === 'string' ? contents : contents()),
  };
}

export function foldersIn(folder: string): Record<OutputArea, string> {
  return {
    site: join(folder, 'dist'),
    documents: join(folder, 'dist-documents'),
    hosts: join(folder, 'dist-hosts'),
  };
}

/** Returns the message of a `WriteProblem`; nothing if all goes well. */
export function problemOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => '',
    (error: unknown) => {
      if (error instanceof WriteProblem) return error.message;
      throw error;
    },
  );
}

/** Does work while a call to the file system is first shown to a function, which may throw what the system would. */
export async function withFaults<T>(
  name: 'renameSync' | 'accessSync',
  check: (...paths: string[]) => void,
  work: () => Promise<T>,
): Promise<T> {
  const original = fs[name];
  const replace = (call: unknown): void => {
    Reflect.set(fs, name, call);
    syncBuiltinESMExports();
  };
  replace((...args: unknown[]) => {
    check(...args.map(String));
    Reflect.apply(original, undefined, args);
  });
  try {
    return await work();
  } finally {
    replace(original);
  }
}

/** Makes an error of the system. */
export function systemError(code: string, path: string): Error {
  return Object.assign(new Error(code), { code, path });
}
