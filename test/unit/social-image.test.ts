import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { socialImage } from '../../templates/brand/social-image.ts';
import type { DrawingSubject } from '../../templates/drawings/subject.ts';

const subjects: DrawingSubject[] = [
  { seed: 'index', share: 70 },
  { seed: 'rising', metric: { from: 24, to: 64 } },
  { seed: 'falling', metric: { from: 86, to: 11 } },
  ...(['delta', 'basin', 'ridge', 'grid'] as const).map((field) => ({ seed: `a page about ${field}`, field })),
];

test('the point of a social image is clear of the title, and inside the image', () => {
  for (const subject of subjects) {
    const { x, y } = pointOf(socialImage.draw(subject));
    assert.ok(x <= 1160 && y >= 40, `${subject.seed}: ${x}, ${y}`);
    assert.ok(x > 880 || y < 280, `${subject.seed}: ${x}, ${y} is over the title`);
  }
});

test.run();

/** Returns where the point is in the image of 1200 × 630 px. */
function pointOf(svg: string): { x: number; y: number } {
  const [, , , width, height, left, top, x, y] =
    /viewBox="(\S+) (\S+) (\S+) (\S+)" x="(\S+)" y="(\S+)" [^>]*><circle cx="(\S+)" cy="(\S+)"/
      .exec(svg)
      ?.map(Number) ?? [];
  if (width === undefined || height === undefined) throw new Error('The image has no point.');
  const scale = Math.max(1200 / width, 630 / height);
  return {
    x: (left ?? 0) + 600 + ((x ?? 0) - width / 2) * scale,
    y: (top ?? 0) + 315 + ((y ?? 0) - height / 2) * scale,
  };
}
