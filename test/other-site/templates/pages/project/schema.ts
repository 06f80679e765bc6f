import { type Infer, integer, line, object, oneOf, optional, ref, slug } from '#authoring/schema.ts';

export const facts = object({
  year: integer({ min: 1990, max: 2100 }),
  wood: oneOf(['ash', 'oak', 'walnut']),
  care: optional(ref(['sheets'], { description: 'The sheet that goes with it.' })),
});

export const words = object({ title: line({ max: 50 }), description: line(), slug: slug() });

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
