import type { Piece } from '../../build/translations/units/marks.ts';

/** Joins words and marks to the text they were split from. */
export function writePieces(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : piece.open + writePieces(piece.content) + (piece.close ?? '')))
    .join('');
}
