import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadTemplates } from '../../build/pipeline/templates/load.ts';
import { type BuiltFolder, buildShared, runFolder } from './built-site.ts';
import { type CommandResult, runBundled } from './command.ts';
import { mediaTypes } from './media-types.ts';
import { makeTemporaryFolder, root } from './project.ts';
import { buildDate } from './site.ts';

/** The site of a joinery in English, German and Arabic, with templates of its own. */
export const smallFolder = join(root, 'test/other-site');

/** Builds the small site, once in a run, with a static file of each type that hosts know. */
export function smallSite(): Promise<BuiltFolder> {
  built ??= build();
  return built;
}

/** Builds the small site for the suites of all processes of a run. */
export async function buildOnce(): Promise<void> {
  await smallSite();
}

let built: Promise<BuiltFolder> | undefined;

function build(): Promise<BuiltFolder> {
  const parent = join(dirname(runFolder()), 'small-site');
  const siteFolder = join(parent, 'site');
  const options = { root, siteFolder: smallFolder, cache: join(parent, 'cache'), runtime: 'preact' } as const;
  return buildShared({
    parent,
    siteFolder,
    templates: () => loadTemplates(options),
    prepare() {
      cpSync(join(smallFolder, 'content'), join(siteFolder, 'content'), { recursive: true });
      for (const ending of Object.keys(mediaTypes)) put(join(siteFolder, `static/samples/index.${ending}`), ending);
    },
  });
}

/** A copy of the small site that a suite changes. */
export interface SiteCopy {
  folder: string;
  site: string;
  content: string;
  /** Runs a command for the copy, on the day on which test sites are built. */
  run: (name: string, ...args: string[]) => Promise<CommandResult>;
  read: (path: string) => string;
  /** Writes a file, or removes it → what turns it back. */
  write: (path: string, text: string | undefined) => () => void;
  /** Replaces words of a file, which must have them → what turns it back. */
  edit: (path: string, find: string | RegExp, replace: string) => () => void;
  /** Puts the content of the small site in place as it was. */
  renew: () => void;
  remove: () => void;
}

/** Copies the small site into a folder of its own. Until `remove`, the commands of this process have a cache there. */
export function copySmallSite(): SiteCopy {
  const folder = makeTemporaryFolder();
  const site = join(folder, 'site');
  cpSync(smallFolder, site, { recursive: true });
  return copyAt(folder, site);
}

/** Makes a new site outside of the repository, as `npm run new -- site` does. */
export async function newSite(): Promise<SiteCopy & { made: CommandResult }> {
  const folder = makeTemporaryFolder();
  const site = join(folder, 'my-site');
  const copy = copyAt(folder, site);
  return { ...copy, made: await runBundled('new', 'site', site) };
}

/** Describes a site in a folder. */
function copyAt(folder: string, site: string): SiteCopy {
  process.env.SITE_CACHE = join(folder, 'cache');
  shareAssets(join(folder, 'cache'));
  const read = (path: string) => readFileSync(join(site, path), 'utf8');
  const write: SiteCopy['write'] = (path, text) => {
    const target = join(site, path);
    const before = existsSync(target) ? readFileSync(target) : undefined;
    put(target, text);
    return () => put(target, before);
  };
  return {
    folder,
    site,
    content: join(site, 'content'),
    run: (name, ...args) =>
      runBundled(
        name,
        '--site',
        site,
        ...(dated.has(name) && !args.includes('--date') ? ['--date', buildDate] : []),
        ...args,
      ),
    read,
    write,
    edit(path, find, replace) {
      const text = read(path);
      const changed = text.replace(find, () => replace);
      if (changed === text) throw new Error(`${path} has no ${find}`);
      return write(path, changed);
    },
    renew() {
      rmSync(join(site, 'content'), { recursive: true, force: true });
      cpSync(join(smallFolder, 'content'), join(site, 'content'), { recursive: true });
    },
    remove() {
      delete process.env.SITE_CACHE;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Lets a cache take fonts and pictures from that of the repository, which keeps what one test has made for the others. */
function shareAssets(cache: string): void {
  const assets = join(root, '.cache/assets');
  mkdirSync(assets, { recursive: true });
  mkdirSync(cache, { recursive: true });
  symlinkSync(assets, join(cache, 'assets'));
}

/** The commands whose result depends on the day. */
const dated = new Set(['build', 'check', 'routes']);

function put(path: string, contents: string | Buffer | undefined): void {
  rmSync(path, { force: true });
  if (contents === undefined) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contents);
}
