import { countryCodes } from './countries.ts';
import type { FileKind } from './file-kind.ts';

// The rules of a submission: the same in the browser, in the build's tests and on the server.

/** What the rules read of a form; a definition and an island's view of it both have it. */
export interface RuledForm {
  fields: readonly RuledField[];
}

/** What the rules read of a field. Sizes are in bytes, lengths in characters. */
export interface RuledField {
  name: string;
  kind: string;
  required?: boolean;
  maxLength?: number;
  options?: readonly { value: string }[];
  maxBytes?: number;
  accept?: readonly string[];
}

/** The extensions of files whose content is checked too, as `fileKind` reads it. Of others only the extension is. */
export const checkedExtensions: readonly string[] = ['.pdf', '.docx'];

const isChecked = (extension: string): boolean => checkedExtensions.includes(extension);

/** A file as the rules see it; `kind` where its bytes have been read. */
export interface SubmittedFile {
  name: string;
  size: number;
  kind?: FileKind;
}

/** The value of a field as it is submitted; a field with several options has a list. */
export type SubmittedValue = string | boolean | readonly string[] | SubmittedFile | undefined;
/** The values of a form by the names of its fields. */
export type Submission = Readonly<Record<string, SubmittedValue>>;

/** What is wrong with a field: the key of its message in `content/strings/`, and the values put into it. */
export interface Problem {
  field: string;
  key: string;
  values?: Record<string, string | number>;
}

/** Checks a submission, tidied by `normalizeSubmission` → the first problem of each field, in the order of the fields. */
export function validateSubmission(form: RuledForm, data: Submission): Problem[] {
  return form.fields.flatMap((field) => {
    const problem = fieldProblem(field, data[field.name]);
    return problem ? [{ field: field.name, ...problem }] : [];
  });
}

/**
 * Brings what was typed or posted into its form: texts trimmed and without control characters, phone numbers without
 * the spaces, points, hyphens, slashes and parentheses people group digits with, boxes as booleans. Names the form does not have are left out.
 */
export function normalizeSubmission(
  form: RuledForm,
  data: Readonly<Record<string, unknown>>,
): Record<string, SubmittedValue> {
  return Object.fromEntries(form.fields.map((field) => [field.name, tidyValue(field.kind, data[field.name])]));
}

/** Returns the keys of all messages that a field can need. */
export function problemKeys({ kind, required, accept = [] }: RuledField): string[] {
  const ofContent = accept.some(isChecked) ? ['errors.fileLocked', 'errors.fileContent'] : [];
  const keys = [...(kindKeys[kind] ?? []), ...ofContent];
  if (!required) return keys;
  return [requiredKeys[kind] ?? 'errors.required', ...keys];
}

/** Returns the longest text a field takes, in characters as people count them. */
export function maxLengthOf({ kind, maxLength }: RuledField): number {
  return maxLength ?? { email: 254, tel: 20, textarea: 4000 }[kind] ?? 160;
}

/**
 * Counts the characters of a text as people do: an emoji of several code points is one. Stops after `limit`, and takes
 * a text for too long that has far more code units than characters.
 */
export function countCharacters(text: string, limit: number): number {
  if (text.length > 16 * limit) return limit + 1;
  let count = 0;
  for (const _ of characters(text)) if (++count > limit) break;
  return count;
}

/** Browsers without a segmenter count code points. */
function characters(text: string): Iterable<unknown> {
  return 'Segmenter' in Intl ? new Intl.Segmenter().segment(text) : text;
}

type FieldProblem = Omit<Problem, 'field'> | undefined;

const requiredKeys: Record<string, string> = {
  email: 'errors.emailRequired',
  checkbox: 'errors.consent',
  file: 'errors.fileRequired',
};

const kindKeys: Record<string, string[]> = {
  text: ['errors.tooLong'],
  textarea: ['errors.tooLong'],
  email: ['errors.emailInvalid', 'errors.tooLong'],
  tel: ['errors.phone', 'errors.tooLong'],
  select: ['errors.option'],
  radio: ['errors.option'],
  checkboxes: ['errors.option'],
  country: ['errors.country'],
  file: ['errors.fileExtension', 'errors.fileSize', 'errors.fileEmpty'],
};

function fieldProblem(field: RuledField, value: SubmittedValue): FieldProblem {
  const { kind } = field;
  if (isMissing(value)) return field.required ? { key: requiredKeys[kind] ?? 'errors.required' } : undefined;
  if (kind === 'checkbox') return undefined;
  // The casts below: tidyValue gives each kind of field its own type of value.
  if (kind === 'file') return fileProblem(field, value as SubmittedFile);
  if (kind === 'checkboxes') {
    return (value as readonly string[]).every((one) => isOption(field, one)) ? undefined : { key: 'errors.option' };
  }
  return textProblem(field, value as string);
}

function isMissing(value: SubmittedValue): boolean {
  return value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}

function textProblem(field: RuledField, value: string): FieldProblem {
  const { kind } = field;
  if (kind === 'country') return countryCodes.includes(value) ? undefined : { key: 'errors.country' };
  if (kind === 'select' || kind === 'radio') return isOption(field, value) ? undefined : { key: 'errors.option' };
  const max = maxLengthOf(field);
  // A value that is no number gets no message about its length.
  if (kind === 'tel' && !/^[0+]\d+$/.test(value)) return { key: 'errors.phone' };
  if (countCharacters(value, max) > max) return { key: 'errors.tooLong', values: { max } };
  if (kind === 'email' && !isEmail(value)) return { key: 'errors.emailInvalid' };
  return undefined;
}

/** Returns whether a value is one of the options. If the page gives the options, the form has only their pattern. */
function isOption({ options }: RuledField, value: string): boolean {
  return options ? options.some((option) => option.value === value) : /^[a-z0-9-]{1,80}$/.test(value);
}

function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  const local = value.slice(0, at);
  return (
    at > 0 &&
    at <= 64 &&
    /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u.test(local) &&
    !/^\.|\.\.|\.$/.test(local) &&
    value.slice(at + 1).includes('.') &&
    value
      .slice(at + 1)
      .split('.')
      .every((label) => /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}$/u.test(label) && !label.endsWith('-')) &&
    /\.(xn--[\w-]+|[\p{L}\p{M}]{2,})$/u.test(value)
  );
}

function fileProblem({ accept = [], maxBytes }: RuledField, { name, size, kind }: SubmittedFile): FieldProblem {
  const extension = accept.find((one) => name.toLowerCase().endsWith(one));
  if (!extension) return { key: 'errors.fileExtension' };
  if (size === 0) return { key: 'errors.fileEmpty' };
  if (maxBytes !== undefined && size > maxBytes) return { key: 'errors.fileSize' };
  if (kind === undefined || !isChecked(extension)) return undefined;
  if (kind === 'locked') return { key: 'errors.fileLocked' };
  return extension === `.${kind}` ? undefined : { key: 'errors.fileContent' };
}

function tidyValue(kind: string, value: unknown): SubmittedValue {
  if (kind === 'checkbox') return value === true || value === 'true' || value === 'on';
  if (kind === 'checkboxes') {
    return [value].flat().flatMap((one) => (typeof one === 'string' && one !== '' ? [one.trim()] : []));
  }
  if (kind === 'file') return isFile(value) ? value : undefined;
  if (typeof value !== 'string') return '';
  if (kind === 'textarea') return value.replace(/\r\n?/g, '\n').replace(controls, '').trim();
  const text = value.replace(/\s+/g, ' ').replace(controls, '').trim();
  // A zero in parentheses is dialed only without the country's number before it.
  return kind === 'tel' ? text.replace(/^(\+.*)\(0\)/, '$1').replace(/[ ./()-]/g, '') : text;
}

/** Control characters, except the line breaks that a textarea may have, and marks that turn the reading direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Returns whether a value is a chosen file: an empty file input is a file without a name. */
function isFile(value: unknown): value is SubmittedFile {
  // Its fields are unknown until each is checked.
  const file = value as Partial<SubmittedFile> | null | undefined;
  return (
    typeof file === 'object' && typeof file?.name === 'string' && file.name !== '' && typeof file.size === 'number'
  );
}
