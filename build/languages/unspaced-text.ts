/** Finds letters of scripts that put no spaces between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese. */
export const hasNoSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Divides a text of such a script where a line may end: between words, not before what closes or behind what opens. */
export function splitUnspaced(text: string, locale: string): string[] {
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = parts.length - 1;
    const before = parts[last];
    if (before !== undefined && (staysBehind.test(segment) || staysBefore.test(before))) parts[last] = before + segment;
    else parts.push(segment);
  }
  return parts;
}

/** What does not begin a line: what closes, marks of sound and repetition, spaces. */
const staysBehind = /^[\p{Pe}\p{Pf}\p{Po}\p{M}\p{Z}\p{Lm}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ%％]/u;

/** What does not end a line: what opens. */
const staysBefore = /[\p{Ps}\p{Pi}]$/u;
