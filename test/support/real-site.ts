import { type BuiltFolder, buildShared, runFolder } from './built-site.ts';
import { projectTemplates, root } from './project.ts';

/** The project's own site. */
export type RealSite = BuiltFolder;

/** Builds the project's own content, once in a run. What tests a mechanism asks for `smallSite` instead. */
export function realSite(): Promise<RealSite> {
  built ??= buildShared({ parent: runFolder(), siteFolder: root, templates: projectTemplates });
  return built;
}

/** Builds the site for the suites of all processes of a run. */
export async function buildOnce(): Promise<void> {
  await realSite();
}

let built: Promise<RealSite> | undefined;
