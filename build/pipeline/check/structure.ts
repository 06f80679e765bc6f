import { formElementId } from '../../authoring/forms/element-id.ts';
import { atStart, type Diagnostic, type Place } from '../../model/diagnostic.ts';
import { mergeRepeated, type PageDiagnostic, templateMistakeId } from '../../model/diagnostics/follow-ups.ts';
import type { Entry } from '../../model/entry.ts';
import { isFailed } from '../../model/is-failed.ts';
import { addressProblemsOf } from './element-addresses.ts';
import { idReferencesOf } from './id-references.ts';
import type { CheckInput, PageCheckInput } from './input.ts';
import { nestingProblemsOf } from './nesting.ts';
import { listOncePerPart, type Page, type PageProblem } from './page-problem.ts';
import { refusedResourcesOf } from './refused-resources.ts';
import { findRepeatedForms } from './repeated-forms.ts';

/**
 * Finds duplicate ids, references to missing ones, missing headings and skipped levels, elements in the wrong place,
 * addresses that cannot be right, what the policy of the site refuses to load, and pictures without a text alternative.
 */
export function checkStructure(input: PageCheckInput): Diagnostic[] {
  const checks: ((page: Page, entry: Entry) => PageProblem[])[] = [
    duplicateIdsOf(input),
    missingTextsOf(input),
    nestingProblemsOf(input),
    idReferencesOf(input),
    addressProblemsOf(input),
    refusedResourcesOf(input),
    missingTitleOf(input),
    headingProblemsOf(input),
    missingAlternativesOf(input),
  ];
  const found = input.changed.map((page): PageDiagnostic => {
    const entry = input.site.routes.get(page.url)?.entry;
    if (!entry || isFailed(page)) return { pages: [], diagnostics: [] };
    const beginning: Place = atStart(entry.source.words);
    const diagnostics = checks
      .flatMap((check) => check(page, entry))
      .map(({ at = beginning, inTemplate, ...problem }): Diagnostic => {
        const diagnostic: Diagnostic = { ...problem, severity: 'error', ...at };
        return inTemplate ? { ...diagnostic, causes: templateMistakeId(problem, at) } : diagnostic;
      });
    return { pages: [page.url], diagnostics };
  });
  return mergeRepeated(found);
}

function duplicateIdsOf(input: PageCheckInput) {
  const repeatedIds = idsRepeatedIn(input);
  return (page: Page, entry: Entry): PageProblem[] => {
    const ids = repeatedIds(page);
    if (ids.length === 0) return [];
    const forms = findRepeatedForms(entry, ids, { forms: input.site.forms.keys(), readText: input.readText });
    return [
      ...forms.map(({ form, at }) => ({
        code: 'duplicate-id' as const,
        message: `The form "${form}" is on the page ${page.url} already.`,
        hint: `Remove this line, or link to the form: [words](#${formElementId({ id: form })})`,
        at,
      })),
      ...ids
        .filter((id) => !forms.some(({ owns }) => owns(id)))
        .map((id) => repeatedIdInTemplate(id, page, input) ?? repeatedIdInContent(id, page, entry, input)),
    ];
  };
}

function repeatedIdInContent(id: string, { url }: Page, entry: Entry, { findId }: PageCheckInput): PageProblem {
  return {
    code: 'duplicate-id',
    message: `${url} has two places with the address #${id}; headings have the address that their words make.`,
    hint: 'Write this heading, or the name of this entry, with other words.',
    at: findId(entry, id),
  };
}

/** Returns the problem of an id that the code of the templates names; others are made of the words of the content. */
function repeatedIdInTemplate(
  id: string,
  { url }: Page,
  { named, findElement }: PageCheckInput,
): PageProblem | undefined {
  const at = named().hasString(id) ? findElement(url, { type: 'id', id }) : undefined;
  return (
    at && {
      code: 'duplicate-id',
      message: `This template makes a second element with the id "${id}"`,
      hint: 'Give one of them another id, and what refers to it: aria-labelledby, for, links.',
      at,
      inTemplate: true,
    }
  );
}

function missingTextsOf(input: PageCheckInput) {
  const unnamed = listOncePerPart(input, ({ unnamed }) => unnamed);
  return (page: Page): PageProblem[] =>
    unnamed(page).map((described) => {
      const at = input.findElement(page.url, { type: 'unnamed', described });
      // A template may link to another address on each page.
      const what = at ? `This template makes a ${described.replace(/ to .*/, '')}` : `${page.url} has a ${described}`;
      return {
        code: 'missing-text',
        message: `${what} without words, so nobody can see what it is.`,
        hint: at
          ? 'Give it words, or leave it out where the content has none.'
          : 'Write its words in the content; if they are there, the template that shows it leaves them out.',
        ...(at ? { at, inTemplate: true } : {}),
      };
    });
}

function missingTitleOf({ findElement }: PageCheckInput) {
  return ({ url, scan }: Page): PageProblem[] => {
    // A heading of the template with another level is reported at its line.
    if (scan.headings.includes(1) || findElement(url, { type: 'heading', index: 0 })) return [];
    const empty = scan.headings.length === 0 && findElement(url, { type: 'content', onlyIfEmpty: true });
    return [
      {
        code: 'heading-order',
        message: `This page type makes ${empty ? 'an empty page' : 'no title'}, but a page needs one heading of level 1.`,
        hint: empty ? 'Does the component return what it makes?' : 'Give its page an h1.',
        at: empty || findElement(url, { type: 'content', onlyIfEmpty: false }),
        inTemplate: true,
      },
    ];
  };
}

function headingProblemsOf({ findElement }: PageCheckInput) {
  return ({ url, scan, diagnostics }: Page): PageProblem[] => {
    // The same headings are reported at their Markdown.
    if (scan.headings.length === 0 || diagnostics.some(({ code }) => code === 'heading-order')) return [];
    return [misplacedTitle(scan.headings), skippedLevel(scan.headings)]
      .filter((found) => found !== undefined)
      .map((found) => ({ ...found, at: findElement(url, { type: 'heading', index: found.index }) }))
      .filter(({ at }) => at || scan.headings.includes(1))
      .map(({ at, message, hints }) => {
        const who = at ? 'This template makes' : `${url} has`;
        const hint = at ? hints.template : hints.text;
        return { code: 'heading-order', message: `${who} ${message}`, hint, at, inTemplate: at !== undefined };
      });
  };
}

/** A mistake in the levels of headings, at one of them. */
interface HeadingProblem {
  index: number;
  message: string;
  /** What to do in a text, and in a template that makes the heading. */
  hints: Record<'text' | 'template', string>;
}

function misplacedTitle(levels: readonly number[]): HeadingProblem | undefined {
  const [first, ...rest] = levels;
  if (first === 1 && !rest.includes(1)) return undefined;
  return {
    index: first === 1 ? rest.indexOf(1) + 1 : 0,
    message: `${levels.filter((level) => level === 1).length} headings of level 1, but a page needs one, and first.`,
    hints: {
      text: 'Begin the text’s own headings with ##.',
      template: 'Give this heading another level, or its page an h1.',
    },
  };
}

/** Finds the first heading that is more than one level below the heading before it; the first heading counts as level 1. */
function skippedLevel(levels: readonly number[]): HeadingProblem | undefined {
  const above = (index: number): number => (index === 1 ? 1 : (levels[index - 1] ?? 1));
  const index = levels.findIndex((level, place) => place > 0 && level > above(place) + 1);
  if (index === -1) return undefined;
  const level = above(index);
  return {
    index,
    message: `a heading of level ${levels[index]} below one of level ${level}.`,
    hints: {
      text: `Write it with ${'#'.repeat(level + 1)}.`,
      template: `Make it h${level + 1} here, or where this component gets its level.`,
    },
  };
}

function missingAlternativesOf(input: PageCheckInput) {
  const withoutAlt = listOncePerPart(input, ({ imagesWithoutAlt }) => (imagesWithoutAlt > 0 ? [imagesWithoutAlt] : []));
  return (page: Page): PageProblem[] => {
    if (withoutAlt(page).length === 0) return [];
    const at = input.findElement(page.url, { type: 'picture' });
    return [
      {
        code: 'missing-alt',
        message: `${at ? 'This template makes' : `${page.url} has`} a picture without a text alternative.`,
        hint: at
          ? 'Give it an alt with what it shows; or alt="", if it shows nothing that the words do not say.'
          : 'Write imageAlt: with what it shows.',
        ...(at ? { at, inTemplate: true } : {}),
      },
    ];
  };
}

/** Returns a function that finds the ids that occur twice on a page, including those of shared parts. */
function idsRepeatedIn({ sharedParts }: CheckInput): (page: Page) => string[] {
  const known = new Map<string, { ids: Set<string>; repeated: string[] }>();
  const inParts = (keys: readonly string[]) => {
    const name = keys.join('\0');
    let found = known.get(name);
    if (!found) {
      const all = keys.flatMap((key) => sharedParts.get(key)?.scan.ids ?? []);
      found = { ids: new Set(all), repeated: all.filter((id, index) => all.indexOf(id) !== index) };
      known.set(name, found);
    }
    return found;
  };
  return ({ scan, shared }) => {
    const { ids, repeated } = inParts(shared);
    return [...new Set([...scan.repeatedIds, ...repeated, ...scan.ids.filter((id) => ids.has(id))])];
  };
}
