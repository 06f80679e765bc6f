import type { Problem } from '../diagnostic.ts';

/** Decodes UTF-8 → the text, or the problem with the offset of the first byte that is none. */
export function decodeText(bytes: Uint8Array): string | Problem {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).replace(/^\uFEFF/, '');
  } catch {
    const lossy = new TextDecoder('utf-8').decode(bytes);
    return {
      code: 'invalid-utf-8',
      severity: 'error',
      message: 'This file has a character that is not UTF-8 text.',
      hint: 'Save the file again with the encoding UTF-8.',
      at: { offset: Math.max(0, lossy.indexOf('\uFFFD')) },
    };
  }
}

/** Finds the first line that a merge has left to be decided. */
export function findConflict(text: string): Problem | undefined {
  const found = /^(<{7}|>{7}|={7}|\|{7})(?=[ \r\n]|$)/m.exec(text);
  return found
    ? {
        code: 'merge-conflict',
        severity: 'error',
        message: 'Two versions of this file were merged, and here somebody has to choose.',
        hint: 'Keep what is right of the lines between <<<<<<< and >>>>>>>, and delete every line that begins with <<<<<<<, |||||||, ======= or >>>>>>>.',
        at: { offset: found.index, length: found[0].length },
      }
    : undefined;
}
