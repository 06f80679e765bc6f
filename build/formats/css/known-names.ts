import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const properties: Readonly<Record<string, unknown>> = require('mdn-data/css/properties.json');
const atRules: Readonly<Record<string, { descriptors?: object }>> = require('mdn-data/css/at-rules.json');

/** The names of all properties, and of the descriptors of rules such as `@font-face`. */
export const knownNames: ReadonlySet<string> = new Set([
  ...Object.keys(properties),
  ...Object.values(atRules).flatMap(({ descriptors = {} }) => Object.keys(descriptors)),
]);
