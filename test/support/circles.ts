/**
 * Finds groups of nodes that lead to each other, each sorted: Tarjan's strongly connected components of more than one.
 */
export function findCircles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    lowest.set(node, own);
    open.push(node);
    for (const next of edges.get(node) ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? (order.get(next) ?? own) : own) : visit(next);
      lowest.set(node, Math.min(lowest.get(node) ?? own, reached));
    }
    if (lowest.get(node) === own) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1) circles.push(group.sort());
    }
    return lowest.get(node) ?? own;
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return circles.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}
