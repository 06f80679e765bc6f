import type { Diagnostic } from '../model.ts';
import type { CheckInput } from './input.ts';

/** Finds ids that stand twice, heading levels that are skipped, and pictures without a text alternative. */
export function checkStructure(input: CheckInput): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const page of input.pages) {
    const entry = input.site.routes.get(page.url)?.entry;
    if (!entry || page.facts.headings.length === 0) continue;
    const report = (problem: Pick<Diagnostic, 'code' | 'message' | 'hint'>, text = '') =>
      diagnostics.push({
        ...problem,
        severity: 'error',
        ...(text ? input.findPlace(entry, text) : { file: entry.source.words, line: 1, column: 1 }),
      });
    for (const id of repeatedIds(input, page)) {
      report(
        {
          code: 'duplicate-id',
          message: `${page.url} has the id "${id}" twice.`,
          hint: 'Give one of the two headings or entries other words.',
        },
        id,
      );
    }
    // Where the Markdown's own headings are reported, the page's need not be.
    if (page.diagnostics.some(({ code }) => code === 'heading-order')) continue;
    const [first, ...rest] = page.facts.headings;
    if (first !== 1 || rest.includes(1)) {
      report({
        code: 'heading-order',
        message: `${page.url} has ${page.facts.headings.filter((level) => level === 1).length} headings of level 1; it needs one, and first.`,
        hint: 'Begin the text’s own headings with ##.',
      });
    }
    let level = 1;
    for (const heading of rest) {
      if (heading > level + 1) {
        report({
          code: 'heading-order',
          message: `${page.url} has a heading of level ${heading} below one of level ${level}.`,
          hint: `Write it with ${'#'.repeat(level + 1)}.`,
        });
        break;
      }
      level = heading;
    }
    if (page.facts.imagesWithoutAlt > 0) {
      report({
        code: 'missing-alt',
        message: `${page.url} has a picture without a text alternative.`,
        hint: 'Write imageAlt: with what it shows.',
      });
    }
  }
  return diagnostics;
}

function repeatedIds(input: CheckInput, page: CheckInput['pages'][number]): string[] {
  const own = new Set(page.facts.ids);
  const shared = page.shared.flatMap((key) => input.sharedParts.get(key)?.facts.ids ?? []);
  return [
    ...new Set([
      ...page.facts.repeatedIds,
      ...shared.filter((id, index) => own.has(id) || shared.indexOf(id) !== index),
    ]),
  ];
}
