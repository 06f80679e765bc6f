const levels = [1, 0.82, 0.64, 0.46, 0.28, 0.1];

/** Draws a share of a hundred as a hill of that height; the point is on the lowest of several. */
export function Hill({ percent, isLowest }: { percent: number; isLowest: boolean }) {
  const heightOf = (level: number): number => Math.round(108 - percent * level);
  return (
    <svg viewBox="0 0 100 110" aria-hidden="true">
      {levels.map((level) => (
        <path key={level} d={`M0 108C17 108 25 ${heightOf(level)} 50 ${heightOf(level)}S83 108 100 108`} />
      ))}
      {isLowest && <circle cx="50" cy={heightOf(1)} r="4" />}
    </svg>
  );
}
