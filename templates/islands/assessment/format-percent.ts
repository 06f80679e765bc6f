/** Formats a share of a hundred: `62%`, in French `62 %`. */
export function formatPercent(lang: string, percent: number): string {
  return new Intl.NumberFormat(lang, { style: 'percent' }).format(percent / 100);
}
