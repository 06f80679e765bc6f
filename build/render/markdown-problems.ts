import { contactLinkProblems } from '../addresses/contact-links.ts';
import { hasWebHost } from '../authoring/web-address.ts';
import type { MarkdownFindings } from '../markdown/markdown.ts';
import { checkMarkdown, type MarkdownProblem } from '../markdown/rules.ts';
import type { PictureFault } from '../model/picture-fault.ts';

/** What is known of the files below `static/`. */
interface PictureFiles {
  hasFile: (path: string) => boolean;
  faultOf: (path: string) => PictureFault | undefined;
}

/** Finds what is wrong in a text: HTML, pictures without words or files, links that must not be published, headings. */
export function markdownProblems(findings: MarkdownFindings, files: PictureFiles): MarkdownProblem[] {
  return [
    ...findings.rawHtml.map(
      (at): MarkdownProblem => ({
        code: 'raw-html',
        message: 'HTML is not read in Markdown: this is left out of the page.',
        hint: 'Write it in Markdown, or remove it.',
        at,
      }),
    ),
    ...findings.images.flatMap((image) => imageProblems(image, files)),
    ...findings.links.filter(({ target }) => isUnsafe(target)).map(unsafeLink),
    ...findings.links.filter(({ target }) => /^https:/i.test(target) && !hasWebHost(target)).map(hostlessLink),
    ...checkMarkdown(findings),
    ...contactLinkProblems(findings.links),
    ...headingProblems(findings.headings.filter(({ text }) => text.trim() !== '')),
  ];
}

function imageProblems(
  { source, alt, at }: MarkdownFindings['images'][number],
  { hasFile, faultOf }: PictureFiles,
): MarkdownProblem[] {
  const problems: MarkdownProblem[] = [];
  if (alt.trim() === '') {
    problems.push({
      code: 'missing-alt',
      message: `The picture ${source} has no text alternative.`,
      hint: 'Say what it shows: ![A team at its board](picture.jpg)',
      at,
    });
  }
  const path = source.replace(/^\/+/, '');
  if (/^(https?:)?\/\//.test(source)) {
    problems.push({
      code: 'missing-file',
      message: `The picture ${source} is on another site, and pictures are shown from this one only.`,
      hint: `Put a copy below static/, and name it from there: ![${alt}](pictures/${source
        .replace(/[?#].*$/, '')
        .split('/')
        .at(-1)})`,
      at,
    });
  } else if (!hasFile(path)) {
    problems.push({
      code: 'missing-file',
      message: `There is no file static/${path}.`,
      hint: 'Add the file, or name one that is there.',
      at,
    });
  }
  const fault = faultOf(path);
  if (fault) problems.push({ code: 'unusable-picture', ...fault, at });
  return problems;
}

function hostlessLink({ target, at }: MarkdownFindings['links'][number]): MarkdownProblem {
  return {
    code: 'broken-link',
    message: `${target} is no address that can be published.`,
    hint: 'Write https:// and the host, without a name or a password before it, as in https://www.example.org/page.',
    at,
  };
}

function isUnsafe(target: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(target) && !/^(https:|mailto:|tel:)/i.test(target);
}

function unsafeLink({ target, at }: MarkdownFindings['links'][number]): MarkdownProblem {
  return {
    code: 'unsafe-link',
    message: `The link ${target} cannot be published: only https:, mailto: and tel: are.`,
    hint: /^http:/i.test(target)
      ? `Write https:${target.slice('http:'.length)}`
      : 'Use https:, or link to an entry: folder/id.',
    at,
  };
}

function headingProblems(headings: MarkdownFindings['headings']): MarkdownProblem[] {
  return headings.flatMap(({ text, depth, at }, index) => {
    const above = headings[index - 1]?.depth ?? 1;
    if (depth !== 1 && depth <= above + 1) return [];
    const message =
      depth === 1
        ? `"${text}" is a heading of level 1; the page's title is the only one.`
        : `"${text}" is a heading of level ${depth} below one of level ${above}.`;
    return [{ code: 'heading-order', message, hint: `Write it with ${'#'.repeat(depth === 1 ? 2 : above + 1)}.`, at }];
  });
}
