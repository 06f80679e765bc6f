import type { Diagnostic } from '../../model/diagnostic.ts';
import type { RenderedPage } from '../../model/page.ts';
import type { PageCheckInput } from './input.ts';

const limits = { title: 60, descriptionMin: 70, descriptionMax: 155 };

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
    if (title.length > limits.title) {
      report(title, {
        code: 'head-length',
        message: `The title of ${page.url} has ${title.length} characters; search engines cut it at ${limits.title}.`,
        hint: 'Add metaTitle: with a shorter one.',
      });
    }
    if (description.length < limits.descriptionMin || description.length > limits.descriptionMax) {
      report(description, {
        code: 'head-length',
        message: `The description of ${page.url} has ${description.length} characters.`,
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
