import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseYaml } from '../../build/formats/yaml/parse.ts';
import { drawCityRanges } from '../../templates/components/frieze/draw-city-ranges.ts';
import { drawRanges } from '../../templates/components/frieze/draw-ranges.ts';
import { drawSummits } from '../../templates/components/frieze/draw-summits.ts';
import { nameEnds } from '../../templates/components/frieze/name-ends.ts';
import { drawCity, projectCity } from '../../templates/drawings/city.ts';
import { coastRings } from '../../templates/drawings/coast-rings.ts';
import { drawContour } from '../../templates/drawings/contour.ts';
import { smoothLine } from '../../templates/drawings/contour-lines.ts';
import type { Point } from '../../templates/drawings/drawing.ts';
import { placeLabels } from '../../templates/drawings/labels.ts';
import { drawLandscape, fadeOf } from '../../templates/drawings/landscape.ts';
import { drawCoasts, mapViewBox, partMap, placeOnMap } from '../../templates/drawings/map.ts';
import { markSvg } from '../../templates/drawings/mark.ts';
import { drawMetric } from '../../templates/drawings/metric.ts';
import { drawMotif } from '../../templates/drawings/motif.ts';
import { squaredDistance } from '../../templates/drawings/outline.ts';
import { parsePlaces } from '../../templates/drawings/places.ts';
import { plotSizes } from '../../templates/drawings/plot.ts';
import { drawPortrait } from '../../templates/drawings/portrait.ts';
import { hands } from '../../templates/drawings/portrait-hands.ts';
import { beards, builds, garments, glasses, hairs, heads, looks } from '../../templates/drawings/portrait-parts.ts';
import { seededRandom } from '../../templates/drawings/random.ts';
import { countLines, drawShare } from '../../templates/drawings/share.ts';
import { traceLength } from '../../templates/drawings/spline.ts';
import { textWidth } from '../../templates/drawings/text.ts';
import { sampleHeights, traceLevels } from '../../templates/drawings/trace.ts';
import { drawWave } from '../../templates/drawings/wave.ts';
import type { Facts as OfficeFacts } from '../../templates/pages/office/schema.ts';
import { contourFields, motifs } from '../../templates/shared-structs.ts';

const test = suite('contour');

const size = { width: 1600, height: 900 };
const seeds = Array.from({ length: 20 }, (_, index) => `page-${index}`);

for (const field of contourFields)
  test(`${field}: lines that are inside and do not cross, and one point beside the words`, () => {
    for (const seed of seeds.slice(0, 2)) {
      const { paths, point, viewBox } = drawContour({ seed, field, ...size });
      assert.is(viewBox, `0 0 ${size.width} ${size.height}`);
      assert.ok(point.x > 0.4 * size.width && point.x < size.width && point.y > 0 && point.y < size.height, seed);
      const lines = paths.flatMap(({ d }) => linesOf(d));
      assert.ok(lines.length > 1, seed);
      for (const { x, y } of lines.flat())
        assert.ok(x > -99 && x < size.width + 99 && y > -99 && y < size.height + 99, `${seed}: ${x}, ${y}`);
      assert.equal(crossings(lines), [], seed);
    }
  });

test('a bar of salaries has its job beside it, before it where there is no room behind', () => {
  const range = (name: string, min: number, max: number) => ({
    name,
    city: 'Ghent',
    salary: { min, max },
    isMarked: false,
  });
  const ranges = [range('Clerk', 30_000, 40_000), range('Director', 60_000, 90_000)];
  const anchors = drawRanges('en', ranges, plotSizes.wide)
    .labels.filter(({ lines: [text = ''] }) => ranges.some(({ name }) => name === text))
    .map(({ anchor = 'start' }) => anchor);
  assert.equal(anchors, ['start', 'end']);
});

test('a narrow drawing of salaries has one bar a city, from its lowest to its highest amount', () => {
  const range = (city: string, min: number, max: number, isMarked = false) => ({
    city,
    salary: { min, max },
    isMarked,
  });
  const ranges = [range('Ghent', 30_000, 40_000, true), range('Lille', 50_000, 60_000), range('Ghent', 35_000, 90_000)];
  const { marks, labels, size } = drawCityRanges('en', ranges, plotSizes.narrow);
  assert.equal(
    labels.map(({ lines: [text] }) => text),
    ['Ghent', '€30,000–90,000', 'Lille', '€50,000–60,000'],
  );
  const bars = marks.filter(({ tone }) => tone !== undefined);
  const spans = bars.map(({ d }) => d.match(/[\d.]+/g)?.map(Number) ?? []);
  const [lowest, highest] = [Math.min(...spans.map(([x = 0]) => x)), Math.max(...spans.map(([, , x = 0]) => x))];
  assert.ok(lowest >= 0 && lowest < 5 && highest <= size.width && highest > size.width - 5, 'as wide as the drawing');
  assert.is(bars[1]?.tone, 'point', 'the one that matters is over the others of its city');
});

test('names at the ends of lines cover no end, line or other name and nothing below the field', () => {
  const size = plotSizes.narrow;
  const end = (name: string, x: number, y: number) => ({ name, x, y, tone: 'accent' as const });
  const room = { size, bottom: 100, most: 3, lines: [] };
  const [beside] = nameEnds([end('Beside', 100, 50)], room);
  assert.equal([beside?.anchor, beside && beside.x > 100], ['start', true]);
  const [over] = nameEnds([end('Over the end', 330, 50)], room);
  assert.ok(over?.anchor === 'end' && over.y < 50, 'at the right edge it is over its end');
  const [low] = nameEnds([end('Low', 100, 99)], room);
  assert.ok(low && low.y < 92, 'at the lower edge, too');
  const lines = [
    [
      { x: 60, y: 80 },
      { x: 100, y: 50 },
      { x: 200, y: 45 },
    ],
  ];
  const [aside] = nameEnds([end('Aside', 100, 50)], { ...room, lines });
  assert.is(aside?.anchor, 'end', 'where a line runs on beside the end it is over it');
  const crossed = [
    ...lines,
    [
      { x: 0, y: 37 },
      { x: 200, y: 37 },
    ],
    [
      { x: 0, y: 63 },
      { x: 200, y: 63 },
    ],
  ];
  assert.equal(nameEnds([end('Nowhere', 100, 50)], { ...room, lines: crossed }), []);
  const many = Array.from({ length: 5 }, (_, index) => end(`Name ${index}`, 100, index * 20));
  assert.equal(
    nameEnds(many, room).map(({ lines: [name] }) => name),
    ['Name 0', 'Name 1', 'Name 2'],
  );
});

test('the same seed gives the same drawing, another seed or field another one', () => {
  const drawing = drawContour({ seed: 'data', field: 'ridge', ...size });
  assert.equal(drawContour({ seed: 'data', field: 'ridge', ...size }), drawing);
  assert.not.equal(drawContour({ seed: 'cybersecurity', field: 'ridge', ...size }), drawing);
  for (const field of ['basin', 'delta', 'grid'] as const) {
    assert.not.equal(drawContour({ seed: 'data', field, ...size }).paths[0]?.d, drawing.paths[0]?.d);
  }
});

test('a map has its places where they are, and their names a line apart', () => {
  const places = [
    { id: 'north', latitude: 52.1, longitude: 4.3 },
    { id: 'middle', latitude: 50.85, longitude: 4.35 },
    { id: 'near', latitude: 50.9, longitude: 4.4 },
    { id: 'east', latitude: 49.6, longitude: 6.1 },
    { id: 'south', latitude: 33.6, longitude: -7.6 },
  ];
  const found = placeOnMap(places).map((point, index) => ({ ...point, id: places[index]?.id ?? '' }));
  const [, , width = 0, height = 0] = mapViewBox.split(' ').map(Number);
  for (const { id, x, y } of found) assert.ok(x > 0 && x < width && y > 0 && y < height, id);
  const order = (by: 'x' | 'y'): string[] => found.toSorted((a, b) => a[by] - b[by]).map(({ id }) => id);
  assert.equal(order('y'), ['north', 'near', 'middle', 'east', 'south']);
  assert.equal([order('x')[0], order('x').at(-1)], ['south', 'east']);
  for (const isWest of [true, false]) {
    const names = found.filter((point) => point.isWest === isWest).map(({ nameY }) => nameY);
    const sorted = names.toSorted((a, b) => a - b);
    assert.ok(sorted.every((y, index) => index === 0 || y - (sorted[index - 1] ?? 0) >= 33));
  }
});

test('in a narrow window, a place that is far from most others has a part of the map', () => {
  const near = [
    { latitude: 52.1, longitude: 4.3 },
    { latitude: 50.85, longitude: 4.35 },
    { latitude: 49.6, longitude: 6.1 },
  ];
  const far = { latitude: 33.6, longitude: -7.6 };
  const parts = partMap([far, ...near]);
  assert.equal(
    parts.map(({ places }) => places),
    [[1, 2, 3], [0]],
  );
  const points = placeOnMap([far, ...near]);
  for (const { viewBox, places } of parts) {
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
    const isIn = ({ x, y }: { x: number; y: number }): boolean =>
      x > left && x < left + width && y > top && y < top + height;
    assert.equal(
      [...points.keys()].filter((index) => isIn(points[index] ?? { x: 0, y: 0 })),
      places,
    );
  }
});

test('each coast of a map is closed, and the sea has depths', () => {
  const { coast, depths } = drawCoasts();
  assert.is(coast.match(/z/g)?.length, coastRings.length);
  assert.ok(depths.length > 0 && depths.every((depth) => depth.startsWith('M')));
});

test('a portrait is the same for the same seed, differs between seeds, and is within its frame', () => {
  const drawn = seeds.map((seed) => JSON.stringify(drawPortrait(seed)));
  assert.equal(
    seeds.map((seed) => JSON.stringify(drawPortrait(seed))),
    drawn,
  );
  assert.ok(new Set(drawn).size > seeds.length / 2);
});

test('each part of a portrait is within the frame, whichever way the person turns', () => {
  const options = {
    head: heads,
    hair: hairs,
    beard: beards,
    glasses,
    build: builds,
    wears: garments,
    look: looks,
    hands,
  };
  for (const [part, names] of Object.entries(options))
    for (const name of Object.keys(names))
      for (const turned of ['left', 'front', 'right'] as const)
        for (const { d } of drawPortrait('page-0', { build: 'broad', turned, [part]: name })) {
          const numbers = [...d.matchAll(/-?[\d.]+/g)].map(Number);
          assert.ok(Math.min(...numbers) >= 0 && Math.max(...numbers) <= 168, `${part} ${name}, ${turned}: ${d}`);
        }
});

test('the eyes of every portrait are open, with glasses too, and no look is like another', () => {
  const drawn = Object.keys(looks).map((look) => drawPortrait('page-0', { look: look as keyof typeof looks }));
  assert.is(new Set(drawn.map((layers) => JSON.stringify(layers))).size, drawn.length);
  for (const layers of [
    ...drawn,
    ...Object.keys(glasses).map((worn) => drawPortrait('page-0', { glasses: worn as keyof typeof glasses })),
  ])
    assert.is(layers.find(({ as }) => as === 'eye')?.d.match(/M/g)?.length, 2);
});

test('what a person’s facts leave open comes from the seed, and is never a beard or glasses', () => {
  const looks = { head: 'oval', hair: 'crop', shade: 'dark', build: 'medium', wears: 'round' } as const;
  const shaven = drawPortrait('page-0', looks);
  assert.equal(drawPortrait('page-0', { ...looks, hands: 'rest' }), shaven);
  for (const more of [{ beard: 'full' }, { glasses: 'round' }] as const)
    assert.not.equal(drawPortrait('page-0', { ...looks, ...more }), shaven);
});

test('each motif is drawn, and none like another', () => {
  const drawn = motifs.map((motif) => drawMotif(motif));
  assert.ok(drawn.every((d) => d.startsWith('M')));
  assert.is(new Set(drawn).size, motifs.length);
});

test('a level of a cone is traced as one closed circle', () => {
  const map = sampleHeights((x, y) => -Math.sqrt((x - 50) ** 2 + (y - 50) ** 2), {
    width: 100,
    height: 100,
    step: 2,
    margin: 0,
  });
  const [level] = traceLevels(map, [-30]);
  assert.is(level?.length, 1);
  assert.is(level?.[0]?.closed, true);
  assert.ok(Math.abs(traceLength(level?.[0] ?? { points: [], closed: true }) - 2 * Math.PI * 30) < 1);
});

test('a level that leaves the frame is traced as an open line from edge to edge', () => {
  const map = sampleHeights((x) => x, { width: 100, height: 60, step: 10, margin: 0 });
  const [level] = traceLevels(map, [45]);
  assert.is(level?.length, 1);
  assert.is(level?.[0]?.closed, false);
  assert.equal([...new Set(level?.[0]?.points.filter((_, index) => index % 2 === 0))], [45]);
  assert.is(traceLength(level?.[0] ?? { points: [], closed: false }), 60);
});

test('saddles keep lines apart: no lattice edge belongs to two lines', () => {
  const map = sampleHeights((x, y) => Math.sin(x / 7) * Math.sin(y / 7), {
    width: 100,
    height: 100,
    step: 5,
    margin: 0,
  });
  const [level] = traceLevels(map, [0.001]);
  const points = (level ?? []).flatMap(({ points }) =>
    points.flatMap((x, index) => (index % 2 === 0 ? [`${x} ${points[index + 1]}`] : [])),
  );
  assert.is(new Set(points).size, points.length);
});

test('a line through points on a row stays on it and reaches both ends', () => {
  assert.match(smoothLine([0, 40, 100, 40, 200, 40]), /^M0 40q\d+ 0 \d+ 0t(\d+ 0 ?)+$/);
});

const frame = { width: 320, top: 24, axis: 90, inset: 5 };
const drawValues = (...values: number[]) =>
  drawMetric(
    values.map((value, index) => ({ share: index / (values.length - 1), value })),
    frame,
  );

test('a metric is a line over an axis that begins at zero, through each value that was measured', () => {
  const { course, points, axis, across } = drawValues(40, 20, 10);
  assert.is(course, 'M5 24L160 57L315 74');
  assert.equal(points.at(-1), { x: 315, y: 74 });
  assert.is(axis, 90);
  assert.is(across(0.5), 160);
});

test('a metric below zero has its axis above its lowest value', () => {
  assert.is(drawValues(10, -10).axis, 57);
  assert.equal(drawValues(0, 0).points, [
    { x: 5, y: 90 },
    { x: 315, y: 90 },
  ]);
});

const placed = (texts: string[], ...values: number[]) =>
  placeLabels({
    points: drawValues(...values).points,
    texts,
    within: { left: 0, right: 320, top: 0, bottom: 90 },
    size: { height: 14, character: 8, gap: 8 },
  });

test('labels are above their points, within the line at both ends, and higher where the line comes towards them', () => {
  const labels = placed(['40', '20', '10'], 40, 20, 10);
  assert.equal(
    labels.map((label) => [label?.anchor, label?.y]),
    [
      ['start', 16],
      ['middle', 49],
      ['end', 66],
    ],
  );
  const [rising] = placed(['60 minutes', '120'], 60, 120);
  assert.equal([rising?.anchor, rising?.y], ['start', 42]);
});

test('the label of the last value is clear of a higher one before it, and all are apart from each other', () => {
  const last = placed(['71 minutes', '8', '71 minutes'], 10, 71, 66).at(-1);
  const [, highest] = drawValues(10, 71, 66).points;
  assert.ok(last && highest && last.y < highest.y, `at ${last?.y}, below ${highest?.y}`);
  const [one, other] = placeLabels({
    points: [
      { x: 10, y: 50 },
      { x: 50, y: 50 },
    ],
    texts: ['1000', '2000'],
    within: { left: 0, right: 320, top: 0, bottom: 90 },
    size: { height: 14, character: 8, gap: 8 },
  });
  assert.ok(one && other && one.y !== other.y, 'side by side without a space, they read as one number');
});

test('a low and a high have labels, for which the last one gives way', () => {
  const labels = placeLabels({
    points: [94, 127, 112, 83, 73, 79, 71].map((value, index) => ({
      x: [5, 126, 143, 177, 281, 298, 315][index] ?? 0,
      y: Math.round(90 - (66 * value) / 127),
    })),
    texts: ['94 minutes', '127', '112', '83', '73', '79', '71 minutes'],
    within: { left: 0, right: 320, top: 0, bottom: 90 },
    size: { height: 16, character: 8.9, gap: 8 },
  });
  assert.ok(labels[1] && labels[4] && labels[5], 'each turn has its value');
  assert.ok(labels[5].y - (labels[6]?.y ?? 0) >= 16, 'the last value is a line higher');
});

test('a value has no label where it would be on the line or on another label', () => {
  const labels = placed(['100 days', '97', '98', '2 days'], 100, 97, 98, 2);
  assert.ok(labels[0] && labels[3]);
  const [, ...crowded] = placeLabels({
    points: [0, 10, 20, 30].map((x) => ({ x, y: 50 })),
    texts: ['1000', '2000', '3000', '4000'],
    within: { left: 0, right: 320, top: 30, bottom: 60 },
    size: { height: 14, character: 8, gap: 8 },
  });
  assert.equal(crowded.slice(0, 2), [undefined, undefined]);
});

test('the map of each office that has one is its own, with itself and its landmarks in the square that is always in sight', () => {
  const frame = { width: 1680, height: 1160, square: 860 };
  const drawn = readdirSync('content/offices').flatMap((id) => {
    const { map, ...office } = parseYaml(
      readFileSync(join('content/offices', id, 'office.yaml'), 'utf8'),
    ) as OfficeFacts;
    if (!map) return [];
    for (const { x, y } of [office, ...map.landmarks].map(projectCity(map, frame))) {
      assert.ok(Math.abs(x - frame.width / 2) < frame.square / 2, `${id}: x ${x}`);
      assert.ok(Math.abs(y - frame.height / 2) < frame.square / 2, `${id}: y ${y}`);
    }
    return JSON.stringify(drawCity({ map, ...frame }));
  });
  assert.is(new Set(drawn).size, drawn.length);
});

test('no track on a map is below the name of a place', () => {
  // As large as on a phone, where names take the most room.
  const frame = { width: 360, height: 360, square: 360 };
  const text = 14;
  const covered: string[] = [];
  for (const id of readdirSync('content/offices')) {
    const { map } = parseYaml(readFileSync(join('content/offices', id, 'office.yaml'), 'utf8')) as OfficeFacts;
    if (!map) continue;
    const project = projectCity(map, frame);
    const tracks = (map.rails ?? []).map((course) => parsePlaces(course).map(project));
    for (const locale of ['en', 'fr', 'nl']) {
      const [, head = ''] = readFileSync(join('content/offices', id, `${locale}.md`), 'utf8').split('---\n');
      const { landmarks } = parseYaml(head) as { landmarks: string[] };
      for (const [index, name] of landmarks.entries()) {
        const place = map.landmarks[index];
        assert.ok(place);
        const { x, y } = project(place);
        const half = textWidth(name, text) / 2;
        const isBelow = (track: Point): boolean =>
          Math.abs(track.x - x) < half && track.y > y - 0.8 * text && track.y < y + 0.2 * text;
        for (const track of tracks)
          track.slice(1).forEach((end, at) => {
            const start = track[at] ?? end;
            const between = Array.from({ length: 101 }, (_, step) => ({
              x: start.x + ((end.x - start.x) * step) / 100,
              y: start.y + ((end.y - start.y) * step) / 100,
            }));
            if (between.some(isBelow)) covered.push(`${id}: ${name} is on a track`);
          });
      }
    }
  }
  assert.equal(covered, []);
});

test('summits in a narrow landscape stay apart', () => {
  const names = Array.from({ length: 13 }, (_, index) => ({ name: `Summit ${index}`, count: 1 }));
  for (const size of [plotSizes.narrow, plotSizes.wide, plotSizes.social]) {
    const { summits, reach } = drawSummits(names, size).terrain;
    for (const [index, one] of summits.entries())
      for (const other of summits.slice(index + 1)) {
        const apart = Math.hypot(one.x - other.x, one.y - other.y);
        assert.ok(apart > 1.9 * reach, `${apart} apart, and each reaches ${reach}`);
      }
  }
});

test('the lines of a landscape begin above its frame, and have faded where its caption begins', () => {
  const { terrain } = drawSummits(
    [
      { name: 'One', count: 1 },
      { name: 'Two', count: 2 },
    ],
    plotSizes.narrow,
  );
  const starts = drawLandscape(terrain).flatMap(({ d }) =>
    [...d.matchAll(/M-?[\d.]+[ ,]?(-?[\d.]+)/g)].map(([, y]) => Number(y)),
  );
  assert.ok(Math.min(...starts) < 2 - terrain.above, `${Math.min(...starts)}`);
  assert.ok(fadeOf(terrain).to < terrain.height + 16);
});

test('each street on a map begins and ends at another line of the map, or beyond what is shown', () => {
  const frame = { width: 1680, height: 1160, square: 860 };
  const near = 0.06 * frame.square;
  const loose: string[] = [];
  for (const id of readdirSync('content/offices')) {
    const { map } = parseYaml(readFileSync(join('content/offices', id, 'office.yaml'), 'utf8')) as OfficeFacts;
    if (!map) continue;
    const coursesOf = (rows: readonly string[] = []) =>
      rows.map((row) => parsePlaces(row).map(projectCity(map, frame)));
    const streets = coursesOf(map.streets);
    const edges = coursesOf([...(map.parks ?? []), ...(map.waters ?? [])]).map((edge) => [...edge, edge[0] as Point]);
    const others = [...edges, ...coursesOf(map.rails), ...coursesOf(map.rivers?.map(({ course }) => course))];
    for (const [index, street] of streets.entries())
      for (const [at, other] of [
        [0, -1],
        [-1, 0],
      ] as const) {
        const end = street.at(at);
        const isRing = end && street.at(other)?.x === end.x && street.at(other)?.y === end.y;
        if (isRing) continue;
        if (!end || end.x < 0 || end.y < 0 || end.x > frame.width || end.y > frame.height) continue;
        const lines = [...streets.filter((_, at) => at !== index), ...others];
        const distances = lines.flatMap((line) =>
          line.slice(1).map((to, at) => squaredDistance(end.x, end.y, line[at] ?? to, to)),
        );
        if (Math.min(...distances) > near ** 2) loose.push(`${id}: ${map.streets?.[index]}`);
      }
  }
  assert.equal(loose, []);
});

test('the wave has seven phases over twelve weeks, one after the other, each as high as it is long', () => {
  const { phases, levels, weeks, point, paths } = drawWave({ width: 1200, height: 420 });
  assert.is(phases.length, 7);
  assert.is(weeks.length, 13);
  phases.slice(1).forEach((phase, index) => {
    assert.is(phase.from, phases[index]?.to);
  });
  assert.is(point.x, phases[6]?.x);
  assert.equal(
    levels.map(({ value }) => value),
    [1, 2, 3],
  );
  const [one, two, three] = levels.map(({ y }) => y);
  assert.ok(Math.abs(2 * (two ?? 0) - (one ?? 0) - (three ?? 0)) <= 2, 'the scale is even');
  [2, 1, 1, 2, 3, 2, 1].forEach((length, index) => {
    const level = levels[length - 1]?.y ?? 0;
    assert.ok(Math.abs((phases[index]?.y ?? 0) - level) < 12, `phase ${index + 1}`);
  });
  assert.is(paths.length, 26);
});

test('phases of a wave may overlap, start before it, and go on without an end', () => {
  const { phases, weeks } = drawWave({
    width: 500,
    height: 200,
    spans: [{ from: -1, to: 0 }, { from: 1, to: 6 }, { from: 4, to: 7 }, { from: 8 }],
  });
  assert.is(weeks.length, 9 + 3 + 1, 'nine weeks, a third of them for the open end, and the limit after the last');
  assert.equal(
    phases.map(({ week }) => week),
    [-1, 1, 4, 8],
  );
  assert.ok((phases[2]?.from ?? 0) < (phases[1]?.to ?? 0), 'the second and the third overlap');
  assert.ok((phases[1]?.y ?? 0) < (phases[0]?.y ?? 0), 'a longer phase rises higher');
  assert.is(phases[3]?.to, weeks.at(-1)?.x);
});

test('a share is drawn as so many lines that end on the way', () => {
  assert.equal(countLines(70), { lines: 30, ended: 21 });
  const { paths, point } = drawShare({ share: 70, seed: 'home', ...size });
  const ends = paths.filter(({ d }) => endOf(d).x < size.width);
  assert.is(paths.length, 30);
  assert.is(ends.length, 21);
  assert.ok(
    ends.some(({ d }) => Math.hypot(endOf(d).x - point.x, endOf(d).y - point.y) < 3),
    'a line ends at the point',
  );
});

test('the higher a summit, the more lines are around it', () => {
  const summits = [
    { x: 200, y: 100, height: 1 },
    { x: 600, y: 100, height: 0.3 },
  ];
  const lines = drawLandscape({ width: 800, height: 200, reach: 70, aside: 0, above: 0, summits });
  const closed = lines.flatMap(({ d }) => d.split('M').filter((part) => part.endsWith('z')));
  const around = (from: number, to: number): number =>
    closed.filter((part) => Number.parseFloat(part) > from && Number.parseFloat(part) < to).length;
  assert.ok(around(50, 350) > around(450, 750) + 2, `${around(50, 350)} and ${around(450, 750)}`);
});

test('the mark stands in the middle of a square, on its ground', () => {
  const svg = markSvg({ line: '#fff', point: '#f00', ground: { color: '#000', radius: 8, margin: 10 } });
  assert.match(svg, /viewBox="-10 -10 340 340"/);
  assert.match(svg, /<rect x="-10" y="-10" width="340" height="340" rx="8" fill="#000"\/>/);
  assert.match(svg, /translate\(0 58\) scale\(7\.273\)/);
});

test('the random source of a seed is spread over 0 to 1', () => {
  const random = seededRandom('spread');
  const values = Array.from({ length: 1000 }, random);
  assert.ok(values.every((value) => value >= 0 && value < 1));
  const mean = values.reduce((sum, value) => sum + value, 0) / 1000;
  assert.ok(Math.abs(mean - 0.5) < 0.03);
});

test.run();

/** Follows a path of `M`, `q`, `t` and `z` with relative curves → the points on each of its lines. */
function linesOf(d: string): Point[][] {
  return d
    .split('M')
    .slice(1)
    .map((line) => {
      const points: Point[] = [];
      let [at, control]: Point[] = [];
      for (const [, command = 'M', numbers = ''] of `M${line}`.matchAll(/([Mqtz])([^Mqtz]*)/g)) {
        const values = [...numbers.matchAll(/-?[\d.]+/g)].map(Number);
        const size = command === 'q' ? 4 : 2;
        for (let start = 0; start + size <= values.length; start += size) {
          const [a = 0, b = 0, c = 0, e = 0] = values.slice(start, start + size);
          if (!at) {
            at = { x: a, y: b };
            points.push(at);
            continue;
          }
          const from: Point = at;
          const bend: Point =
            command === 'q'
              ? { x: from.x + a, y: from.y + b }
              : { x: 2 * from.x - (control?.x ?? from.x), y: 2 * from.y - (control?.y ?? from.y) };
          const to = command === 'q' ? { x: from.x + c, y: from.y + e } : { x: from.x + a, y: from.y + b };
          for (const share of [1 / 3, 2 / 3, 1]) {
            const [one, two, three] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
            points.push({
              x: one * from.x + two * bend.x + three * to.x,
              y: one * from.y + two * bend.y + three * to.y,
            });
          }
          [at, control] = [to, bend];
        }
      }
      return points;
    });
}

/** Lists where two lines cross, farther from each other than the rounding of their points. */
function crossings(lines: readonly Point[][]): string[] {
  const side = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const isWithin = (line: Point[]) => {
    const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
  };
  const boxes = lines.map(isWithin);
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other, place) => {
      const [left = 0, right = 0, top = 0, bottom = 0] = boxes[index] ?? [];
      const [otherLeft = 0, otherRight = 0, otherTop = 0, otherBottom = 0] = boxes[index + 1 + place] ?? [];
      if (left > otherRight || otherLeft > right || top > otherBottom || otherTop > bottom) return [];
      return one.slice(1).flatMap((b, i) =>
        other.slice(1).flatMap((d, j) => {
          const [a, c] = [one[i] ?? b, other[j] ?? d];
          const [p, q, r, s] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
          return p * q < 0 && r * s < 0 && Math.min(...[p, q, r, s].map(Math.abs)) > 60 ? [`${a.x}, ${a.y}`] : [];
        }),
      );
    }),
  );
}

/** Follows path data of quadratic curves to its end. */
function endOf(d: string): { x: number; y: number } {
  const numbers = [...d.matchAll(/-?\d+/g)].map(([text]) => Number(text));
  let [x = 0, y = 0] = numbers;
  // The first curve has a control point; the others are continued by their ends.
  x += numbers[4] ?? 0;
  y += numbers[5] ?? 0;
  for (let index = 6; index < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
  }
  return { x, y };
}
