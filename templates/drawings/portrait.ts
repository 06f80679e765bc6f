import { hands, type Layer } from './portrait-hands.ts';
import { beards, builds, garments, glasses, hairs, heads, looks, shades } from './portrait-parts.ts';
import { seededRandom } from './random.ts';

const side = 160;
/** The `viewBox` of portraits. */
export const portraitBox = `5 8 ${side - 8} ${side - 8}`;

/** The features of a portrait: what can be seen of a person, and what they hold. */
export interface PortraitFeatures {
  head?: keyof typeof heads;
  hair?: keyof typeof hairs;
  shade?: keyof typeof shades;
  beard?: keyof typeof beards;
  glasses?: keyof typeof glasses;
  build?: keyof typeof builds;
  wears?: keyof typeof garments;
  hands?: keyof typeof hands;
  turned?: 'left' | 'right' | 'front';
  look?: keyof typeof looks;
}

const neckTop = 86;
/** The width of outlines. */
export const outlineWidth = 1.8;

/** How much of a shade's tone covers what is below it. */
export const shadeOpacity = 0.34;

/** Returns how wide a layer is drawn that is a line; a thin one has the width of outlines. */
export function lineWidth({ tone, as }: Pick<Layer, 'tone' | 'as'>): number | undefined {
  if (as === 'sleeve') return 16.4;
  if (as === 'edge') return 20;
  if (as === 'eye') return 4;
  return as === 'line' && tone !== 'ink' ? 4.5 : undefined;
}

/** Where the middle of a head is. */
const middle = { x: 80, y: 51 };
/** How much larger heads are than their parts are written. */
const headScale = 1.14;
/** How much lower some people are than others, at most. */
const lowest = 8;

/**
 * Draws a person to the waist, as layers from the back to the front in the units of `portraitBox`. The skin is the
 * ground. Eyes and nose are alike: what differs is the shape of head and body, the hair, the brows and the mouth, the
 * pose, and what is worn and held. Features that are not chosen depend on the seed.
 */
export function drawPortrait(seed: string, chosen: PortraitFeatures = {}): Layer[] {
  const random = seededRandom(`portrait ${seed}`);
  const pick = <Name extends string>(parts: Record<Name, unknown>): Name => {
    const names = Object.keys(parts) as Name[];
    return names[Math.floor(random() * names.length)] as Name;
  };
  // Each choice is drawn, used or not: one more fact must not change the others.
  const seeded = {
    head: pick(heads),
    hair: pick(hairs),
    shade: pick(shades),
    build: pick(builds),
    wears: pick(garments),
    turned: pick({ left: 1, right: 1, front: 1 }),
    hands: 'rest' as const,
  };
  const down = Math.round(lowest * random());
  const look = pick(looks);
  const features = { ...seeded, look, ...chosen };
  const left = features.turned === 'left';
  return drawBody(features).map((layer) => ({
    ...layer,
    d: place(layer.d, { x: left ? side : 0, y: down, wide: left ? -1 : 1 }),
  }));
}

type Chosen = PortraitFeatures & Required<Omit<PortraitFeatures, 'beard' | 'glasses'>>;

function drawBody({
  head,
  hair,
  shade,
  beard,
  glasses: worn,
  build,
  wears,
  hands: held,
  turned,
  look,
}: Chosen): Layer[] {
  const face = heads[head];
  const cut = hairs[hair];
  const garment = garments[wears];
  const { tilt = 0, aside = 0, down = 0, draw } = hands[held];
  const { neck, shoulder, fall } = builds[build];
  const turn = turned === 'front' ? 0 : 1;
  // The light comes from the left of the picture, also where the person is mirrored.
  const isNearSideDark = turned === 'left';
  const [x, y] = [middle.x + aside, middle.y + down];
  const wide = face.half / 18;
  /** Places a part of the head; what is in front of it turns further. */
  const atHead = (d: string, further = 0, size = { wide, high: 1 }): string =>
    place(d, { x: x + turn * further, y, tilt, wide: size.wide * headScale, high: size.high * headScale });
  const plain = { wide: 1, high: 1 };
  const chin = y + face.chin * headScale;
  const hairTone = shades[shade];
  const [left, right] = [middle.x - shoulder, middle.x + shoulder];
  const layers: (Layer | false | undefined)[] = [
    cut.back !== undefined && { tone: hairTone, d: atHead(cut.back, -2) },
    { tone: garment.tone, d: torso({ neck, left, right, fall }) },
    {
      tone: 'skin',
      d: `M${80 - neck + aside / 2} ${y + 10}L${80 - neck} 90C${83 - neck} 98 ${77 + neck} 98 ${80 + neck} 90L${80 + neck + aside / 2} ${y + 10}Z`,
    },
    { tone: 'deep', d: neckShade({ neck, chin, isLeft: isNearSideDark }), as: 'shade' },
    garment.inner !== undefined && { tone: 'white', d: garment.inner },
    garment.lines !== undefined && { tone: 'ink', d: garment.lines, as: 'line' },
    garment.over,
    cut.ears && { tone: 'skin', d: atHead(ear(-face.half) + (turn ? '' : ear(face.half)), 0, plain) },
    { tone: 'skin', d: atHead(outline(face, turn), 0, plain) },
    { tone: 'deep', d: atHead(isNearSideDark ? nearShade(face) : farShade(face, turn), 0, plain), as: 'shade' },
    beard && {
      tone: hairTone,
      d:
        beard === 'moustache'
          ? atHead(beards[beard], 6, plain)
          : atHead(beards[beard], 2, { wide, high: face.chin / 27 }),
    },
    { tone: 'ink', d: atHead(turn ? 'M7 0L11 9L7 10.5' : 'M0 1L-2.5 9.5L1.5 10.5', 0, plain), as: 'line' },
    { tone: 'ink', d: atHead(eyes, 3, plain), as: 'eye' },
    { tone: 'ink', d: atHead(looks[look].brows, 3, plain), as: 'line' },
    // On dark hair a line of skin.
    { tone: beard && hairTone === 'ink' ? 'skin' : 'ink', d: atHead(looks[look].mouth, 5, plain), as: 'line' },
    cut.front !== undefined && { tone: hairTone, d: atHead(cut.front, 1) },
    worn && { tone: 'ink', d: atHead(glasses[worn], 3), as: 'line' },
    cut.over !== undefined && { tone: hairTone, d: atHead(cut.over) },
    ...draw({ left, right, tone: garment.tone, head: { x, y } }),
  ];
  return layers.filter((layer) => layer !== false && layer !== undefined);
}

const eyes = 'M-8 0L-8 1M8 0L8 1';

type Face = (typeof heads)[keyof typeof heads];

/** Draws the outline of a face; one that is turned has its chin aside. */
function outline({ half, chin, jaw, cheek }: Face, turn: number): string {
  const aside = 3 * turn;
  return `M${-half} -2C${-half} -34 ${half} -34 ${half} -2C${half + turn} ${cheek} ${aside + jaw} ${chin} ${aside} ${chin}C${aside - jaw} ${chin} ${-half} ${cheek} ${-half} -2Z`;
}

/** Draws the shade beyond the nose, whose edge is the profile: brow, nose, lips, chin. */
function farShade({ half, chin, jaw, cheek }: Face, turn: number): string {
  const aside = 3 * turn;
  const [brow, tip] = turn ? [6, 11] : [1, 4];
  return `M${brow} -26L${brow + turn} -3L${tip} 9L${brow} 11C${brow + 2} 14 ${brow + 2} 15 ${brow + 0.5} 17C${brow + 2} 19 ${brow} 22 ${aside} ${chin}C${aside + jaw} ${chin} ${half + turn} ${cheek} ${half} -2C${half} -18 ${brow + 8} -26 ${brow} -26Z`;
}

/** Draws the shade on the cheek that is turned to the viewer. */
const nearShade = ({ half, chin, jaw, cheek }: Face): string =>
  `M3 ${chin}C${3 - jaw} ${chin} ${-half} ${cheek} ${-half} -2C${-half} -16 ${-half + 6} -24 -6 -26C-3 -14 -2 -6 -5 0C-9 8 -6 18 3 ${chin}Z`;

/** Draws the shade that the chin throws on the neck. */
const neckShade = ({ neck, chin, isLeft }: { neck: number; chin: number; isLeft: boolean }): string => {
  const [light, dark] = isLeft ? [80 + neck, 80 - neck] : [80 - neck, 80 + neck];
  return `M${light} ${chin - 12}L${light} ${chin + 2}L${dark} ${Math.max(chin + 9, 92)}L${dark} ${chin - 12}Z`;
};

const ear = (edge: number): string => {
  const out = Math.sign(edge);
  return `M${edge - out} -2C${edge + 6 * out} -6 ${edge + 5 * out} 9 ${edge - out} 8`;
};

/** Draws the body, whose lower edge is that of the frame and has no line. */
function torso({ neck, left, right, fall }: { neck: number; left: number; right: number; fall: number }): string {
  const low = neckTop + fall;
  return `M${left - 5} 160C${left - 4} 150 ${left - 3} 126 ${left} ${low}C${left + 4} ${neckTop + 4} ${78 - neck} ${neckTop + 8} ${80 - neck} ${neckTop}L${80 + neck} ${neckTop}C${82 + neck} ${neckTop + 8} ${right - 4} ${neckTop + 4} ${right} ${low}C${right + 3} 126 ${right + 4} 150 ${right + 5} 160`;
}

interface Placement {
  x: number;
  y: number;
  wide?: number;
  high?: number;
  /** Degrees, clockwise. */
  tilt?: number;
}

/** Scales, turns and moves path data, in halves of a unit. */
function place(d: string, { x, y, wide = 1, high = 1, tilt = 0 }: Placement): string {
  const angle = (tilt * Math.PI) / 180;
  const half = (value: number): number => Math.round(value * 2) / 2;
  return d.replace(/(?<![-\d.])(-?[\d.]+) (-?[\d.]+)/g, (_, writtenX: string, writtenY: string) => {
    const across = Number(writtenX) * wide;
    const along = Number(writtenY) * high;
    return [
      half(x + across * Math.cos(angle) - along * Math.sin(angle)),
      half(y + across * Math.sin(angle) + along * Math.cos(angle)),
    ].join(' ');
  });
}
