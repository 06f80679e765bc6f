/** Returns a function that computes its result once for each locale: every page asks, and `Intl.Locale` is slow. */
export function byLocale<T>(compute: (locale: string) => T): (locale: string) => T {
  const results = new Map<string, T>();
  return (locale) => {
    const known = results.get(locale);
    if (known !== undefined) return known;
    const result = compute(locale);
    results.set(locale, result);
    return result;
  };
}
