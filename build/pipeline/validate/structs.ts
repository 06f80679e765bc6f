import type { Infer, Struct } from 'superstruct';
import { formStruct } from '../../authoring/forms/definition.ts';
import {
  contact,
  country,
  hiddenLink,
  integer,
  line,
  list,
  localeId,
  object,
  oneOf,
  optional,
  origin,
  ref,
  service,
  slug,
  table,
  text,
} from '../../authoring/schema.ts';
import { type LeafSchema, leaf } from '../../authoring/values/leaf.ts';
import { hostNames } from '../../hosts/hosts.ts';
import { findings } from '../../model/diagnostic-codes.ts';

/** The codes that `exceptions.yaml` can declare: those of strict checks, of limits of hosts, and of `npm run links`. */
const exceptionCodes = ['broken-link', 'host-limit', ...Object.keys(findings)];

// The files of the content folder that belong to no entry.

const locale = object({
  id: localeId(),
  name: line({ max: 30 }),
  prefix: prefix(),
});

/** Returns the key of IndexNow, which is also the name of a file. */
function indexNowKey(): Struct<string, LeafSchema> {
  const pattern = '^[A-Za-z0-9-]{8,128}$';
  return leaf(
    'key',
    {
      pattern,
      example: '5f0c1e7a9b3d4c2e8a6f7d1b0e9c3a52',
      description: 'The key that announces changed pages to search engines (IndexNow). Choose it yourself.',
    },
    (value): value is string => typeof value === 'string' && new RegExp(pattern).test(value),
    '8 to 128 letters, digits and hyphens in quotes, such as "5f0c1e7a9b3d4c2e8a6f7d1b0e9c3a52"',
  );
}

/** Returns the first part of a language's addresses, which is empty for the default locale. */
function prefix(): Struct<string, LeafSchema> {
  const pattern = '^[^\\s/?#%\\\\]*$';
  return leaf(
    'prefix',
    { pattern, example: 'pt', description: 'What the addresses of the language begin with, without slashes.' },
    (value): value is string => typeof value === 'string' && new RegExp(pattern).test(value),
    'the first part of addresses without slashes, such as pt, or "" for none',
  );
}

const translationPolicy = object({
  missing: optional(oneOf(['error', 'warning', 'leads-elsewhere'])),
  stale: optional(oneOf(['error', 'warning', 'leads-elsewhere', 'listed'])),
  elsewhere: optional(ref(['pages'], { description: 'Where a page leads that is missing or stale.' })),
});

/** `content/site.yaml`. */
export const siteStruct = object({
  name: line({ max: 40 }),
  origin: origin(),
  defaultLocale: localeId(),
  locales: list(locale),
  copyrightYears: optional(list(integer({ min: 1990, max: 2100 }))),
  runtime: optional(oneOf(['preact', 'react'], { description: 'What runs islands in browsers; preact by default.' })),
  formsApi: optional(service({ description: 'The API that forms are sent to. A site with forms needs it.' })),
  securityContact: contact(),
  indexNowKey: optional(indexNowKey()),
  priorityCountries: optional(list(country())),
  precompress: optional(
    list(oneOf(['br', 'gz'], { description: 'A compressed copy of each text file; both by default.' })),
  ),
  hosts: optional(
    list(
      oneOf(hostNames, {
        description: 'A host to write configuration for; Cloudflare Pages, Netlify and nginx by default.',
      }),
    ),
  ),
  socialImages: optional(
    oneOf(['each', 'one'], {
      description: 'A picture for each page, or one for each language, which is the default.',
    }),
  ),
  editor: optional(
    object({
      repository: line({ max: 120, description: 'The repository the web editor writes to, such as company/site.' }),
      backend: optional(oneOf(['github', 'gitlab', 'gitea'], { description: 'Its host; github by default.' })),
      branch: optional(line({ max: 60, description: 'The branch it writes to; main by default.' })),
      signIn: optional(service({ description: 'The address of the service that signs editors in.' })),
    }),
  ),
  hiddenLinks: optional(
    list(object({ id: slug(), name: line({ max: 40 }), encoded: hiddenLink(), target: optional(oneOf(['blank'])) })),
  ),
  translations: optional(table(translationPolicy)),
});

/** The contents of `content/site.yaml`. */
export type SiteFile = Infer<typeof siteStruct>;

const addresses = () => table(line({ max: 200 }));

/** `content/routes.yaml`: a path for each language, by the id of a base page or the folder of a family. */
export const routesStruct = object({
  pages: table(addresses()),
  families: table(addresses()),
  elsewhere: optional(table(addresses())),
});

/** `content/redirects.yaml`. */
export const redirectsStruct = object({
  redirects: list(
    object({
      from: line({ max: 2000 }),
      to: line({ max: 2000 }),
      status: optional(oneOf(['301', '302'])),
      why: optional(text({ max: 300 })),
    }),
  ),
});

/** Declared exceptions: the code of a finding, what it is about, and why it is meant so. */
export const exceptionsStruct = object(Object.fromEntries(exceptionCodes.map((code) => [code, optional(reasons())])));

function reasons() {
  return table(line({ max: 300, description: 'Why it is meant so.' }));
}

/** The contents of `content/redirects.yaml`. */
export type RedirectsFile = Infer<typeof redirectsStruct>;

export { formStruct };
