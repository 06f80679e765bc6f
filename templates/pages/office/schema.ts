import {
  email,
  type Infer,
  line,
  list,
  number,
  object,
  oneOf,
  optional,
  phone,
  ref,
  time,
  timeZone,
} from '#authoring/schema.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import { entrySlug, headWords, image, imageAlt, imageCaption, title } from '../../shared-structs.ts';
import { mapStruct } from './map-struct.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

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
  map: optional(mapStruct()),
  people: list(ref(['experts'])),
  image: image('The house, as visitors see it.'),
});

export const words = object({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  city: line({ max: 40 }),
  lead: line({ max: 320 }),
  landmarks: optional(
    list(line({ max: 30, description: 'The name of a place on the map, in the order of map.landmarks.' })),
  ),
  imageAlt: imageAlt(),
  imageCaption: imageCaption(),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
export type Office = EntryView<Facts, Words>;
