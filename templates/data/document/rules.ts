import type { Rule } from '#authoring/define.ts';
import type { Facts, Words } from './schema.ts';

/** Finds an offer without its price, and a price without its offer. */
export function offerRules({ price }: Facts, { offer }: Words): Rule[] {
  if ((price === undefined) === (offer === undefined)) return [];
  return [
    price === undefined
      ? {
          in: 'facts',
          path: ['price'],
          message: 'The words have an offer, but there is no price here.',
          hint: 'Write price: with its amount in euros.',
        }
      : {
          in: 'words',
          path: ['offer'],
          message: `The facts have a price, ${price}, but there is no offer here.`,
          hint: 'Write offer: with its duration, group, place and audience.',
        },
  ];
}
