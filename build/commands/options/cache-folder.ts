import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { digestOf } from '../../model/files/digest.ts';
import { errorCode } from '../../model/files/error-code.ts';
import { codeFoldersOf, outputFolders, staticFolderOf } from '../../model/files/folders.ts';
import { relativePath } from '../../model/files/relative-path.ts';
import { findForbiddenReason, isWithin } from '../../pipeline/write/forbidden-output.ts';
import { resolveLinks } from '../../pipeline/write/locations.ts';
import { refuseLinks } from './named-folder.ts';
import { UsageProblem } from './usage-problem.ts';

/** The folders of a command, by the names of its options. */
interface Folders {
  root: string;
  siteFolder: string;
  content: string;
  out: string;
}

/** Returns the ignored folder of what is kept between runs: each site has its own, also if both are moved together. */
export function cacheOf(folders: Folders): string {
  const { root, siteFolder } = folders;
  const { SITE_CACHE: named } = process.env;
  const usual = join(root, '.cache');
  if (!named) return siteFolder === root ? usual : join(usual, 'sites', digestOf(relativePath(root, siteFolder)));
  const cache = resolve(named);
  // Before the folder is made.
  refuseLinks(cache, { roots: [root, siteFolder] });
  const reason = findReason(cache, folders) ?? makeFolder(cache);
  if (reason === undefined) return cache;
  throw new UsageProblem(
    `SITE_CACHE=${named} cannot be the cache: ${reason}. Name a folder for the cache alone: SITE_CACHE=${join(siteFolder, '.cache')}`,
  );
}

/** Returns why a folder cannot be the cache. */
function findReason(cache: string, { root, siteFolder, content, out }: Folders): string | undefined {
  const inFolders = (names: readonly string[], ...folders: string[]) =>
    folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const inputs = [
    ...[content, staticFolderOf(content), ...Object.values(codeFoldersOf(siteFolder))],
    ...inFolders(['.git', 'node_modules'], root, siteFolder),
    ...inFolders(['build', 'scripts', 'test'], root),
  ];
  const forbidden = findForbiddenReason(cache, { protectedFolders: [root, siteFolder], inputs });
  if (forbidden !== undefined) return forbidden;
  // An output that holds the project is refused by its own name.
  const outputs = Object.values(outputFolders(out)).filter((folder) => !isWithin(root, resolveLinks(folder)));
  const around = outputs.find((folder) => isWithin(resolveLinks(cache), resolveLinks(folder)));
  return around && `it is inside ${around}, which the build writes`;
}

/** Makes a folder. Returns why none can be made: below `/proc`, Node would try for ever to make it with its parents. */
function makeFolder(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const reason = makeFolder(dirname(folder));
  if (reason !== undefined) return reason;
  try {
    mkdirSync(folder);
  } catch (error) {
    // Where others cannot be written, commands go on without a cache.
    if (errorCode(error) === 'ENOENT') return `no folder can be made in ${dirname(folder)}`;
  }
  return undefined;
}
