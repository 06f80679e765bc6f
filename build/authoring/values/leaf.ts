import { Struct } from 'superstruct';

/** What a leaf struct remembers about itself. */
export interface LeafSchema {
  description?: string;
  min?: number;
  max?: number;
  values?: readonly string[];
  folders?: readonly string[];
  example?: string;
  /** What the whole value looks like, as a regular expression. */
  pattern?: string;
  /** Whether templates show the text as Markdown. */
  isMarkdown?: boolean;
}

type Check<T> = (value: unknown, schema: LeafSchema) => value is T;

/** Creates a struct of a single value, which keeps what it accepts in its `schema`. */
export function leaf<T>(type: string, schema: LeafSchema, check: Check<T>, expected: string): Struct<T, LeafSchema> {
  return new Struct<T, LeafSchema>({
    type,
    schema,
    validator: (value) => check(value, schema) || expected,
  });
}

/** Returns whether a value is text: the check of a leaf that may have any text. */
export const isString = (value: unknown): value is string => typeof value === 'string';
