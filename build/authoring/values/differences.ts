import { list, oneOf, optional } from '../schema.ts';

/** In what a text may differ from the default language's on purpose. */
export const differences = ['headings', 'directives', 'links', 'actions', 'numbers', 'fields'] as const;
export type Difference = (typeof differences)[number];

/** Describes the field in which words of any kind say so: `differs: [numbers]`. */
export const differs = () =>
  optional(
    list(oneOf(differences, { description: 'In what this text differs from the default language’s on purpose.' })),
  );
