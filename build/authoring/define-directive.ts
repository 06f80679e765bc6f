import type { ComponentType } from 'react';
import type { StructOf } from './schema.ts';

/** A directive of a text as its component gets it. */
export interface DirectiveView<Attributes = unknown> {
  /** Its name in the text: `note`. */
  name: string;
  attributes: Attributes;
  /** The words in its square brackets, as sanitized HTML. */
  label?: string;
  /** What is between its fences, as sanitized HTML. */
  html: string;
  /** The cells of its table, the head first, for a directive whose content is a table. */
  rows: string[][];
}

/** How Markdown shows a component of the site: `:::note[Title]{name=value}`, the content, and `:::`. */
export interface DirectiveDefinition<Attributes = any> {
  /** Blocks; one table with a column of names and up to three columns of numbers; or none: `::form`. */
  content: 'blocks' | 'table' | 'none';
  label: 'required' | 'optional' | 'none';
  /** An object of texts: words belong into the label and the content, where translators find them. */
  attributes: StructOf<Attributes>;
  /** The first line of one, for messages: `:::note[Before you begin]`. */
  example: string;
  /**
   * How a PDF shows it: in a box below its label or the interface text `directives.<name>`, or as its content with the
   * label as caption. A document with a directive that has none is refused.
   */
  inDocuments?: 'box' | 'caption';
  component: ComponentType<DirectiveView<Attributes>>;
}

/** Declares a directive: the default export of `templates/directives/<name>.tsx`. */
export function defineDirective<Attributes>(
  directive: DirectiveDefinition<Attributes>,
): DirectiveDefinition<Attributes> {
  return directive;
}
