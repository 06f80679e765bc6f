import { createPlacers } from '../../formats/yaml/positions.ts';
import { originalOfCopy, ruleFiles } from '../../hosts/unpublished-files.ts';
import { decodeSpelling, toPathKey } from '../../model/addresses/old-address.ts';
import { atStart, type Diagnostic } from '../../model/diagnostic.ts';
import { firstNames } from '../../model/first-names.ts';
import type { OutputFile } from '../../model/output.ts';
import type { Redirect } from '../../model/route.ts';
import type { CheckInput } from './input.ts';

/** A published file and its address. */
interface Published {
  address: string;
  source: string | undefined;
}

/** Finds redirects, especially patterns, whose source is a published file. */
export function checkShadowedFiles({
  site,
  outputs,
  readText,
}: Pick<CheckInput, 'site' | 'outputs' | 'readText'>): Diagnostic[] {
  const published = publishedFiles(outputs);
  const place = createPlacers(readText);
  return site.redirects.flatMap((redirect): Diagnostic[] => {
    const shadowed = shadowedBy(redirect, published);
    const [first] = shadowed;
    if (!first) return [];
    const { file, path } = redirect.source;
    if (file === 'site.yaml') return shadowed.map((one) => belowDefaultPrefix(one, site.config.defaultLocale));
    return [
      place(file, {
        code: 'redirect-shadows-page',
        severity: 'error',
        message: redirect.from.endsWith('*')
          ? `${redirect.from} leads visitors away from ${countOf(shadowed)}.`
          : `${first.address} is a published file${nameOf(first)} and cannot be redirected.`,
        hint: redirect.from.endsWith('*')
          ? 'Write a pattern that no published address begins with, or redirect each old address by itself.'
          : 'Remove this line, or give the file another name.',
        at: { path },
      }),
    ];
  });
}

/** Returns the files that hosts serve, sorted by address. Rules for hosts and compressed copies have no address. */
function publishedFiles(outputs: readonly OutputFile[]): Published[] {
  const paths = new Set(outputs.flatMap(({ area, path }) => (area === 'site' ? [path] : [])));
  const isCopy = (path: string) => paths.has(originalOfCopy(path) ?? '');
  return outputs
    .filter(({ area, path }) => area === 'site' && !ruleFiles.includes(path) && !isCopy(path))
    .map(({ path, source }) => ({ address: `/${path.replace(/(^|\/)index\.html$/, '$1')}`, source }))
    .sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** Returns the files that a redirect hides. Files below a pattern are adjacent in the sorted list. */
function shadowedBy({ from }: Redirect, published: readonly Published[]): Published[] {
  // A rule for a query hides no file.
  if (from.includes('?')) return [];
  const isPattern = from.endsWith('*');
  const path = decodeSpelling(toPathKey(isPattern ? from.slice(0, -1) : from));
  const base = isPattern ? path : path.replace(/\/(index\.html)?$/, '') || '/';
  const start = firstFrom(published, base);
  const shadowed: Published[] = [];
  for (let index = start; published[index]?.address.startsWith(base); index++) {
    const file = published[index];
    if (!file) break;
    const isMatch = isPattern
      ? file.address.length > base.length
      : file.address === base || file.address === `${base}/`;
    if (isMatch) shadowed.push(file);
    else if (!isPattern && file.address > `${base}/`) break;
  }
  return shadowed;
}

/** Returns the index of the first address that is not before a text. Binary search. */
function firstFrom(published: readonly Published[], text: string): number {
  let [low, high] = [0, published.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((published[middle]?.address ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countOf(shadowed: readonly Published[]): string {
  const [first] = shadowed;
  if (first && shadowed.length === 1) return `${first.address}, which is published${nameOf(first)}`;
  const addresses = shadowed.map(({ address }) => address);
  return `${shadowed.length} published addresses: ${firstNames(addresses, 3)}`;
}

function belowDefaultPrefix({ address, source }: Published, locale: string): Diagnostic {
  return {
    code: 'redirect-shadows-page',
    severity: 'error',
    ...atStart(source ?? 'site.yaml'),
    message: `${address} cannot be reached: addresses below /${locale}/ lead to those without it, because ${locale} is the default language.`,
    hint: `Publish it at an address that does not begin with /${locale}/.`,
  };
}

function nameOf({ source }: Published): string {
  if (source === undefined) return '';
  return ` (${source.startsWith('../') ? source.slice('../'.length) : `content/${source}`})`;
}
