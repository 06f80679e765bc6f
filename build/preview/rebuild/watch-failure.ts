import { errorCode } from '../../model/files/error-code.ts';

/** What allows more, by the code of an error of `fs.watch`. */
const advice: Readonly<Record<string, string>> = {
  ENOSPC: 'To see saves at once, let this user watch more folders: sudo sysctl fs.inotify.max_user_watches=524288',
  EMFILE:
    'To see saves at once, let this user run more watching programs: sudo sysctl fs.inotify.max_user_instances=512 (if that does not help, ulimit -n 65536)',
};

/** Explains why changes are not reported by the system, and what to do about it. */
export function describeWatchFailure(error: unknown): string {
  const code = errorCode(error) ?? '';
  const reason = error instanceof Error ? error.message : String(error);
  return `The system does not report changed files (${reason}). The preview compares all files every second instead.${
    advice[code] === undefined ? '' : ` ${advice[code]}`
  }`;
}
