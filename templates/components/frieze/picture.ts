import type { Picture } from '../../brand/social-image.ts';
import type { LandscapeOptions } from '../../drawings/landscape.ts';
import type { PlotDrawing } from '../../drawings/plot.ts';
import { lineHeight, textWidth } from '../../drawings/text.ts';

/** Describes a social image with a plot. Over a terrain, labels have a ground of their own. */
export function plotPicture({
  size,
  height,
  marks,
  labels,
  terrain,
}: PlotDrawing & { terrain?: LandscapeOptions }): Picture {
  const lines = labels.flatMap(({ lines, x, y, anchor, tone }) =>
    lines.map((text, index) => ({
      text,
      place: {
        x,
        y: y + index * lineHeight * size.text,
        anchor,
        tone,
        ...(terrain && { ground: textWidth(text, size.text) + 0.4 * size.text }),
      },
    })),
  );
  const { width, text } = size;
  return {
    subject: {
      kind: 'plot',
      of: { width, height, text, marks, places: lines.map(({ place }) => place), ...(terrain && { terrain }) },
    },
    labels: lines.map((line) => line.text),
  };
}
