import { basename } from 'node:path';
import { picturePath } from '../../../formats/pictures/path.ts';
import type { DocumentFile } from '../../../model/document-file.ts';
import { digestOf } from '../../../model/files/digest.ts';
import { unbrokenNames } from '../../../model/unbroken-names.ts';
import { factPanelsOf, keyOfPanels } from './fact-panels.ts';
import type { DocumentsInput } from './input.ts';
import { directivesOf, labelsOf } from './labels.ts';
import { inspect, partsOf } from './parts.ts';

/** Returns a digest of everything a document is made from. */
export async function cacheKeyOf(document: DocumentFile, input: DocumentsInput): Promise<string> {
  const { locale } = document.entry;
  const parts = partsOf(document, input.site);
  const findings = await Promise.all(parts.map((part) => inspect(part, input)));
  const addresses = findings.flatMap(({ links }) => links.map(({ target }) => input.resolve(locale, target)));
  const { pictures } = input.site;
  const digests = parts.flatMap(({ ref }, index) =>
    (findings[index]?.images ?? []).map(({ source }) => pictures.get(picturePath(pictures, ref, source))?.digest),
  );
  const hasDirectives = findings.some(({ directives }) => directives.length > 0);
  const { origin, name } = input.site.config;
  // The formatted date follows from the day, and formatting takes longer than all the rest.
  const labels = JSON.stringify(labelsOf(document, input, (day) => day));
  const own = [
    ...parts.map((part) => part.digest),
    basename(input.templates.compiled.site),
    input.fontsDigest,
    origin,
    name,
    labels,
    unbrokenNames(input.site, locale).join(),
    ...keyOfPanels(factPanelsOf(document, findings, input)),
    ...(hasDirectives ? [JSON.stringify([...directivesOf(document, input)])] : []),
  ];
  return digestOf([...own, ...addresses, ...digests].join('\n'));
}
