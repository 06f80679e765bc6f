import { formElementId } from '../../authoring/forms/element-id.ts';
import { inspectMarkdown } from '../../formats/markdown/inspect.ts';
import { parseMarkdown } from '../../formats/markdown/parse.ts';
import { extractBody } from '../../formats/yaml/positions.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { Entry } from '../../model/entry.ts';

/** A form that a text places on a page that has it already. */
interface RepeatedForm {
  form: string;
  /** The directive that places it once too often. */
  at: Place;
  /** Returns whether an id of the page is one of the form's. */
  owns: (id: string) => boolean;
}

/** Finds the forms that an entry's text places a second time on a page; `ids` are the duplicate ids of the page. */
export function findRepeatedForms(
  entry: Entry,
  ids: readonly string[],
  { forms, readText }: { forms: Iterable<string>; readText: (path: string) => string },
): RepeatedForm[] {
  const repeated = [...forms].filter((form) => ids.includes(formElementId({ id: form })) && countOf(form, ids) > 1);
  return repeated.flatMap((form) => {
    const at = placeOf(form, entry, readText);
    return at ? [{ form, at, owns: (id: string) => isOf(form, id) }] : [];
  });
}

/** Counts the ids of a form on a page. One alone may be that of a heading, such as "Contact form". */
const countOf = (form: string, ids: readonly string[]): number => ids.filter((id) => isOf(form, id)).length;

const isOf = (form: string, id: string): boolean => id.startsWith(`${form}-`) || id === `form-${form}-title`;

/** Returns where the text places the form: the second time, if it does so twice. */
function placeOf(form: string, { source }: Entry, readText: (path: string) => string): Place | undefined {
  const { text, line } = extractBody(readText(source.words));
  const placed = inspectMarkdown(parseMarkdown(text)).directives.filter(
    ({ isLeaf, attributes }) => isLeaf && attributes.some(({ value }) => value === form),
  );
  const { at } = placed[1] ?? placed[0] ?? {};
  return at && { file: source.words, line: line + at.line - 1, column: at.column };
}
