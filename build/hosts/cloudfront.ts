import type { Diagnostic } from '../model/diagnostic.ts';
import { digestOf } from '../model/files/digest.ts';
import { mediaTypes } from '../model/files/media-types.ts';
import { formatCount } from '../model/format-count.ts';
import { emitFunction, functionLimit } from './cloudfront-function.ts';
import { emitTemplate, listCustomHeaders, listPolicies } from './cloudfront-template.ts';
import { type HeaderRule, type Host, type HostFile, type HostInput, type HostLimit, limitProblem } from './host.ts';
import { copiesOfFiles, ruleDotfiles, ruleFiles } from './unpublished-files.ts';

/** CloudFront of AWS, in front of a bucket of S3. */
export const cloudfront: Host = { files: emitFiles, findProblems, limits: listLimits };

/** How the files of the site are uploaded to the bucket. */
export interface UploadSettings {
  /** The end of a path → its media type. */
  types: Record<string, string>;
  /** The lifetime of files, by the beginning of their path; the first that fits is meant. */
  lifetimes: { folder: string; value: string }[];
  /** The ends of paths that are not uploaded. */
  ignored: string[];
  /** The name of the redirects in the bucket, if the function reads them from a store. */
  redirects?: string;
}

function emitFiles(input: HostInput): HostFile[] {
  const { code, stored } = emitFunction(input);
  const data = stored && `${JSON.stringify({ data: [...stored].map(([key, value]) => ({ key, value })) })}\n`;
  const storeDigest = data && digestOf(data).slice(0, 12);
  const template = emitTemplate({
    name: input.name ?? 'site',
    code,
    policies: listPolicies(input.rules),
    errorPages: input.errorPages,
    ...(storeDigest ? { storeDigest } : {}),
  });
  const uploads: UploadSettings = {
    types: Object.fromEntries(Object.entries(mediaTypes).map(([ending, type]) => [`.${ending}`, type])),
    lifetimes: listLifetimes(input.rules),
    ignored,
    ...(storeDigest ? { redirects: `redirects-${storeDigest}.json` } : {}),
  };
  return [
    file('function.js', code),
    file('template.json', template),
    file('uploads.json', `${JSON.stringify(uploads, undefined, 2)}\n`),
    ...(data ? [file('redirects.json', data)] : []),
  ];
}

function file(name: string, text: string): HostFile {
  return { area: 'hosts', path: `cloudfront/${name}`, text };
}

/** CloudFront compresses by itself. */
const ignored = [...ruleFiles, ...ruleDotfiles, ...copiesOfFiles];

/**
 * Lists the lifetimes of folders, which each file gets as it is uploaded: one in a policy would also apply to missing
 * files.
 */
function listLifetimes(rules: readonly HeaderRule[]): UploadSettings['lifetimes'] {
  return rules
    .flatMap(({ pattern, headers }) => {
      const value = headers.find(([name]) => name === 'Cache-Control')?.[1];
      return value === undefined ? [] : [{ folder: pattern.slice(1, -1), value }];
    })
    .sort((a, b) => b.folder.length - a.folder.length);
}

/** What AWS accepts. */
const limits = { store: 5_000_000, customHeaders: 10, headerValues: 10_240, policies: 20 };

function findProblems(input: HostInput): Diagnostic[] {
  const { code, stored = new Map<string, string>() } = emitFunction(input);
  const bytes = [...stored].reduce((sum, [key, value]) => sum + Buffer.byteLength(key + value), 0);
  const policies = listPolicies(input.rules);
  const tooMany = policies.find((policy) => listCustomHeaders(policy).length > limits.customHeaders);
  const tooLong = policies.find(
    ({ headers }) => headers.reduce((sum, [, value]) => sum + value.length, 0) > limits.headerValues,
  );
  const functionBytes = Buffer.byteLength(code);
  const excesses: [isExceeded: boolean, message: string, hint: string][] = [
    [
      functionBytes > functionLimit,
      `CloudFront takes a function of ${formatCount(functionLimit)} bytes; with the redirects that end in * it has ${formatCount(functionBytes)}.`,
      'Join patterns that share a beginning.',
    ],
    [
      bytes > limits.store,
      `CloudFront stores redirects of 5 MB; these are ${(bytes / 1e6).toFixed(1)} MB.`,
      'Join redirects that share a beginning into one that ends in *.',
    ],
    [
      policies.length > limits.policies,
      `CloudFront takes headers for ${limits.policies} patterns; these are ${policies.length}.`,
      'Use fewer patterns.',
    ],
    [
      tooMany !== undefined,
      `CloudFront takes ${limits.customHeaders} headers of one's own; ${tooMany?.pattern} has ${tooMany && listCustomHeaders(tooMany).length}.`,
      'Send fewer headers.',
    ],
    [
      tooLong !== undefined,
      `CloudFront takes headers of ${formatCount(limits.headerValues)} characters; those of ${tooLong?.pattern} are longer.`,
      'Shorten the headers.',
    ],
  ];
  return excesses.flatMap(([isExceeded, message, hint]) => (isExceeded ? limitProblem(message, hint) : []));
}

function listLimits({ errorPages }: HostInput): HostLimit[] {
  const own = errorPages.find(({ base }) => base === '') ?? { base: '' };
  const onePages = [
    { kind: 'missing', name: 'missing-pages', what: 'missing addresses' },
    { kind: 'failure', name: 'failure-pages', what: 'failures' },
  ] as const;
  return onePages.flatMap(({ kind, name, what }) => {
    const other = errorPages.find((pages) => pages.base !== '' && pages[kind] !== undefined);
    if (!other) return [];
    const message = `CloudFront takes one page for ${what}: visitors get ${own[kind] ?? 'its own page'} instead of ${other[kind]}.`;
    return [{ name, message }];
  });
}
