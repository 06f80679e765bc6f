/** A start and the three points of each Bézier curve after it: x and y in turn. */
export type Curve = readonly number[];

/** Lines that lead from one curve to another. */
export interface Strands {
  inner: Curve;
  outer: Curve;
  count: number;
}

interface Hair {
  strands: readonly Strands[];
  /** The hair leaves the ears free. */
  ears?: true;
  /** Path data beside the strands. */
  extra?: string;
  /** The head's own outline where no hair covers it. */
  crown?: string;
}

/** Mirrors a curve at the middle of the portrait. */
const mirrored = (curve: Curve): Curve => curve.map((value, index) => (index % 2 === 0 ? 160 - value : value));
const both = (inner: Curve, outer: Curve, count: number): Strands[] => [
  { inner, outer, count },
  { inner: mirrored(inner), outer: mirrored(outer), count },
];

/** The outline of the face, from temple to temple. */
export const faces = {
  oval: 'M56 60C56 82 64 102 80 102S104 82 104 60',
  round: 'M55 60C54 86 66 100 80 100S106 86 105 60',
  long: 'M57 60C57 84 66 106 80 106S103 84 103 60',
  square: 'M56 60C55 80 58 94 68 100Q80 105 92 100C102 94 105 80 104 60',
};

const hairline: Curve = [57, 60, 58, 48, 66, 43, 80, 43, 94, 43, 102, 48, 103, 60];

/** Hair, as contour lines that follow the head. */
export const hairs: Record<
  | 'crop'
  | 'parted'
  | 'swept'
  | 'curls'
  | 'receding'
  | 'bob'
  | 'shoulder'
  | 'long'
  | 'bun'
  | 'fringe'
  | 'braid'
  | 'waves',
  Hair
> = {
  crop: {
    strands: [{ inner: hairline, outer: [54, 63, 49, 38, 62, 27, 80, 27, 98, 27, 111, 38, 106, 63], count: 4 }],
    ears: true,
  },
  parted: {
    strands: [
      { inner: [68, 42, 62, 46, 58, 52, 57, 62], outer: [66, 30, 52, 32, 49, 46, 53, 64], count: 4 },
      { inner: [68, 42, 82, 50, 98, 48, 103, 62], outer: [66, 30, 88, 20, 114, 32, 107, 64], count: 4 },
    ],
    ears: true,
  },
  swept: {
    strands: [
      {
        inner: [57, 62, 58, 50, 66, 46, 78, 48, 92, 50, 101, 50, 103, 62],
        outer: [54, 63, 46, 32, 66, 16, 92, 22, 110, 26, 112, 48, 106, 63],
        count: 4,
      },
    ],
    ears: true,
  },
  curls: {
    strands: [{ inner: hairline, outer: [56, 62, 54, 42, 66, 36, 80, 36, 94, 36, 106, 42, 104, 62], count: 2 }],
    extra: curls(),
    ears: true,
  },
  receding: {
    strands: [...both([58, 54, 57, 57, 57, 60, 57, 68], [56, 44, 51, 50, 51, 58, 54, 68], 4)],
    crown: 'M56 60C55 40 66 31 80 31S105 40 104 60',
    ears: true,
  },
  bob: {
    strands: [
      { inner: [74, 40, 60, 46, 57, 62, 58, 92], outer: [72, 27, 42, 30, 40, 66, 48, 100], count: 4 },
      { inner: [74, 40, 94, 44, 103, 62, 102, 92], outer: [72, 27, 118, 24, 120, 66, 112, 100], count: 4 },
    ],
  },
  shoulder: {
    strands: [
      { inner: [86, 40, 64, 44, 56, 62, 57, 106], outer: [88, 26, 44, 24, 40, 70, 42, 124], count: 4 },
      { inner: [86, 40, 98, 46, 103, 62, 103, 106], outer: [88, 26, 118, 28, 120, 70, 118, 124], count: 4 },
    ],
  },
  long: {
    strands: [
      { inner: [80, 40, 62, 42, 54, 66, 58, 110], outer: [80, 26, 42, 24, 44, 80, 36, 140], count: 4 },
      { inner: [80, 40, 98, 42, 106, 66, 102, 110], outer: [80, 26, 118, 24, 116, 80, 124, 140], count: 4 },
    ],
  },
  bun: {
    strands: [{ inner: hairline, outer: [55, 62, 51, 42, 64, 32, 80, 32, 96, 32, 109, 42, 105, 62], count: 4 }],
    extra:
      'M69 30C62 20 70 10 80 10S98 20 91 30M74 29C69 22 73 16 80 16S91 22 86 29M78 27C76 24 77 22 80 22S84 24 82 27',
    ears: true,
  },
  fringe: {
    strands: [
      { inner: [80, 28, 66, 34, 60, 44, 59, 57], outer: [80, 28, 94, 34, 100, 44, 101, 57], count: 7 },
      ...both([70, 30, 56, 36, 52, 58, 56, 90], [74, 26, 42, 28, 44, 66, 48, 96], 4),
    ],
  },
  braid: {
    strands: [
      { inner: hairline, outer: [55, 62, 50, 38, 64, 28, 80, 28, 96, 28, 110, 38, 105, 62], count: 4 },
      { inner: [104, 64, 106, 78, 106, 88, 104, 96], outer: [108, 58, 116, 74, 116, 86, 112, 98], count: 3 },
    ],
    extra: 'M104 97q10 4 6 13q-10 2-6-13M106 110q11 3 7 13q-11 2-7-13M109 123q10 4 7 13q-10 1-7-13M112 136q2 6 4 8',
  },
  waves: {
    strands: [
      {
        inner: [76, 41, 62, 44, 58, 56, 58, 70, 58, 80, 54, 84, 57, 96],
        outer: [74, 26, 48, 28, 36, 54, 44, 70, 50, 84, 36, 94, 46, 112],
        count: 4,
      },
      {
        inner: [76, 41, 98, 44, 102, 56, 102, 70, 102, 80, 106, 84, 103, 96],
        outer: [74, 26, 112, 24, 124, 54, 116, 70, 110, 84, 124, 94, 114, 112],
        count: 4,
      },
    ],
  },
};

/** Rings of hair in two rows around the head. */
function curls(): string {
  const row = (count: number, away: number, size: number): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = Math.PI * (0.95 + (1.1 * index) / (count - 1));
      const x = Math.round(80 + away * Math.cos(angle));
      const y = Math.round(58 + away * 0.92 * Math.sin(angle));
      return `M${x - size} ${y}a${size} ${size} 0 1 1 ${2 * size - 1} 2`;
    }).join('');
  return row(9, 27, 5) + row(8, 20, 4.5);
}

/** Beards, as lines along the jaw. */
export const beards = {
  full: [
    {
      inner: [60, 80, 62, 94, 70, 98, 80, 98, 90, 98, 98, 94, 100, 80],
      outer: [55, 70, 55, 100, 68, 112, 80, 112, 92, 112, 105, 100, 105, 70],
      count: 4,
    },
    {
      inner: [70, 85, 74, 81, 78, 82, 80, 83, 82, 82, 86, 81, 90, 85],
      outer: [68, 87, 73, 80, 78, 80, 80, 81, 82, 80, 87, 80, 92, 87],
      count: 2,
    },
  ],
  short: [
    {
      inner: [61, 86, 65, 97, 73, 100, 80, 100, 87, 100, 95, 97, 99, 86],
      outer: [57, 78, 60, 98, 70, 105, 80, 105, 90, 105, 100, 98, 103, 78],
      count: 3,
    },
  ],
  moustache: [
    {
      inner: [70, 85, 74, 83, 78, 83, 80, 84, 82, 83, 86, 83, 90, 85],
      outer: [67, 84, 72, 79, 78, 79, 80, 81, 82, 79, 88, 79, 93, 84],
      count: 4,
    },
  ],
} satisfies Record<string, Strands[]>;

/** Glasses, from temple to temple. */
export const glasses = {
  round:
    'M61 69a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M82 69a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M78 67q2-2 4 0M61 67l-4-1M99 67l4-1',
  square: 'M60 63h18v10q-9 5-18 0zM82 63h18v10q-9 5-18 0zM78 66h4M60 65l-4 0M100 65l4 0',
  half: 'M61 67c0 13 17 13 17 0M82 67c0 13 17 13 17 0M61 67h38M61 67l-4-1M99 67l4-1',
};

const neck = 'M71 100V113M89 100V113';
const shoulders = 'M71 113C60 124 34 120 26 160M89 113C100 124 126 120 134 160';

/** Neck, shoulders and what is worn around them. */
export const collars = {
  shirt: `${neck}${shoulders}M71 111L66 117L77 134L80 127L83 134L94 117L89 111M80 127V160`,
  blazer: `${neck}${shoulders}M71 112L80 138L89 112M67 118L56 132L64 136L60 142L79 160M93 118L104 132L96 136L100 142L81 160`,
  round: `${neck}${shoulders}M68 115C70 128 90 128 92 115M65 117C67 133 93 133 95 117`,
  rollneck: `${shoulders}M70 102C74 107 86 107 90 102M69 109C74 114 86 114 91 109M68 116C74 121 86 121 92 116M70 101L68 117M90 101L92 117`,
  open: `${neck}${shoulders}M70 113L80 142L90 113M66 117L80 148L94 117`,
  scarf: `${shoulders}M64 108C70 118 90 118 96 108M62 114C70 126 90 126 98 114M64 121C72 132 88 132 96 121M84 129L82 160M92 126L96 160M88 128L89 160M64 108Q60 115 64 121M96 108Q100 115 96 121`,
};
