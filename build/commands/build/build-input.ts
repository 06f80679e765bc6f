import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCachedJson } from '../../../scripts/cache-file.mjs';
import { rootFiles } from '../../hosts/hosts.ts';
import { digestOf } from '../../model/files/digest.ts';
import { outputFolders } from '../../model/files/folders.ts';
import { textReader } from '../../model/files/text-reader.ts';
import { languageData } from '../../model/language-data.ts';
import type { CompiledTemplates, Templates } from '../../model/templates.ts';
import type { PipelineInput } from '../../pipeline/build.ts';
import { openAssetCache } from '../../pipeline/cache/asset-cache.ts';
import type { SharedAssets } from '../../pipeline/cache/shared-assets.ts';
import { startRenderWorkers } from '../../pipeline/workers/workers.ts';
import type { Options } from '../options/options.ts';
import { shellPath } from '../project/display-path.ts';
import type { Project } from '../project/project.ts';

/** Identifies the code of generator and site, and the language data of Node: a memo of another is not used. */
export function codeOf(compiled: CompiledTemplates): string {
  return `${codeDigest()} ${compiled.digest} ${languageData}`;
}

/**
 * Returns a key of all inputs except the content: the code, the date, the options, the files of hosts at the root of
 * the site.
 */
export function buildKey(code: string, options: Options): string {
  const { date, origin = '', drafts, noindex, noSocialImages } = options;
  const flags = [drafts ? 'drafts' : '', noindex ? 'noindex' : '', noSocialImages ? 'one image' : ''];
  const read = textReader(join(options.content, '..'));
  return [code, date, origin, ...flags, ...rootFiles.map((file) => read(file) ?? '')].join('\n');
}

/** Returns the key that all shards of a site have, and the build that joins them. */
export function shardKey(code: string, options: Options): string {
  return [buildKey(code, options), options.strict ? 'strict' : '', options.pseudo ? 'pseudo' : ''].join('\n');
}

interface RunInput {
  project: Project;
  templates: Templates;
  shared: SharedAssets | undefined;
  /** A folder that gets a copy of each asset. */
  copyTo?: string;
}

/** Returns the input of the pipeline, but for what depends on where its files go. */
export function pipelineInputOf(
  options: Options,
  { project, templates, shared, copyTo }: RunInput,
): Omit<PipelineInput, 'has' | 'pageStore' | 'progress'> {
  const { cache, sharedStore, timings } = options;
  return {
    contentFolder: options.content,
    staticFolder: project.folders.static,
    templates,
    date: options.date,
    drafts: options.drafts,
    override: overrideOf(options),
    strict: options.strict,
    shownFolders: {
      hosts: shellPath(outputFolders(options.out).hosts),
      root: shellPath(join(options.content, '..')),
    },
    assetCache: openAssetCache(cache, { shared, copyTo }),
    // A measured run has all its work on one thread.
    ...(!timings && {
      workers: startRenderWorkers({
        file: fileURLToPath(new URL('./render-worker.mjs', import.meta.url)),
        cache,
        sharedStore,
        pseudo: options.pseudo,
        shard: options.shard,
      }),
    }),
  };
}

/** Returns the values of `site.yaml` that options replace. */
function overrideOf({ origin, noindex, noSocialImages }: Options): NonNullable<PipelineInput['override']> {
  return {
    ...(origin === undefined ? {} : { origin }),
    ...(noindex ? { noindex: true } : {}),
    ...(noSocialImages ? { socialImages: 'one' } : {}),
  };
}

/**
 * Computes the digest of the build's own code from the record beside its bundle: another build starts with an empty memo. The
 * stamps in the record do not count, because a copy has other stamps.
 */
function codeDigest(): string {
  const recorded = readCachedJson(fileURLToPath(new URL('./inputs.json', import.meta.url)));
  return digestOf(JSON.stringify(recorded?.files ?? ''));
}
