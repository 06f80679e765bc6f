import type { Struct } from 'superstruct';
import { flag, type Infer, integer, line, list, localized, object, oneOf, optional, ref, text } from '../schema.ts';
import { isString, type LeafSchema, leaf } from '../values/leaf.ts';
import { checkedExtensions, type FieldKind, fieldKinds } from './field-kinds.ts';

/** Describes the extension of a file: `.pdf`. */
function fileExtension(): Struct<string, LeafSchema> {
  const pattern = '^\\.[a-z0-9]{1,10}$';
  return leaf(
    'extension',
    {
      pattern,
      example: '.pdf',
      description: `The content of ${checkedExtensions.join(' and ')} files is checked too; of others only the extension.`,
    },
    (value): value is string => isString(value) && new RegExp(pattern).test(value),
    'the extension of a file in small letters, such as .pdf',
  );
}

/** Describes words of a form, per language. */
const words = (max = 160) => localized(line({ max }));
const longWords = () => localized(text({ max: 600 }));

/** The parts of a submission's context that every page has. Any other is an id that a template gives: `jobId`. */
export const pageContext: readonly string[] = ['lang', 'pageURL', 'startingURL'];

const field = object({
  name: line({ max: 40, description: 'The name in the submitted data.' }),
  kind: oneOf(Object.keys(fieldKinds) as FieldKind[]),
  required: optional(flag()),
  maxLength: optional(integer({ min: 1, max: 10_000 })),
  autocomplete: optional(line({ max: 60 })),
  /** The document that the words between `<document>` and `</document>` in the label lead to. */
  document: optional(ref(['documents'], { description: 'What <document>…</document> in the label links to.' })),
  label: words(),
  hint: optional(words(240)),
  optionsFrom: optional(oneOf(['page'], { description: 'page: the page that shows the form gives the options.' })),
  options: optional(list(object({ value: line({ max: 80 }), label: words() }))),
  /** The bytes and the extensions that a file may have. */
  maxBytes: optional(integer()),
  accept: optional(list(fileExtension())),
});

/** `content/forms/<id>.yaml`: its markup, its rules in the browser and on the server, and its messages. */
export const formStruct = object({
  /** The form-type label of the submitted data's operation, such as requestPdf. */
  type: line({ max: 40 }),
  /** Appended to the forms API's address. */
  path: line({ max: 60 }),
  thanks: oneOf(['short', 'full']),
  /** What a submission says about where it came from. */
  context: list(line({ max: 40, description: `One of ${pageContext.join(', ')}, or an id such as jobId.` })),
  /** The ids of the context without which a submission is refused. */
  requiredContext: optional(list(line({ max: 40 }))),
  /** The names of what sending the form agrees to: each is submitted as `true`, without a box to tick. */
  agrees: optional(list(line({ max: 40 }))),
  /** The `pageURL` of the form in the newsletter dialog, which is the same on every page. */
  pageURL: optional(line()),
  title: words(),
  /** What happens after the form has arrived: who answers by when, and which e-mail will come. */
  next: optional(longWords()),
  submit: words(60),
  /** What the data is used for, shown beside the button. */
  purpose: longWords(),
  fields: list(field),
});

/** A file of `content/forms/`, with its words in every language. */
export type FormFile = Infer<typeof formStruct>;
/** A field of a form, with its words in every language. */
export type FormField = FormFile['fields'][number];

/** A form as templates and islands receive it. */
export interface FormDefinition extends FormFile {
  id: string;
}
