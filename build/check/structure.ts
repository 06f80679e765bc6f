import { formElementId } from '../authoring/forms/element-id.ts';
import { mergeRepeated, type PageDiagnostic, templateMistakeId } from '../diagnostics/follow-ups.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { HtmlFacts } from '../model/page.ts';
import type { CheckInput, PageCheckInput } from './input.ts';
import { findRepeatedForms } from './repeated-forms.ts';

type Page = CheckInput['pages'][number];

/** A problem of a page, at its place or at the beginning of the entry's words. */
type Problem = Pick<Diagnostic, 'code' | 'message' | 'hint'> & {
  at?: Place | undefined;
  /** Whether the place is in a template, which several pages may show. */
  inTemplate?: boolean;
};

/** Finds duplicate ids, skipped heading levels, elements in the wrong place, and pictures without a text alternative. */
export function checkStructure(input: PageCheckInput): Diagnostic[] {
  const checks: ((page: Page, entry: Entry) => Problem[])[] = [
    duplicateIdsOf(input),
    missingTextsOf(input),
    nestingProblemsOf(input),
    headingProblemsOf(input),
    missingAlternativesOf(input),
  ];
  const found = input.changed.map((page): PageDiagnostic => {
    const entry = input.site.routes.get(page.url)?.entry;
    if (!entry || page.facts.headings.length === 0) return { pages: [], diagnostics: [] };
    const beginning: Place = { file: entry.source.words, line: 1, column: 1 };
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
  return (page: Page, entry: Entry): Problem[] => {
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

function repeatedIdInContent(id: string, { url }: Page, entry: Entry, { findId }: PageCheckInput): Problem {
  return {
    code: 'duplicate-id',
    message: `${url} has two places with the address #${id}; headings have the address that their words make.`,
    hint: 'Write this heading, or the name of this entry, with other words.',
    at: findId(entry, id),
  };
}

/** Returns the problem of an id that the code of the templates names; others are made of the words of the content. */
function repeatedIdInTemplate(id: string, { url }: Page, { named, findElement }: PageCheckInput): Problem | undefined {
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
  return (page: Page): Problem[] =>
    unnamed(page).map((described) => {
      const at = input.findElement(page.url, { type: 'unnamed', described });
      const who = at ? 'This template makes' : `${page.url} has`;
      return {
        code: 'missing-text',
        message: `${who} a ${described} without words, so nobody can see what it is.`,
        hint: at
          ? 'Give it words, or leave it out where the content has none.'
          : 'Write its words in the content; if they are there, the template that shows it leaves them out.',
        ...(at ? { at, inTemplate: true } : {}),
      };
    });
}

function nestingProblemsOf(input: PageCheckInput) {
  const misnested = listOncePerPart(input, ({ misnested }) => misnested);
  return (page: Page): Problem[] =>
    [...new Set(misnested(page))].map((described) => {
      const at = input.findElement(page.url, { type: 'misnested', described });
      return {
        code: 'element-nesting',
        message: `${at ? 'This template puts' : `${page.url} has`} ${described}: ${whyMisnested(described).why}`,
        hint: whyMisnested(described).hint,
        ...(at ? { at, inTemplate: true } : {}),
      };
    });
}

/** Returns why an element must not be where it is, by its description, and what to do. */
function whyMisnested(described: string): { why: string; hint: string } {
  const [inner = '', outer = ''] = Array.from(described.matchAll(/<(\w+)>/g), ([, name]) => name);
  if (/^(?:table|thead|tbody|tfoot|tr)$/.test(outer))
    return {
      why: 'browsers move it before the table, and show another page.',
      hint: 'Put it into a cell, <td> or <th>, or before or behind the table.',
    };
  if (outer === 'ul' || outer === 'ol')
    return { why: 'a list has only <li>.', hint: `Put it into a <li>, or make the <${outer}> a <div>.` };
  if (/^(?:a|button|label)$/.test(outer) && /^(?:a|button|details|iframe|input|label|select|textarea)$/.test(inner))
    return {
      why: 'it is unclear which of them a click is for, and browsers may end the outer one first.',
      hint: 'Put one behind the other, or make one of them a <span>.',
    };
  return {
    why:
      outer === 'p' || outer === 'form'
        ? 'browsers end the outer one first, and show another page.'
        : 'it may have words only, and no blocks.',
    hint: 'Make the outer one a <div> or the inner one a <span>, or put one behind the other.',
  };
}

function headingProblemsOf({ findElement }: PageCheckInput) {
  return ({ url, facts, diagnostics }: Page): Problem[] => {
    // The same headings are reported at their Markdown.
    if (diagnostics.some(({ code }) => code === 'heading-order')) return [];
    return [misplacedTitle(facts.headings), skippedLevel(facts.headings)]
      .filter((found) => found !== undefined)
      .map(({ index, message, hints }) => {
        const at = findElement(url, { type: 'heading', index });
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
  return (page: Page): Problem[] => {
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

/** Returns a function that lists facts of a page. Those of shared parts are listed for one page only. */
function listOncePerPart<Fact>(
  { sharedParts }: CheckInput,
  list: (facts: Pick<HtmlFacts, 'imagesWithoutAlt' | 'unnamed' | 'misnested'>) => readonly Fact[],
): (page: Page) => Fact[] {
  const reported = new Set<string>();
  return ({ facts, shared }) => {
    const fresh = shared.filter((key) => !reported.has(key));
    for (const key of fresh) reported.add(key);
    return [facts, ...fresh.flatMap((key) => sharedParts.get(key)?.facts ?? [])].flatMap(list);
  };
}

/** Returns a function that finds the ids that occur twice on a page, including those of shared parts. */
function idsRepeatedIn({ sharedParts }: CheckInput): (page: Page) => string[] {
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
