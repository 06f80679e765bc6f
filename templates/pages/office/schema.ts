import { email, type Infer, line, list, number, object, oneOf, phone, ref, time, timeZone } from '#authoring/schema.ts';
import { entrySlug, headWords, image, imageAlt, imageCaption, title } from '../../shared-structs.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
export const sketches = ['river', 'canal', 'port', 'coast', 'valley', 'boulevard', 'medina'] as const;

export const facts = object({
  street: line(),
  postalCode: line({ max: 12 }),
  country: oneOf(['BE', 'FR', 'NL', 'LU', 'MA']),
  phone: phone(),
  email: email(),
  latitude: number({ min: -90, max: 90, example: '50.8498' }),
  longitude: number({ min: -180, max: 180, example: '4.3646' }),
  timeZone: timeZone(),
  hours: list(object({ days: list(oneOf(weekdays)), opens: time(), closes: time() })),
  sketch: oneOf(sketches, { description: 'What its drawing follows.' }),
  people: list(ref(['experts'])),
  image: image('The house, as visitors see it.'),
});

export const words = object({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  city: line({ max: 40 }),
  lead: line({ max: 320 }),
  imageAlt: imageAlt(),
  imageCaption: imageCaption(),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
