/**
 * The parts of portraits, as path data with absolute coordinates. Those of a head are around its middle and fit a face
 * that is 36 units wide; the others are in the frame of 160 units. A person turns to the right.
 */

/** Fills and colored lines: the ground of the portrait, four inks, white, and the color of the point. */
export type Tone = 'skin' | 'ink' | 'deep' | 'blue' | 'sky' | 'white' | 'point';

/** A face: half its width, how far the chin is below the middle, how wide the chin is, how low the cheeks are. */
interface Head {
  half: number;
  chin: number;
  jaw: number;
  cheek: number;
}

export const heads = {
  oval: { half: 18, chin: 27, jaw: 10, cheek: 14 },
  round: { half: 19.5, chin: 24, jaw: 15, cheek: 12 },
  long: { half: 16.5, chin: 30, jaw: 9, cheek: 16 },
  square: { half: 18, chin: 27, jaw: 17, cheek: 20 },
  pointed: { half: 18.5, chin: 28, jaw: 5, cheek: 10 },
} satisfies Record<string, Head>;

interface Hair {
  /** Behind the head and the shoulders. */
  back?: string;
  /** Over the forehead. */
  front?: string;
  /** Over the shoulder, in front of the body. */
  over?: string;
  /** The hair leaves the ears free. */
  ears?: true;
}

export const hairs: Record<
  | 'crop'
  | 'parted'
  | 'swept'
  | 'curls'
  | 'cloud'
  | 'receding'
  | 'shaved'
  | 'bob'
  | 'shoulder'
  | 'long'
  | 'bun'
  | 'fringe'
  | 'braid'
  | 'waves'
  | 'tail'
  | 'scarf',
  Hair
> = {
  crop: {
    front:
      'M-19 4C-22 -9 -23 -31 0 -31C23 -31 22 -9 19 4C18 -4 17 -10 13 -14C6 -16 -6 -16 -13 -14C-17 -10 -18 -4 -19 4Z',
    ears: true,
  },
  parted: {
    front:
      'M-19 5C-23 -9 -25 -33 -2 -33C22 -35 24 -10 19 5C18 -2 16 -8 10 -11C2 -14 -4 -19 -6 -24C-8 -14 -16 -12 -19 5Z',
    ears: true,
  },
  swept: {
    front:
      'M-19 6C-22 -6 -22 -18 -16 -25C-10 -40 18 -42 23 -26C25 -16 20 -8 19 4C18 -6 16 -12 8 -14C0 -13 -12 -14 -15 -9C-18 -5 -18 0 -19 6Z',
    ears: true,
  },
  curls: {
    front: `M20 0${curls({ x: 20, y: 18 }, -20, 200, 9)}C-16 -8 -14 -12 -8 -14C0 -17 8 -16 13 -13C17 -10 18 -4 20 0Z`,
    ears: true,
  },
  cloud: {
    back: `M26 8${curls({ x: 29, y: 28 }, -38, 218, 13)}Z`,
    front: 'M-18 -4C-16 -14 -8 -17 0 -17C8 -17 16 -14 18 -4C20 -22 12 -30 0 -30C-12 -30 -20 -22 -18 -4Z',
  },
  receding: {
    front: 'M-19 8C-23 -2 -22 -14 -16 -19C-15 -12 -17 -6 -18 -2ZM19 8C23 -2 22 -14 16 -19C15 -12 17 -6 18 -2Z',
    ears: true,
  },
  shaved: { ears: true },
  bob: {
    back: 'M-22 22C-29 -4 -28 -34 0 -34C28 -34 29 -4 22 22Z',
    front:
      'M-22 20C-26 -6 -22 -31 4 -31C-2 -18 -12 -14 -16 -4C-17 4 -17 12 -16 20ZM22 20C26 -6 24 -27 4 -31C8 -20 15 -14 17 -4C17 4 17 12 16 20Z',
  },
  shoulder: {
    back: 'M-27 46C-31 12 -29 -35 0 -35C29 -35 31 12 27 46Z',
    front: 'M-8 -31C-24 -28 -24 0 -20 22C-17 8 -18 -8 -6 -22C4 -10 16 -10 18 6C19 12 19 18 20 24C26 0 24 -30 -2 -33Z',
  },
  long: {
    back: 'M-30 70C-30 40 -31 -36 0 -36C31 -36 30 40 30 70Z',
    front: 'M0 -33C-26 -33 -24 0 -20 20C-18 4 -16 -14 0 -24C16 -14 18 4 20 20C24 0 26 -33 0 -33Z',
  },
  bun: {
    back: 'M-10 -30C-16 -46 16 -46 10 -30Z',
    front: 'M-19 3C-24 -12 -21 -32 0 -32C21 -32 24 -12 19 3C18 -8 12 -16 0 -18C-12 -16 -18 -8 -19 3Z',
    ears: true,
  },
  fringe: {
    back: 'M-24 26C-28 -4 -27 -34 0 -34C27 -34 28 -4 24 26Z',
    front:
      'M-24 24C-27 -8 -23 -33 0 -33C23 -33 27 -8 24 24L17 24C19 8 18 0 17 -8C6 -5 -6 -5 -17 -8C-18 0 -19 8 -17 24Z',
  },
  braid: {
    front: 'M-19 3C-24 -12 -21 -33 0 -33C21 -33 24 -12 19 3C18 -8 10 -14 2 -20C-6 -14 -18 -8 -19 3Z',
    over: 'M-19 0C-27 8 -28 14 -24 19C-31 25 -31 31 -25 35C-31 41 -30 47 -24 50C-27 56 -24 62 -20 66C-18 58 -17 54 -19 50C-14 46 -14 39 -19 35C-14 30 -14 24 -19 19C-16 14 -17 8 -16 4Z',
    ears: true,
  },
  waves: {
    back: 'M-25 40C-36 34 -24 24 -29 14C-36 2 -28 -36 0 -36C30 -36 35 0 29 14C24 24 36 34 26 40Z',
    front:
      'M6 -32C-20 -34 -26 -10 -20 14C-18 0 -12 -8 -2 -12C6 -15 10 -20 11 -24C14 -14 18 -6 20 12C26 -12 22 -30 6 -32Z',
  },
  tail: {
    back: 'M-12 -28C-34 -36 -38 -10 -30 10C-32 18 -30 24 -26 28C-22 18 -20 0 -18 -8Z',
    front: 'M-19 3C-24 -12 -21 -32 0 -32C21 -32 24 -12 19 3C18 -8 14 -16 6 -18C-6 -18 -16 -8 -19 3Z',
    ears: true,
  },
  scarf: {
    back: 'M-22 34C-34 0 -28 -34 0 -34C28 -34 34 0 22 34Z',
    front:
      'M-20 24C-27 -6 -24 -32 0 -32C24 -32 27 -6 20 24C14 34 -14 34 -20 24C-10 30 10 30 14 16C17 6 18 -8 10 -16C4 -20 -4 -20 -10 -16C-18 -8 -17 6 -14 16C-16 20 -18 22 -20 24Z',
  },
};

/** A row of curls over the head from one angle to another, in degrees from the right. */
function curls(radius: { x: number; y: number }, from: number, to: number, count: number): string {
  const pointAt = (index: number, out: number): string => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180;
    return `${(radius.x * out * Math.cos(angle)).toFixed(1)} ${(-10 - radius.y * out * Math.sin(angle)).toFixed(1)}`;
  };
  return Array.from({ length: count }, (_, index) => `Q${pointAt(index + 0.5, 1.34)} ${pointAt(index + 1, 1)}`).join(
    '',
  );
}

/** The color of hair and beard. */
export const shades = { dark: 'ink', brown: 'deep', fair: 'sky', grey: 'white' } satisfies Record<string, Tone>;

export const beards = {
  full: 'M-18 2C-20 26 -12 36 0 36C12 36 20 26 18 2C16 10 12 12 8 12C4 10 -4 10 -8 12C-12 12 -16 10 -18 2Z',
  short: 'M-18 6C-17 22 -10 30 0 30C10 30 17 22 18 6C15 14 10 15 6 13.5C2 12.5 -2 12.5 -6 13.5C-10 15 -15 14 -18 6Z',
  moustache: 'M-10 15C-8 10 -3 10 0 11C3 10 8 10 10 15C6 16 3 14 0 14C-3 14 -6 16 -10 15Z',
};

/** What a face says: lines of the brows and the mouth. */
export const looks = {
  smile: {
    brows: 'M-12 -6.5C-10 -8.5 -7 -8.5 -4.5 -7M4.5 -7C7 -8.5 10 -8.5 12 -6.5',
    mouth: 'M-5.5 15C-3.5 19.5 3.5 19.5 5.5 15',
  },
  calm: { brows: 'M-12 -6L-5 -6.5M5 -6.5L12 -6', mouth: 'M-4.5 17C-2 18 2 18 4.5 17' },
  curious: {
    brows: 'M-12 -5.5L-5 -5.5M4.5 -8C7 -10 10 -10 12 -7.5',
    mouth: 'M-4.5 17.5C-1 18.5 3 18 5 15',
  },
  laugh: {
    brows: 'M-12.5 -7C-11 -9.5 -7 -10 -4.5 -8M4.5 -8C7 -10 11 -9.5 12.5 -7',
    mouth: 'M-6 14.5L6 14.5C5.5 21 -5.5 21 -6 14.5Z',
  },
};

const lens = (x: number): string =>
  `M${x - 6.5} 1C${x - 6.5} -7.5 ${x + 6.5} -7.5 ${x + 6.5} 1C${x + 6.5} 9.5 ${x - 6.5} 9.5 ${x - 6.5} 1Z`;

export const glasses = {
  round: `${lens(-8)}${lens(8)}M-1.5 0L1.5 0M-14.5 0L-19 -2M14.5 0L19 -2`,
  square: 'M-15 -4L-2 -4L-2.5 6L-13.5 6ZM15 -4L2 -4L2.5 6L13.5 6ZM-2 -2L2 -2M-15 -3L-19 -3M15 -3L19 -3',
  half: 'M-15 1L-2 1C-2 9 -14 9 -15 1ZM15 1L2 1C2 9 14 9 15 1ZM-2 1L2 1M-15 1L-19 -2M15 1L19 -2',
};

/** Half the width of neck and shoulders, and how far the shoulders fall. */
export const builds = {
  slight: { neck: 6.5, shoulder: 33, fall: 22 },
  medium: { neck: 8, shoulder: 39, fall: 20 },
  broad: { neck: 10.5, shoulder: 47, fall: 18 },
};

interface Garment {
  tone: Tone;
  /** What is worn below it, white at the neck. */
  inner?: string;
  /** Seams and edges. */
  lines?: string;
  /** What lies around the neck, and its tone. */
  over?: { tone: Tone; d: string };
}

export const garments: Record<
  'blazer' | 'shirt' | 'round' | 'rollneck' | 'open' | 'scarf' | 'hood' | 'vest' | 'striped',
  Garment
> = {
  blazer: {
    tone: 'deep',
    inner: 'M70 84L80 128L90 84Z',
    lines: 'M68 87L80 128L92 87M68 87L60 104L67 107L63 112L80 132M92 87L100 104L93 107L97 112L80 132L80 160',
  },
  shirt: {
    tone: 'white',
    lines: 'M71 84L66 92L76 104L80 94L84 104L94 92L89 84M80 94L80 160M96 122L108 122L108 136L96 136Z',
  },
  round: { tone: 'blue', lines: 'M67 88C70 100 90 100 93 88' },
  rollneck: { tone: 'deep', over: { tone: 'deep', d: 'M69 79C74 83 86 83 91 79L94 94C86 99 74 99 66 94Z' } },
  open: { tone: 'white', lines: 'M70 85L80 112L90 85M66 88L80 118L94 88' },
  scarf: {
    tone: 'deep',
    over: {
      tone: 'white',
      d: 'M64 84C70 92 90 92 96 84C101 92 99 98 92 100L96 136L84 138L82 102C74 102 60 100 64 84Z',
    },
  },
  vest: {
    tone: 'white',
    inner: 'M71 84L66 92L76 104L80 94L84 104L94 92L89 84Z',
    over: { tone: 'blue', d: 'M64 95L68 92L80 122L92 92L96 95C99 112 100 132 101 160L59 160C60 132 61 112 64 95Z' },
  },
  striped: {
    tone: 'white',
    lines:
      'M67 88C70 99 90 99 93 88M56 108C70 112 90 112 104 108M54 119C70 123 90 123 106 119M53 130C70 134 90 134 107 130M53 141C70 145 90 145 107 141M53 152C70 156 90 156 107 152',
  },
  hood: {
    tone: 'blue',
    over: { tone: 'blue', d: 'M58 92C58 80 70 78 72 84C76 92 84 92 88 84C90 78 102 80 102 92C96 104 64 104 58 92Z' },
    lines: 'M73 98L72 118M87 98L88 114',
  },
};
