import { staticPathOf } from '../../addresses/static-path.ts';
import type { FoundImage } from '../inspect.ts';
import type { MarkdownProblem, MarkdownRule, MarkdownSurroundings } from './rule.ts';

/** Finds pictures without a text alternative, without a file, and with a file that cannot be shown. */
export const checkPictures: MarkdownRule = ({ images }, around) =>
  images.flatMap((image) => [...checkAlternative(image), ...checkFile(image, around)]);

function checkAlternative({ source, alt, at }: FoundImage): MarkdownProblem[] {
  if (alt.trim() !== '') return [];
  return [
    {
      code: 'missing-alt',
      message: `The picture ${source} has no text alternative.`,
      hint: 'Say what it shows: ![A team at its board](picture.jpg)',
      at,
    },
  ];
}

function checkFile({ source, alt, at }: FoundImage, around: MarkdownSurroundings): MarkdownProblem[] {
  if (/^(https?:)?\/\//.test(source)) return [explainForeign(source, alt, at)];
  const path = staticPathOf(source);
  if (!around.hasFile(path)) return [explainMissing(path, around.nearestFile(path), at)];
  const fault = around.pictureFault(path);
  return fault && !fault.isReportedAtFile ? [{ code: 'unusable-picture', ...fault, at }] : [];
}

function explainForeign(source: string, alt: string, at: FoundImage['at']): MarkdownProblem {
  const name = source
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1);
  return {
    code: 'missing-file',
    message: `The picture ${source} is on another site, and pictures are shown from this one only.`,
    hint: `Put a copy below static/, and name it from there: ![${alt}](pictures/${name})`,
    at,
  };
}

function explainMissing(path: string, nearest: string | undefined, at: FoundImage['at']): MarkdownProblem {
  return {
    code: 'missing-file',
    message: `There is no file static/${path}.`,
    hint: nearest === undefined ? 'Add the file, or name one that is there.' : `Did you mean "${nearest}"?`,
    at,
  };
}
