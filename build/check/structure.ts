import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { CheckInput, PageCheckInput } from './input.ts';

/** Finds duplicate ids, skipped heading levels, and pictures without a text alternative. */
export function checkStructure(input: PageCheckInput): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const repeatedIds = idsRepeatedIn(input);
  const unnamed = unnamedOf(input);
  for (const page of input.changed) {
    const entry = input.site.routes.get(page.url)?.entry;
    if (!entry || page.facts.headings.length === 0) continue;
    const beginning: Place = { file: entry.source.words, line: 1, column: 1 };
    const report = (problem: Pick<Diagnostic, 'code' | 'message' | 'hint'>, at: Place = beginning) =>
      diagnostics.push({ ...problem, severity: 'error', ...at });
    for (const id of repeatedIds(page)) {
      report(
        {
          code: 'duplicate-id',
          message: `${page.url} has two places with the address #${id}; headings have the address that their words make.`,
          hint: 'Write this heading, or the name of this entry, with other words.',
        },
        input.findId(entry, id),
      );
    }
    for (const what of unnamed(page))
      report({
        code: 'missing-text',
        message: `${page.url} has a ${what} without words, so nobody can see what it is.`,
        hint: 'Write its words in the content; if they are there, the template that shows it leaves them out.',
      });
    // The same headings are reported at their Markdown.
    if (page.diagnostics.some(({ code }) => code === 'heading-order')) continue;
    const { headings } = page.facts;
    const [first, ...rest] = headings;
    const reportHeading = (index: number, message: string, hints: Record<'text' | 'template', string>) => {
      const made = input.findHeading(page.url, index);
      const problem = { code: 'heading-order', message, hint: made ? hints.template : hints.text } as const;
      report(problem, made);
    };
    if (first !== 1 || rest.includes(1)) {
      reportHeading(
        first === 1 ? rest.indexOf(1) + 1 : 0,
        `${page.url} has ${headings.filter((level) => level === 1).length} headings of level 1; it needs one, and first.`,
        {
          text: 'Begin the text’s own headings with ##.',
          template: 'Give this heading another level, or its page an h1.',
        },
      );
    }
    let level = 1;
    for (const [index, heading] of rest.entries()) {
      if (heading > level + 1) {
        reportHeading(index + 1, `${page.url} has a heading of level ${heading} below one of level ${level}.`, {
          text: `Write it with ${'#'.repeat(level + 1)}.`,
          template: `Make it h${level + 1} here, or where this component gets its level.`,
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

/** Returns a function that lists what has no words on a page. What shared parts lack is listed for one page only. */
function unnamedOf({ sharedParts }: CheckInput): (page: CheckInput['pages'][number]) => string[] {
  const reported = new Set<string>();
  return ({ facts, shared }) => {
    const fresh = shared.filter((key) => !reported.has(key));
    for (const key of fresh) reported.add(key);
    return [...facts.unnamed, ...fresh.flatMap((key) => sharedParts.get(key)?.facts.unnamed ?? [])];
  };
}

/** Returns a function that finds the ids that occur twice on a page, including those of shared parts. */
function idsRepeatedIn({ sharedParts }: CheckInput): (page: CheckInput['pages'][number]) => string[] {
  const known = new Map<string, { ids: Set<string>; repeated: string[] }>();
  const inParts = (keys: readonly string[]) => {
    const name = keys.join('\0');
    let found = known.get(name);
    if (!found) {
      const all = keys.flatMap((key) => sharedParts.get(key)?.facts.ids ?? []);
      found = { ids: new Set(all), repeated: all.filter((id, index) => all.indexOf(id) !== index) };
      known.set(name, found);
    }
    return found;
  };
  return ({ facts, shared }) => {
    const { ids, repeated } = inParts(shared);
    return [...new Set([...facts.repeatedIds, ...repeated, ...facts.ids.filter((id) => ids.has(id))])];
  };
}
