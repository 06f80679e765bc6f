/** Groups items by a name, or by what else they share, in the order in which these first occur. */
export function groupBy<T, K = string>(items: Iterable<T>, nameOf: (item: T) => K): Map<K, T[]> {
  return groupPairs(Array.from(items, (item) => [nameOf(item), item] as const));
}

/** Groups the values of pairs by their names, in the order in which these first occur. */
export function groupPairs<K, V>(pairs: Iterable<readonly [name: K, value: V]>): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const [name, value] of pairs) {
    const group = groups.get(name);
    if (group) group.push(value);
    else groups.set(name, [value]);
  }
  return groups;
}
