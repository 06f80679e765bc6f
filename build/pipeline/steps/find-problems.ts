import type { HostInput } from '../../hosts/host.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import {
  mergeRepeated,
  type PageDiagnostic,
  withoutFollowUps,
  withoutReported,
} from '../../model/diagnostics/follow-ups.ts';
import { sortDiagnostics } from '../../model/diagnostics/report.ts';
import type { ElementQuery } from '../../model/element-query.ts';
import type { Entry } from '../../model/entry.ts';
import { digestOf } from '../../model/files/digest.ts';
import type { OutputFile } from '../../model/output.ts';
import type { Route } from '../../model/route.ts';
import type { Site } from '../../model/site.ts';
import type { Templates } from '../../model/templates.ts';
import { createReadMatcher } from '../cache/cached-page.ts';
import type { Memo } from '../cache/memo.ts';
import { checkPages, notices, outputChecks, runChecks, siteChecks, usageChecks } from '../check/checks.ts';
import type { CheckInput, FormReads } from '../check/input.ts';
import type { Content } from '../read/source.ts';
import { findId, findPlace, findWritten } from '../render/find-place.ts';
import type { RenderedSite } from '../render/render-pages.ts';
import { type ReadRecorder, runStrictChecks } from './strict.ts';

interface CheckStageInput {
  site: Site;
  forHosts: HostInput;
  content: Content;
  templates: Templates;
  /** Returns the place in the templates that makes an element of a page. */
  findElement: (route: Route, query: ElementQuery) => Place | undefined;
  rendered: Pick<RenderedSite, 'pages' | 'parts' | 'reads' | 'inputHashes'>;
  /** Address of a page → the day of its last change; missing without a change ledger. */
  changeDays: CheckInput['changeDays'];
  /** Everything that the site would consist of. */
  outputs: readonly OutputFile[];
  /** What earlier stages have found. */
  early: readonly Diagnostic[];
  /** Problems found outside of pages; left out if an earlier stage or a page reports the same cause. */
  late: readonly Diagnostic[];
  /** What is known from the previous run. */
  memo: Pick<Memo, 'validTargets' | 'validOutputs' | 'pages' | 'parts' | 'reads' | 'foreign'>;
  /** Records, in strict runs, what is read outside of pages. */
  recorder: ReadRecorder | undefined;
}

export interface Problems {
  /** Every problem, those of earlier stages among them, sorted. */
  diagnostics: Diagnostic[];
  /** What is worth a line at the end of a run without errors. */
  notices: string[];
  /** Whether one is an error. */
  failed: boolean;
  /** Digest of all targets that links may have, if neither a page nor a content file has a problem; else empty. */
  validTargets: string;
  /** Digest of the paths of all files and of the redirects, if there is no problem with them; else empty. */
  validOutputs: string;
  /** In strict runs: what is known of the languages of each file. */
  foreign?: Memo['foreign'];
}

/** Checks the rendered site, and sorts what is wrong with it. */
export function findProblems({
  site,
  forHosts,
  content,
  templates,
  findElement,
  rendered,
  changeDays,
  outputs,
  early,
  late,
  memo,
  recorder,
}: CheckStageInput): Problems {
  const { pages, parts, inputHashes } = rendered;
  const ofPages = new Set(pages.map(({ output }) => output));
  const paths = outputs.flatMap(({ area, path }) => (area === 'site' && !ofPages.has(path) ? [`/${path}`] : []));
  const redirects = digestOf(JSON.stringify(site.redirects));
  const targets = digestOf([inputHashes.get('href'), redirects, ...paths].join());
  const checked: CheckInput = {
    site,
    pages,
    sharedParts: parts,
    outputs,
    files: new Set(paths),
    changeDays,
    forHosts,
    readText: content.readText,
    named: templates.named,
    formReads: listFormReads(rendered, memo.reads),
    faultyFiles: new Set(early.flatMap(({ severity, file }) => (severity === 'error' ? file : []))),
    findPlace: (entry: Entry, text: string) => findPlace(entry, text, content.readText),
    findWritten: (entry: Entry, text: string) => findWritten(entry, text, content.readText),
    findElement: (url: string, query: ElementQuery) => {
      const route = site.routes.get(url);
      return route && findElement(route, query);
    },
    findId: (entry: Entry, id: string) => findId(entry, id, content.readText),
  };
  const found = checkPages(checked, memo.validTargets === targets ? memo : undefined);
  const shown = mergeRepeated(diagnosticsByPage(pages, parts));
  const merged = [...shown, ...withoutReported(late, [...early, ...shown])];
  const published = digestOf([redirects, ...outputs.map(placeOf)].join('\n'));
  const foundInOutputs = memo.validOutputs === published ? [] : runChecks(outputChecks, checked);
  const basic = withoutFollowUps([
    ...withoutRepeatedThrows([...early, ...merged]),
    ...withoutResultingGaps(found, [...early, ...merged]),
    ...runChecks(siteChecks, checked),
    ...foundInOutputs,
  ]);
  const failed = basic.some((diagnostic) => diagnostic.severity === 'error');
  const unused = failed ? [] : runChecks(usageChecks, checked);
  const strict =
    recorder && !failed ? runStrictChecks({ checked, content, templates, recorder, known: memo.foreign }) : undefined;
  return {
    diagnostics: sortDiagnostics([...basic, ...unused, ...withoutFollowUps(strict?.diagnostics ?? [])]),
    notices: failed ? [] : runChecks(notices, checked),
    failed,
    // An error may have hidden a problem of a page that its correction leaves unchanged.
    validTargets: found.length === 0 && checked.faultyFiles.size === 0 ? targets : '',
    validOutputs: foundInOutputs.length === 0 ? published : '',
    ...(strict ? { foreign: strict.foreign } : {}),
  };
}

/** Returns the reads of forms, by this run or the one before, and who has made them. */
function listFormReads({ pages, parts, reads }: CheckStageInput['rendered'], known: Memo['reads']): FormReads {
  return {
    keys: [...known.of('form').keys(), ...reads.flatMap(([key]) => (key.startsWith('form|') ? key : []))],
    isRead(keys) {
      const hasRead = createReadMatcher(keys);
      return pages.some(hasRead) || [...parts.values()].some(hasRead);
    },
  };
}

/** Returns where an output is published, and what it comes from. */
function placeOf({ area, path, source = '' }: OutputFile): string {
  return `${area} ${path} ${source}`;
}

/** Removes template errors of a line that is reported already: each stage reports what it called. */
function withoutRepeatedThrows(found: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return found.filter(({ code, causes }) => {
    if (code !== 'template-error' || causes === undefined) return true;
    if (seen.has(causes)) return false;
    seen.add(causes);
    return true;
  });
}

/** Removes reports of elements without words if there are other errors: an unusable entry or text leaves such gaps. */
function withoutResultingGaps(found: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  const rest = found.filter(({ code }) => code !== 'missing-text');
  return [...others, ...rest].some(({ severity }) => severity === 'error') ? rest : [...found];
}

/** Returns the diagnostics of pages and of the parts that they share, with the pages that show each. */
export function diagnosticsByPage(pages: RenderedSite['pages'], parts: RenderedSite['parts']): PageDiagnostic[] {
  const shared = [...parts]
    .filter(([, { diagnostics }]) => diagnostics.length > 0)
    .map(([key, { diagnostics }]) => ({
      diagnostics,
      pages: pages.filter((page) => page.shared.includes(key)).map(({ url }) => url),
    }));
  return [
    ...shared.filter((part) => part.pages.length > 0),
    ...pages.flatMap(({ diagnostics, url }) => (diagnostics.length > 0 ? [{ diagnostics, pages: [url] }] : [])),
  ];
}
