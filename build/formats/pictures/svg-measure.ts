/** The most references that lead on to each other. */
const mostLevels = 16;

/** What something adds to what a program draws. */
export interface Addition {
  /** How long drawing it takes, without what it refers to: 1 for a small shape. */
  cost: number;
  /** How much longer each shape in it takes, for what it inherits. */
  perShape: number;
  /** The numbers in its lines: no line has more corners, and each may get a marker. */
  points: number;
  references: Reference[];
}

/** An element. */
export interface Drawn extends Addition {
  children: Drawn[];
}

/** A reference to what is drawn in the place of an element (`use`), for each shape or corner in it, or `once`. */
interface Reference {
  id: string;
  times: 'use' | 'shapes' | 'points' | 'once';
}

export function newDrawn(cost: number): Drawn {
  return { cost, perShape: 0, points: 0, references: [], children: [] };
}

/** What is drawn for an element, with all that it refers to. */
interface Measure {
  cost: number;
  shapes: number;
  points: number;
  /** How many references lead on to each other in it. */
  levels: number;
}

const nothing: Measure = { cost: 0, shapes: 0, points: 0, levels: 0 };
const unknown: Measure = { ...nothing };
const endless: Measure = { cost: Number.POSITIVE_INFINITY, shapes: 0, points: 0, levels: mostLevels };

/** Adds up what elements draw: without end, if references lead back to where they are. */
export function measureCost(root: Drawn, byId: ReadonlyMap<string, Drawn>): number {
  const known = new Map<Drawn, Measure>();
  function measure(drawn: Drawn, level: number): Measure {
    const before = known.get(drawn);
    // What leads back to itself has parts that are not known yet.
    if (before === unknown) return endless;
    if (before) return level + before.levels > mostLevels ? endless : before;
    if (level > mostLevels) return endless;
    known.set(drawn, unknown);
    const sum = { ...nothing, cost: drawn.cost, points: drawn.points };
    const inside = drawn.references.filter(({ times }) => times === 'use');
    for (const child of drawn.children) addTo(sum, measure(child, level), 0);
    for (const { id } of inside) addTo(sum, measureId(id, level + 1), 1);
    sum.shapes = Math.max(1, sum.shapes);
    for (const { id, times } of drawn.references) {
      if (times === 'use') continue;
      const { cost, levels } = measureId(id, level + 1);
      const factor = times === 'once' ? 1 : Math.max(1, sum[times]);
      sum.cost += cost === 0 ? 0 : cost * factor;
      sum.levels = Math.max(sum.levels, levels + 1);
    }
    sum.cost += drawn.perShape * sum.shapes;
    known.set(drawn, sum);
    return sum;
  }
  function measureId(id: string, level: number): Measure {
    const drawn = byId.get(id);
    return drawn ? measure(drawn, level) : nothing;
  }
  return measure(root, 0).cost;
}

function addTo(sum: Measure, { cost, shapes, points, levels }: Measure, step: number): void {
  sum.cost += cost;
  sum.shapes += shapes;
  sum.points += points;
  sum.levels = Math.max(sum.levels, levels + step);
}
