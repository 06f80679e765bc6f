/** What a unit is in its file. A `slug` is a part of an address: given once, and never out of date. */
export type UnitKind = 'line' | 'text' | 'slug' | 'string' | 'heading' | 'paragraph' | 'item' | 'cell' | 'code';

/** A piece of text that is translated as a whole: a field, an interface text, or a block of Markdown. */
export interface Unit {
  /** Below the content folder. */
  file: string;
  locale: string;
  /** What it belongs to in every language: `toolbox/honest-devops`, `strings`, `navigation`, `forms/contact`. */
  resource: string;
  /**
   * Its place in the file, which stays when other texts change: `title`, `steps.2.text` (the second step),
   * `header.contact.text` (by the item's id), `body/rules` (a heading), `body/rules/3.1` (the first item of the third
   * block below it), `body/-/1` (a block before any heading).
   */
  key: string;
  /** The key with headings counted instead of named, the same in every language: `body/2/3.1`. */
  place: string;
  kind: UnitKind;
  /** The words: a YAML value as it is read, or Markdown as it is written, on one line where it is one paragraph. */
  text: string;
  /** Its place in the file's text, quotes and block marks of YAML included. */
  range: { start: number; end: number };
  /** The path of a YAML field. */
  path?: readonly (string | number)[];
  /** The heading above it, or the first line of the group of fields it belongs to. */
  section?: string;
  /** How many characters its schema allows. */
  limits?: { min?: number; max?: number };
  /** What its schema says of the field. */
  description?: string;
}
