import type { Struct } from 'superstruct';
import { isString, type LeafSchema, leaf } from './leaf.ts';
import {
  entryLinkPattern,
  isPublicHost,
  isWebAddress,
  originPattern,
  servicePattern,
  webAddressPattern,
} from './web-address.ts';

const phonePattern = '^\\+[1-9](?:[ \u00a0.-]?\\d){6,14}$';

/** Describes a phone number in international form, its digits grouped as they are to be shown. */
export function phone(options: LeafSchema = {}): Struct<string, LeafSchema> {
  const wanted = new RegExp(phonePattern);
  return leaf(
    'phone',
    {
      example: '+32 2 555 01 20',
      pattern: phonePattern,
      description: 'It begins with + and the number of its country, without the 0 that is dialled within it.',
      ...options,
    },
    (value): value is string => isString(value) && wanted.test(value),
    'a phone number in quotes and in international form, such as "+32 2 555 01 20"',
  );
}

/** An e-mail address's characters, and the whole of it. */
const letters = 'A-Za-z0-9\\u00a1-\\uffff';
const atom = `[${letters}!#$%&'*+/=?^_\`{|}~-]+`;
const address = `(?!/)${atom}(?:\\.${atom})*@(?:[${letters}](?:[${letters}-]*[${letters}])?\\.)+[A-Za-z\\u00a1-\\uffff][${letters}-]*[${letters}]`;

/** Describes an e-mail address without a name: `brussels@company.example`. */
export function email(options: LeafSchema = {}): Struct<string, LeafSchema> {
  const pattern = `^(?=.{1,80}$)${address}$`;
  const wanted = new RegExp(pattern);
  return leaf(
    'email',
    { example: 'info@company.example', pattern, description: 'The address alone, without a name.', ...options },
    (value): value is string => isString(value) && wanted.test(value),
    'an e-mail address, such as info@company.example',
  );
}

/**
 * What a `mailto:` or `tel:` link looks like: addresses separated by commas, with prefilled fields after a question
 * mark; or a number in international form, or a short one such as 112.
 */
export const contactLinkPattern = `(?:mailto:(?:${address}(?:,${address})*(?:\\?\\S*)?|\\?\\S+)|tel:(?:\\+[1-9][\\d.-]{5,18}\\d|\\d{3,6}))`;

const contactLink = new RegExp(`^${contactLinkPattern}$`);

/**
 * Describes where a link leads: an entry (`toolbox/honest-devops`, with `#fragment` if wanted), a fragment of the same
 * page (`#contact`), an address of this site (`/contact/`), or an `https:`, `mailto:` or `tel:` address.
 */
export function link(options: LeafSchema = {}): Struct<string, LeafSchema> {
  return leaf(
    'link',
    { example: 'pages/about#team', ...options },
    (value): value is string => isString(value) && isLinkTarget(value),
    'a link: an entry such as pages/about#team, a fragment such as #team, an address of this site such as /about/, or an https:, mailto: or tel: address',
  );
}

const entryLink = new RegExp(`^${entryLinkPattern}$`);

function isLinkTarget(value: string): boolean {
  if (/[\s<>"'`\\]/.test(value) || value.startsWith('//')) return false;
  return (
    /^[/#]./.test(value) || isWebAddress(value) || contactLink.test(value) || entryLink.test(value) || value === '/'
  );
}

/** Describes where a site is published: `https:` and its host, without a path. */
export function origin(options: LeafSchema = {}): Struct<string, LeafSchema> {
  return addressLike(
    'origin',
    { example: 'https://www.company.example', pattern: `^${originPattern}$`, ...options },
    'https:// and the host of the site, without a path, such as https://www.company.example',
  );
}

/** Describes where a service is reached: an `https:` address with or without a path, but without a query. */
export function service(options: LeafSchema = {}): Struct<string, LeafSchema> {
  return addressLike(
    'service',
    { example: 'https://forms.company.example/v1/', pattern: `^${servicePattern}$`, ...options },
    'the whole https: address of a service, without a query, such as https://forms.company.example/v1/',
  );
}

function addressLike(type: string, schema: LeafSchema, expected: string): Struct<string, LeafSchema> {
  const wanted = new RegExp(schema.pattern ?? '');
  return leaf(
    type,
    schema,
    (value): value is string => isString(value) && wanted.test(value) && isPublicHost(value),
    expected,
  );
}

/** Describes how somebody is reached: an `https:`, `mailto:` or `tel:` address. */
export function contact(options: LeafSchema = {}): Struct<string, LeafSchema> {
  return leaf(
    'contact',
    {
      example: 'mailto:security@company.example',
      pattern: `^(?:${webAddressPattern}|${contactLinkPattern})$`,
      ...options,
    },
    (value): value is string => isString(value) && (isWebAddress(value) || contactLink.test(value)),
    'an https:, mailto: or tel: address, such as mailto:security@company.example',
  );
}

/**
 * Describes an `https:` address stored as base64, so that address harvesters do not read it; decoded when a visitor
 * clicks.
 */
export function hiddenLink(options: LeafSchema = {}): Struct<string, LeafSchema> {
  return leaf(
    'hidden-link',
    options,
    (value): value is string => isString(value) && decodeHiddenLink(value) !== undefined,
    'an https: address encoded as base64, with no name or password before its host',
  );
}

/** Decodes a base64-stored link → its `https:` address, or `undefined` where it is none. */
export function decodeHiddenLink(value: string): string | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value)) return undefined;
  try {
    const decoded = atob(value);
    return isWebAddress(decoded) ? new URL(decoded).href : undefined;
  } catch {
    return undefined;
  }
}
