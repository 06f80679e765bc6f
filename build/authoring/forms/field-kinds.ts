import { countryCodes } from './countries.ts';
import type { FileKind } from './file-kind.ts';

export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkboxes'
  | 'checkbox'
  | 'country'
  | 'file';

/** What the rules read of a field. Sizes are in bytes, lengths in characters. */
export interface RuledField {
  name: string;
  kind: FieldKind;
  required?: boolean;
  maxLength?: number;
  options?: readonly { value: string }[];
  maxBytes?: number;
  accept?: readonly string[];
}

/** A file as the rules see it; `kind` where its bytes have been read. */
export interface SubmittedFile {
  name: string;
  size: number;
  kind?: FileKind;
}

/** The value of a field as it is submitted; a field with several options has a list. */
export type SubmittedValue = string | boolean | readonly string[] | SubmittedFile | undefined;

/** What is wrong with a value: the key of its message in `content/strings/`, and the values put into it. */
export interface ValueProblem {
  key: string;
  values?: Record<string, string | number>;
}

interface KindRules<Value extends SubmittedValue = SubmittedValue> {
  /** Normalizes what was typed or posted. */
  tidy: (value: unknown) => Value | undefined;
  /** Finds what is wrong with a tidied value that is not missing. */
  check(field: RuledField, value: Value): ValueProblem | undefined;
  /** The keys of the messages that `check` may give. */
  keys: readonly string[];
  /** The key of the message for a missing value; `errors.required` unless given. */
  requiredKey?: string;
  /** How many characters a value has at most if its field does not say it; 160 unless given. */
  maxLength?: number;
  /** Whether visitors choose among the options of its field. */
  hasOptions?: boolean;
}

/** Declares a kind by its type of value: `check` is only given what `tidy` returned. */
function kind<Value extends SubmittedValue>(rules: KindRules<Value>): KindRules {
  return rules;
}

const checkOption = (field: RuledField, value: string) =>
  isOption(field, value) ? undefined : { key: 'errors.option' };

/** Every kind of field with its rules, in the order of their messages. */
export const fieldKinds: Readonly<Record<FieldKind, KindRules>> = {
  text: kind({ tidy: tidyLine, check: lengthProblem, keys: ['errors.tooLong'] }),
  email: kind({
    tidy: tidyLine,
    check: (field, value) =>
      lengthProblem(field, value) ?? (isEmail(value) ? undefined : { key: 'errors.emailInvalid' }),
    keys: ['errors.emailInvalid', 'errors.tooLong'],
    requiredKey: 'errors.emailRequired',
    maxLength: 254,
  }),
  tel: kind({
    // A zero in parentheses is dialed only without the country's number before it.
    tidy: (value) =>
      tidyLine(value)
        .replace(/^(\+.*)\(0\)/, '$1')
        .replace(/[ ./()-]/g, ''),
    // A value that is no number gets no message about its length.
    check: (field, value) => (/^[0+]\d+$/.test(value) ? lengthProblem(field, value) : { key: 'errors.phone' }),
    keys: ['errors.phone', 'errors.tooLong'],
    maxLength: 20,
  }),
  textarea: kind({
    tidy: (value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replace(controls, '').trim() : ''),
    check: lengthProblem,
    keys: ['errors.tooLong'],
    maxLength: 4000,
  }),
  select: kind({ tidy: tidyLine, check: checkOption, keys: ['errors.option'], hasOptions: true }),
  radio: kind({ tidy: tidyLine, check: checkOption, keys: ['errors.option'], hasOptions: true }),
  checkboxes: kind({
    tidy: (value) => [value].flat().flatMap((one) => (typeof one === 'string' && one !== '' ? [one.trim()] : [])),
    check: (field, value) => (value.every((one) => isOption(field, one)) ? undefined : { key: 'errors.option' }),
    keys: ['errors.option'],
    hasOptions: true,
  }),
  checkbox: kind({
    tidy: (value) => value === true || value === 'true' || value === 'on',
    check: () => undefined,
    keys: [],
    requiredKey: 'errors.consent',
  }),
  country: kind({
    tidy: tidyLine,
    check: (_, value) => (countryCodes.includes(value) ? undefined : { key: 'errors.country' }),
    keys: ['errors.country'],
  }),
  file: kind({
    tidy: (value) => (isFile(value) ? value : undefined),
    check: fileProblem,
    keys: ['errors.fileExtension', 'errors.fileSize', 'errors.fileEmpty'],
    requiredKey: 'errors.fileRequired',
  }),
};

/** The extensions of files whose content `fileKind` checks too. Of other files, only the extension is checked. */
export const checkedExtensions: readonly string[] = ['.pdf', '.docx'];

/** Returns whether the content of files with this extension is checked. */
export const isChecked = (extension: string): boolean => checkedExtensions.includes(extension);

/** Returns the longest text a field takes, in characters as people count them. */
export function maxLengthOf({ kind, maxLength }: RuledField): number {
  return maxLength ?? fieldKinds[kind].maxLength ?? 160;
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

function lengthProblem(field: RuledField, value: string): ValueProblem | undefined {
  const max = maxLengthOf(field);
  return countCharacters(value, max) > max ? { key: 'errors.tooLong', values: { max } } : undefined;
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

function fileProblem({ accept = [], maxBytes }: RuledField, { name, size, kind }: SubmittedFile) {
  const extension = accept.find((one) => name.toLowerCase().endsWith(one));
  if (!extension) return { key: 'errors.fileExtension' };
  if (size === 0) return { key: 'errors.fileEmpty' };
  if (maxBytes !== undefined && size > maxBytes) return { key: 'errors.fileSize' };
  if (kind === undefined || !isChecked(extension)) return undefined;
  if (kind === 'locked') return { key: 'errors.fileLocked' };
  return extension === `.${kind}` ? undefined : { key: 'errors.fileContent' };
}

function tidyLine(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').replace(controls, '').trim() : '';
}

/**
 * Control characters, except the line breaks that a textarea may have, and marks that turn the reading direction: a mail
 * has these values beside others.
 */
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
