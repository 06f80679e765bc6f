import { dirname } from 'node:path';
import { sortDiagnostics } from '../../model/diagnostics/report.ts';
import type { DocumentFile } from '../../model/document-file.ts';
import type { OutputFile } from '../../model/output.ts';
import { isInShard, type Shard } from '../../model/shard.ts';
import type { Site } from '../../model/site.ts';
import type { MadeAssets } from '../emit/assets.ts';
import type { RoutedSite } from '../read-site.ts';
import type { RenderedSite } from '../render/render-pages.ts';
import type { Renderer } from '../render/renderer.ts';
import type { PipelineResult } from '../result.ts';

/** Returns a site with the pages of a shard only. */
export function withRoutesOf(shard: Shard, site: Site): Site {
  return { ...site, routes: new Map([...site.routes].filter(([, { entry }]) => isInShard(entry.ref, shard))) };
}

/** Returns a function that tests whether a document belongs to a shard. */
export function createShardTest(shard: Shard): (document: DocumentFile) => boolean {
  return ({ entry }) => isInShard(entry.ref, shard);
}

interface ShardAssets {
  read: RoutedSite;
  make: (isMade: (document: DocumentFile) => boolean) => Promise<MadeAssets>;
  rendererWith: (made: MadeAssets) => Renderer;
}

/**
 * Makes the assets of a shard. Every machine also makes the documents in parts that pages share, because nearly
 * all pages have them: one page of each layout in each language says which these are.
 */
export async function makeAssetsOfShard(shard: Shard, { read, make, rendererWith }: ShardAssets): Promise<MadeAssets> {
  const isOwn = createShardTest(shard);
  const made = await make(isOwn);
  const renderer = rendererWith(made);
  const samples = new Map(
    [...read.site.routes.values()].map((route) => [`${route.layout} ${route.entry.locale}`, route]),
  );
  for (const route of samples.values()) renderer.render(route);
  const isMissing = missingDocuments(read, made);
  const reads = [...renderer.sharedParts.values()].flatMap((part) => part.reads).filter(isMissing);
  if (reads.length === 0) return made;
  const shown = new Set(reads.map(documentOf));
  return make((document) => isOwn(document) || shown.has(document.entry.ref));
}

interface ShardStages {
  read: RoutedSite;
  made: MadeAssets;
  rendered: RenderedSite;
  outputs: readonly OutputFile[];
}

/**
 * Returns the result of a run that makes a shard: the shard's files, and a memo of its pages. The problems are those of the
 * first stages; the run that joins the shards finds all.
 */
export function resultOfShard(shard: Shard, { read, made, rendered, outputs }: ShardStages): PipelineResult {
  const isMissing = missingDocuments(read, made);
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

/** Returns a function that tests whether a read asks for a document that was not made, so that its size is not known. */
function missingDocuments({ documents }: RoutedSite, { assets }: MadeAssets): (key: string) => boolean {
  const missing = new Set(documents.map(({ entry }) => entry.ref).filter((ref) => !assets.documents.has(ref)));
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
