import { dirname } from 'node:path';
import { sortDiagnostics } from '../../model/diagnostics/report.ts';
import type { DocumentFile } from '../../model/document-file.ts';
import type { OutputFile } from '../../model/output.ts';
import { isInShard, type Shard } from '../../model/shard.ts';
import type { PipelineResult } from '../result.ts';
import type { EmittedRun, FindStoredPage, MadeRun, PlannedRun, Stages } from '../run.ts';
import { makeAssetsAgain } from '../steps/make-site-assets.ts';
import { createSiteRenderer } from '../steps/site-renderer.ts';

/** A shard of the site: its pages and files are made, and nothing is checked. A later run joins the shards. */
export function ofShard(shard: Shard, stages: Stages): Stages {
  const isMade = createShardTest(shard);
  return {
    plan: (run) => ({ ...stages.plan(run), isRendered: ({ entry }) => isInShard(entry.ref, shard), isMade }),
    makeAssets: (run) => makeAssetsOfShard(run, stages),
    prepare: (run) => ({ ...stages.prepare(run), compareLanguages: () => ({ diagnostics: [], compared: new Map() }) }),
    render: stages.render,
    emit: stages.emit,
    check: (run) => resultOfShard(shard, run),
  };
}

/** The site with pages as the machines that made its shards have rendered them. */
export function joiningShards(stored: FindStoredPage, stages: Stages): Stages {
  return {
    ...stages,
    async render(run) {
      const { input } = run;
      const has: typeof input.has = (file) =>
        input.has(file) || stored({ output: file.path, digest: file.digest }) !== undefined;
      const { rendered } = await stages.render({ ...run, input: { ...input, has } });
      return { ...run, rendered: { ...rendered, htmlOf: (page) => stored(page) ?? rendered.htmlOf(page) } };
    },
  };
}

/** Returns a function that tests whether a document belongs to a shard. */
export function createShardTest(shard: Shard): (document: DocumentFile) => boolean {
  return ({ entry }) => isInShard(entry.ref, shard);
}

/**
 * Makes the assets of a shard. Nearly all pages have the same shared parts, so every machine makes the documents of
 * these parts. One page of each layout in each language shows which documents they are.
 */
async function makeAssetsOfShard(run: PlannedRun, stages: Stages): Promise<MadeRun> {
  const made = await stages.makeAssets(run);
  const { templates } = run.input;
  const renderer = createSiteRenderer({ ...made, templates, assets: made.made.assets });
  const samples = new Map(
    [...run.read.site.routes.values()].map((route) => [`${route.layout} ${route.entry.locale}`, route]),
  );
  for (const route of samples.values()) renderer.render(route);
  const reads = [...renderer.sharedParts.values()].flatMap((part) => part.reads).filter(missingDocuments(made));
  if (reads.length === 0) return made;
  const shown = new Set(reads.map(documentOf));
  return makeAssetsAgain({ ...made, isMade: (document) => run.isMade(document) || shown.has(document.entry.ref) });
}

/**
 * Returns the result of a run that makes a shard: the shard's files, and a memo of its pages. Reports the
 * problems of the first stages only; the run that joins the shards finds all.
 */
function resultOfShard(shard: Shard, run: EmittedRun): PipelineResult {
  const { read, made, rendered, outputs } = run;
  const isMissing = missingDocuments(run);
  const isWhole = ({ reads }: { reads: readonly string[] }) => !reads.some(isMissing);
  const pages = rendered.pages.filter(isWhole);
  const parts = new Map([...rendered.parts].filter(([, part]) => isWhole(part)));
  const used = new Set([...pages, ...parts.values()].flatMap(({ reads }) => reads));
  return {
    outputs: outputs.filter((file) => isInShard(ownerOf(file), shard)),
    diagnostics: sortDiagnostics([...read.diagnostics, ...made.diagnostics]),
    site: read.site,
    pages,
    rendered: rendered.rendered,
    memo: {
      ...read.memo,
      reads: read.memo.reads.with(rendered.reads.filter(([key]) => used.has(key))),
      inputHashes: rendered.inputHashes,
      pages: new Map(pages.map((page) => [page.url, page])),
      parts,
    },
  };
}

/** Returns a function that tests whether a read asks for the size of a document of another shard. */
function missingDocuments({ read, made: { assets } }: MadeRun): (key: string) => boolean {
  const missing = new Set(read.documents.map(({ entry }) => entry.ref).filter((ref) => !assets.documents.has(ref)));
  return (key) => key.startsWith('document|') && missing.has(documentOf(key));
}

/** Takes the entry out of the key of a read: `document|fr|documents/terms`. */
function documentOf(key: string): string {
  return key.split('|')[2] ?? '';
}

/** Returns the owner of a file: `folder/id` if it is made from an entry, else its path. */
function ownerOf({ source, path }: OutputFile): string {
  return source === undefined ? path : dirname(source);
}
