import { join } from 'node:path';
import type { OutputArea } from '../output.ts';

/** Every kind of output, each with a folder of its own. */
export const outputAreas: readonly OutputArea[] = ['site', 'documents', 'hosts'];

/**
 * Returns the folders that a build writes to: the site, and beside it requested documents and the hosts' configuration.
 */
export function outputFolders(out: string): Record<OutputArea, string> {
  return { site: out, documents: `${out}-documents`, hosts: `${out}-hosts` };
}

/** The file in the hosts' folder that says how the site was built. */
export const buildFile = 'build.json';

/** Folders of the site whose files never change: their names have the digest of their contents. */
export const immutableFolders = ['assets', 'social'] as const;

/** Returns where the static files of a content folder are: beside it. */
export function staticFolderOf(contentFolder: string): string {
  return join(contentFolder, '..', 'static');
}

/** The code of a site: what its pages are rendered with, and what browsers load. */
interface CodeFolders {
  templates: string;
  client: string;
}

/** Returns the folders of a site's code. */
export function codeFoldersOf(siteFolder: string): CodeFolders {
  return { templates: join(siteFolder, 'templates'), client: join(siteFolder, 'client') };
}
