import { countryCodes } from './countries.ts';
import type { FileKind } from './file-kind.ts';

/** The name of a kind of field, as a form's YAML has it. */
export type FieldKind = keyof typeof fieldKinds;

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

/** A reason to refuse a value. */
export interface ValueRule<Value extends SubmittedValue = SubmittedValue> {
  /** The key of its message. */
  key: string;
  /** Says which fields have the rule; all of its kind unless given. */
  isFor?: (field: RuledField) => boolean;
  /** Returns the values that its message shows: `{{max}}`. */
  values?: (field: RuledField) => Record<string, number>;
  /** Is only given a value that `tidy` returned, and that is not missing. */
  refuses(field: RuledField, value: Value): boolean;
}

interface KindRules<Value extends SubmittedValue = SubmittedValue> {
  /** Normalizes what was typed or posted. */
  tidy: (value: unknown) => Value | undefined;
  /** The rules of its values. A value that breaks several gets the message of the first. */
  rules: readonly ValueRule<Value>[];
  /** The key of the message for a missing value; `errors.required` unless given. */
  requiredKey?: string;
  /** How many characters a value has at most if its field does not say it; 160 unless given. */
  maxLength?: number;
  /** Whether visitors choose among the options of its field. */
  hasOptions?: boolean;
}

const longest: ValueRule<string> = {
  key: 'errors.tooLong',
  values: (field) => ({ max: maxLengthOf(field) }),
  refuses: (field, value) => countCharacters(value, maxLengthOf(field)) > maxLengthOf(field),
};

const option: ValueRule<string> = { key: 'errors.option', refuses: (field, value) => !isOption(field, value) };

const options: ValueRule<readonly string[]> = {
  key: 'errors.option',
  refuses: (field, values) => !values.every((value) => isOption(field, value)),
};

const fileRules: readonly ValueRule<SubmittedFile>[] = [
  { key: 'errors.fileExtension', refuses: (field, file) => extensionOf(field, file) === undefined },
  { key: 'errors.fileEmpty', refuses: (_, { size }) => size === 0 },
  { key: 'errors.fileSize', refuses: ({ maxBytes }, { size }) => maxBytes !== undefined && size > maxBytes },
  { key: 'errors.fileLocked', isFor: hasCheckedFiles, refuses: (field, file) => checkedKind(field, file) === 'locked' },
  {
    key: 'errors.fileContent',
    isFor: hasCheckedFiles,
    refuses: (field, file) => {
      const kind = checkedKind(field, file);
      return kind !== undefined && extensionOf(field, file) !== `.${kind}`;
    },
  },
];

/** Every kind of field with its rules. */
export const fieldKinds = {
  text: kind({ tidy: tidyLine, rules: [longest] }),
  email: kind({
    tidy: tidyLine,
    rules: [longest, { key: 'errors.emailInvalid', refuses: (_, value) => !isEmail(value) }],
    requiredKey: 'errors.emailRequired',
    maxLength: 254,
  }),
  tel: kind({
    // A zero in parentheses is dialed only without the country's number before it.
    tidy: (value) =>
      tidyLine(value)
        .replace(/^(\+.*)\(0\)/, '$1')
        .replace(/[ ./()-]/g, ''),
    rules: [{ key: 'errors.phone', refuses: (_, value) => !/^[0+]\d+$/.test(value) }, longest],
    maxLength: 20,
  }),
  textarea: kind({
    tidy: (value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replace(controls, '').trim() : ''),
    rules: [longest],
    maxLength: 4000,
  }),
  select: kind({ tidy: tidyLine, rules: [option], hasOptions: true }),
  radio: kind({ tidy: tidyLine, rules: [option], hasOptions: true }),
  checkboxes: kind({
    tidy: (value) => [value].flat().flatMap((one) => (typeof one === 'string' && one !== '' ? [one.trim()] : [])),
    rules: [options],
    hasOptions: true,
  }),
  checkbox: kind({
    tidy: (value) => value === true || value === 'true' || value === 'on',
    rules: [],
    requiredKey: 'errors.consent',
  }),
  country: kind({
    tidy: tidyLine,
    rules: [{ key: 'errors.country', refuses: (_, value) => !countryCodes.includes(value) }],
  }),
  file: kind({
    tidy: (value) => (isFile(value) ? value : undefined),
    rules: fileRules,
    requiredKey: 'errors.fileRequired',
  }),
};

/** Declares a kind by its type of value. */
function kind<Value extends SubmittedValue>(rules: KindRules<Value>): KindRules {
  return rules;
}

/** The extensions of files whose content `fileKind` checks too. Of other files, only the extension is checked. */
export const checkedExtensions: readonly string[] = ['.pdf', '.docx'];

const isChecked = (extension: string): boolean => checkedExtensions.includes(extension);

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

function hasCheckedFiles({ accept = [] }: RuledField): boolean {
  return accept.some(isChecked);
}

/** Returns the extension of a file if its field accepts it. */
function extensionOf({ accept = [] }: RuledField, { name }: SubmittedFile): string | undefined {
  return accept.find((extension) => name.toLowerCase().endsWith(extension));
}

/** Returns what the bytes of a file are, if its extension says that they are checked. */
function checkedKind(field: RuledField, file: SubmittedFile): FileKind | undefined {
  return isChecked(extensionOf(field, file) ?? '') ? file.kind : undefined;
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
