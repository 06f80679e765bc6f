import { errorCode } from '../../model/files/error-code.ts';
import { WriteProblem } from './writer.ts';

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'it may not be written to',
  EPERM: 'it may not be written to',
  EROFS: 'it is on a read-only disk',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file where the folder must be',
  EIO: 'the disk has a fault',
  EFBIG: 'the file is larger than the system allows (ulimit -f)',
};

/** The calls that change a file system, by the system's names. */
const writingCalls = /^(?:open|write|close|fsync|mkdir|rename|copyfile|link|symlink|unlink|rmdir|rm)$/;

/** Explains an error of writing. Returns errors of another kind as they are. */
export function explainError(
  error: unknown,
  /** `begun`: whether files were already moved into the output. `place`: what is to be named instead of a path. */
  { folder, begun, place = pathOf(error) ?? folder }: { folder: string; begun: boolean; place?: string },
): unknown {
  const reason = reasonOf(error);
  if (reason === undefined) return error;
  return new WriteProblem(
    begun
      ? `The new site is only partly in ${folder}. ${place}: ${reason}. Change that; the next command finishes the rest, old pages stay until then.`
      : `The site could not be written to ${place}: ${reason}. What was there before is still there.`,
  );
}

/** Returns the path that a system call was given last: where it is to go, if it is a rename. */
function pathOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('dest' in error && typeof error.dest === 'string') return error.dest;
  return 'path' in error && typeof error.path === 'string' ? error.path : undefined;
}

function reasonOf(error: unknown): string | undefined {
  const code = errorCode(error) ?? '';
  const known = reasons[code];
  if (known !== undefined) return known;
  // A file that is missing is one that the build reads: folders are made before files are written to them.
  const isOfWriting = error instanceof Error && 'syscall' in error && writingCalls.test(String(error.syscall));
  return isOfWriting && code !== 'ENOENT' ? `the system reports ${code}` : undefined;
}
