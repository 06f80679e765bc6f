import type { Diagnostic } from '../../model/diagnostic.ts';
import type { RenderedPage } from '../../model/page.ts';
import type { PageCheckInput } from './input.ts';

const limits = { title: 60, descriptionMin: 70, descriptionMax: 155 };

/** Chinese, Japanese and Korean characters, which are twice as wide as others. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]/g;

/** Returns the width of a text in Latin letters. */
const widthOf = (text: string): number => text.length + (text.match(wide)?.length ?? 0);

const sizeOf = (text: string): string =>
  `${text.length} characters${widthOf(text) > text.length ? ', of which wide ones count twice' : ''}`;

/** Finds duplicate titles and descriptions, and those that search engines would truncate. */
export function checkHead(input: PageCheckInput): Diagnostic[] {
  if (!input.hasOtherHeads) return [];
  const diagnostics: Diagnostic[] = [];
  const titles = new Map<string, RenderedPage>();
  const descriptions = new Map<string, RenderedPage>();
  for (const page of input.pages) {
    const route = input.site.routes.get(page.url);
    if (!route) continue;
    const { title, description } = page.scan;
    const report = (text: string, problem: Pick<Diagnostic, 'code' | 'message' | 'hint'>) =>
      diagnostics.push({ ...problem, severity: 'error', ...input.findPlace(route.entry, text) });
    if (widthOf(title) > limits.title) {
      report(title, {
        code: 'head-length',
        message: `The title of ${page.url} has ${sizeOf(title)}; search engines cut it at ${limits.title}.`,
        hint: 'Add metaTitle: with a shorter one.',
      });
    }
    const width = widthOf(description);
    if (width < limits.descriptionMin || width > limits.descriptionMax) {
      report(description, {
        code: 'head-length',
        message: `The description of ${page.url} has ${sizeOf(description)}.`,
        hint: `Write ${limits.descriptionMin} to ${limits.descriptionMax}.`,
      });
    }
    const language = route.entry.locale;
    const sameTitle = titles.get(`${language}\0${title.toLowerCase()}`);
    if (sameTitle)
      report(title, {
        code: 'duplicate-title',
        message: `${page.url} and ${sameTitle.url} have the same title.`,
        hint: 'Say in each what only that page has; metaTitle: can differ from title:.',
      });
    else titles.set(`${language}\0${title.toLowerCase()}`, page);
    const sameDescription = descriptions.get(`${language}\0${description.toLowerCase()}`);
    if (sameDescription)
      report(description, {
        code: 'duplicate-description',
        message: `${page.url} and ${sameDescription.url} have the same description.`,
        hint: 'Say in each what only that page has.',
      });
    else descriptions.set(`${language}\0${description.toLowerCase()}`, page);
  }
  return diagnostics;
}
