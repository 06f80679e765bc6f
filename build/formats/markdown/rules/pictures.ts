import type { FoundImage } from '../inspect.ts';
import { isMistyped } from '../unparsed/spaces.ts';
import type { MarkdownContext, MarkdownProblem, MarkdownRule } from './rule.ts';

/** Finds pictures without a text alternative, without a file, and with a file that cannot be shown. */
export const checkPictures: MarkdownRule = ({ images }, context) =>
  images.flatMap((image) => [...checkAlternative(image), ...checkFile(image, context)]);

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

function checkFile({ source, alt, at }: FoundImage, context: MarkdownContext): MarkdownProblem[] {
  if (isMistyped(source)) return [];
  if (/^(https?:)?\/\//.test(source)) return [explainForeign(source, alt, at)];
  const problem = context.pictureProblem(source);
  return problem ? [{ ...problem, at }] : [];
}

function explainForeign(source: string, alt: string, at: FoundImage['at']): MarkdownProblem {
  const name = source
    .replace(/[?#].*$/s, '')
    .split('/')
    .at(-1);
  return {
    code: 'missing-file',
    message: `The picture ${source} is on another site, and pictures are shown from this one only.`,
    hint: `Put a copy beside this text, and name it: ![${alt}](${name})`,
    at,
  };
}
