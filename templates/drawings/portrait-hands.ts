import type { Tone } from './portrait-parts.ts';

/** A part of a portrait: path data, filled with a tone and edged by a line. */
export interface Layer {
  tone: Tone;
  d: string;
  /** `line`: a line in the tone; `sleeve`: a wide one, for an arm; `edge`: what edges it; `eye`: a dot; `shade`: the side without light. */
  as?: 'line' | 'sleeve' | 'edge' | 'eye' | 'shade';
}

/** What hands are drawn around. */
interface Body {
  /** Where the shoulders end, at both sides. */
  left: number;
  right: number;
  /** The tone of the garment. */
  tone: Tone;
  /** The middle of the head. */
  head: { x: number; y: number };
}

interface Hands {
  /** How the head is held: degrees to the right, and units aside and down. */
  tilt?: number;
  aside?: number;
  down?: number;
  draw: (body: Body) => Layer[];
}

const fill = (tone: Tone, d: string): Layer => ({ tone, d });
const line = (d: string, tone: Tone = 'ink'): Layer => ({ tone, d, as: 'line' });

/** An arm along its middle line; where it begins, in the shoulder, it has no edge. */
const arm = ({ tone, left, right }: Body, d: string): Layer[] => {
  const isLeft = d.startsWith(`M${left + 7} `);
  const shoulder = isLeft ? `M${left + 9} 111L${left + 11} 111` : `M${right - 9} 111L${right - 11} 111`;
  return [
    { tone: 'ink', d, as: 'edge' },
    { tone, d, as: 'sleeve' },
    { tone, d: shoulder, as: 'sleeve' },
  ];
};
const rightArm = (body: Body, elbow: string, hand: string): Layer[] =>
  arm(body, `M${body.right - 7} 112L${elbow}L${hand}`);
/** An arm bent in front of the body. */
const rightBent = (body: Body, hand: string): Layer[] => rightArm(body, `${body.right + 4} 150`, hand);
const leftBent = (body: Body, hand: string): Layer[] => arm(body, `M${body.left + 7} 112L${body.left - 4} 150L${hand}`);
/** The seam of an arm that hangs. */
const leftHanging = ({ left }: Body): Layer => line(`M${left + 12} 120L${left + 9} 160`);
const rightHanging = ({ right }: Body): Layer => line(`M${right - 12} 120L${right - 9} 160`);

/** A hand whose fingers are bent around what it holds. */
const hand = (x: number, y: number): Layer =>
  fill(
    'skin',
    `M${x - 7} ${y - 2}C${x - 7} ${y - 9} ${x + 7} ${y - 9} ${x + 7} ${y - 2}L${x + 7} ${y + 2}C${x + 7} ${y + 9} ${x - 7} ${y + 9} ${x - 7} ${y + 2}ZM${x - 7} ${y - 2}L${x + 1} ${y - 2}M${x - 7} ${y + 2.5}L${x + 1} ${y + 2.5}`,
  );
/** Draws what is held from both sides; `x` and `y` are the place of the left hand. */
const inBothHands =
  ({ x, y }: { x: number; y: number }, held: readonly Layer[]) =>
  (body: Body): Layer[] => [
    ...leftBent(body, `${x} ${y + 4}`),
    ...rightBent(body, `${160 - x} ${y + 4}`),
    ...held,
    hand(x, y),
    hand(160 - x, y),
  ];
const pin = (x: number): Layer => line(`M${x} 116L${x} 116`, 'point');

/** What a person holds or does, with one part in the color of the point. */
export const hands = ofNames({
  rest: { draw: (body) => [leftHanging(body), rightHanging(body), pin(104)] },
  crossed: {
    draw: (body) => [
      ...arm(body, `M${body.left + 7} 112L${body.left - 4} 142L104 134`),
      ...rightArm(body, `${body.right + 4} 142`, '60 144'),
      hand(56, 141),
      pin(104),
    ],
  },
  thinking: {
    tilt: 5,
    aside: 3,
    down: 3,
    draw: (body) => [
      ...arm(body, `M${body.left + 7} 112L${body.left} 152L112 152`),
      ...rightArm(body, `${body.right - 4} 150`, `${body.head.x + 8} 102`),
      hand(body.head.x + 6, 91),
      pin(58),
    ],
  },
  asking: {
    tilt: -2,
    draw: (body) => [
      leftHanging(body),
      ...rightArm(body, `${body.right + 12} 144`, '136 108'),
      fill(
        'skin',
        'M130 104L129 84C129 80 133 80 133 84L133 80C133 76 137 76 137 80L137 79C137 75 141 75 141 79L141 83C141 79 145 79 145 83L144 96L149 91C152 88 155 91 152 94L145 104C143 110 131 110 130 104ZM133 84L133 93M137 80L137 92M141 83L141 93',
      ),
      pin(58),
    ],
  },
  notebook: {
    tilt: 4,
    down: 1,
    draw: (body) => [
      ...leftBent(body, '62 136'),
      fill('white', 'M54 112L96 108L100 142L58 146Z'),
      line('M62 120L90 117.5M63 127L91 124.5M64 134L80 132.5'),
      hand(60, 140),
      ...rightBent(body, '104 136'),
      line('M98 128L88 116', 'point'),
      hand(102, 132),
    ],
  },
  phone: {
    tilt: 6,
    draw: (body) => {
      const { x } = body.head;
      return [
        leftHanging(body),
        ...rightArm(body, `${body.right + 8} 142`, `${x + 27} 84`),
        fill('deep', `M${x + 20} 38L${x + 27} 36L${x + 32} 68L${x + 25} 70Z`),
        line(`M${x + 25.5} 44L${x + 26.5} 50`, 'point'),
        hand(x + 28, 68),
      ];
    },
  },
  cup: {
    draw: (body) => [
      leftHanging(body),
      ...rightBent(body, '96 132'),
      fill('white', 'M76 112L100 112L98 138L78 138Z'),
      line('M78 121L98 121', 'point'),
      hand(99, 128),
    ],
  },
  pen: {
    tilt: -3,
    draw: (body) => [
      leftHanging(body),
      line('M134 66C126 52 120 42 104 26C98 20 92 16 78 14', 'point'),
      ...rightArm(body, `${body.right + 12} 140`, '136 96'),
      fill('white', 'M131 68L135 66L143 84L137 87Z'),
      hand(137, 84),
    ],
  },
  torch: {
    draw: (body) => [
      leftHanging(body),
      ...rightBent(body, '106 128'),
      fill('deep', 'M98 118L128 106L132 116L102 128Z'),
      line('M136 108L150 102M137 114L152 114M135 102L145 92', 'point'),
      hand(108, 124),
    ],
  },
  paper: {
    tilt: 3,
    down: 1,
    draw: inBothHands({ x: 52, y: 138 }, [
      fill('white', 'M52 104L80 106L80 150L50 148ZM108 104L80 106L80 150L110 148Z'),
      line('M58 114L73 115M57.5 122L73 123M87 115L102 114M87 123L102 122M87 131L96 130.5'),
      line('M57 131L70 132', 'point'),
    ]),
  },
  laptop: {
    tilt: 3,
    down: 2,
    draw: (body) => [
      ...leftBent(body, '60 150'),
      ...rightBent(body, '100 150'),
      fill('white', 'M43 160L46 122L114 122L117 160'),
      line('M80 142L80 142', 'point'),
    ],
  },
  headphones: {
    tilt: 3,
    draw: (body) => {
      const { x, y } = body.head;
      const cup = (at: number): Layer =>
        fill(
          'point',
          `M${at - 5} ${y - 4}C${at - 5} ${y - 9} ${at + 5} ${y - 9} ${at + 5} ${y - 4}L${at + 5} ${y + 8}C${at + 5} ${y + 13} ${at - 5} ${y + 13} ${at - 5} ${y + 8}Z`,
        );
      return [
        leftHanging(body),
        rightHanging(body),
        line(`M${x - 23} ${y - 6}C${x - 27} ${y - 49} ${x + 27} ${y - 49} ${x + 23} ${y - 6}`, 'point'),
        cup(x - 22),
        cup(x + 22),
      ];
    },
  },
  watch: {
    tilt: 3,
    draw: (body) => [
      leftHanging(body),
      ...rightBent(body, '100 136'),
      fill('white', 'M82 120C82 106 102 106 102 120C102 134 82 134 82 120Z'),
      line('M92 109L92 104M88 104L96 104'),
      line('M92 120L96 114', 'point'),
      hand(100, 132),
    ],
  },
  magnifier: {
    tilt: 4,
    draw: (body) => [
      ...leftBent(body, '58 142'),
      fill('white', 'M52 110L92 110L92 152L52 152Z'),
      line('M58 119L82 119M58 127L76 127M58 135L84 135'),
      hand(54, 138),
      ...rightBent(body, '110 142'),
      line('M80 122C80 110 100 110 100 122C100 134 80 134 80 122ZM97 130L106 140', 'point'),
      hand(108, 142),
    ],
  },
  chart: {
    draw: (body) => [
      leftHanging(body),
      ...rightBent(body, '104 138'),
      fill('white', 'M60 104L106 104L106 146L60 146Z'),
      line('M66 138L100 138'),
      line('M66 136C78 136 76 112 83 112C90 112 88 136 100 136', 'point'),
      hand(106, 136),
    ],
  },
  microphone: {
    draw: (body) => [
      leftHanging(body),
      ...rightBent(body, '112 122'),
      fill('deep', 'M114 88L122 90L116 122L109 120Z'),
      fill('point', 'M112 82C112 73 126 73 126 82C126 91 112 91 112 82Z'),
      hand(112, 116),
    ],
  },
  triangle: {
    tilt: -3,
    draw: (body) => [
      leftHanging(body),
      ...rightArm(body, `${body.right + 10} 142`, '138 106'),
      fill('point', 'M123 30L155 86L101 86Z'),
      fill('skin', 'M124 52L136 75L114 75Z'),
      hand(138, 92),
    ],
  },
  ship: {
    draw: inBothHands({ x: 56, y: 138 }, [
      fill('white', 'M60 100L71 100L71 118L60 118Z'),
      fill('sky', 'M74 108L85 108L85 118L74 118Z'),
      fill('white', 'M85 108L96 108L96 118L85 118ZM79 98L90 98L90 108L79 108Z'),
      fill('point', 'M46 118L120 118L109 136L56 136Z'),
    ]),
  },
  cake: {
    tilt: 3,
    down: 1,
    draw: inBothHands({ x: 56, y: 142 }, [
      fill('white', 'M60 116C60 110 100 110 100 116L100 134L60 134Z'),
      line('M60 122C65 128 70 119 76 124C82 129 88 119 93 124C96 126 98 124 100 122', 'point'),
      line('M80 112L80 102', 'white'),
      line('M80 97L80 97', 'point'),
      fill('deep', 'M46 134L114 134L108 140L52 140Z'),
    ]),
  },
  tablet: {
    tilt: 4,
    down: 1,
    draw: (body) => [
      ...leftBent(body, '58 140'),
      fill('deep', 'M52 106L98 106L98 146L52 146Z'),
      line('M62 138L62 128M72 138L72 120M82 138L82 124', 'white'),
      line('M92 138L92 114', 'point'),
      hand(52, 134),
      ...rightBent(body, '110 134'),
      hand(104, 130),
    ],
  },
});

/** Keeps the names of a table, with one type for all of its values. */
function ofNames<Name extends string>(all: Record<Name, Hands>): Record<Name, Hands> {
  return all;
}
