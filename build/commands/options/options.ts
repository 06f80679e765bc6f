import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReportFormat } from '../../model/diagnostics/report.ts';
import { didYouMean } from '../../model/diagnostics/suggest.ts';
import { codeFoldersOf, outputFolders } from '../../model/files/folders.ts';
import type { Shard } from '../../model/shard.ts';
import type { SharedStore } from '../../pipeline/cache/shared-assets.ts';
import { stagingLocations } from '../../pipeline/write/locations.ts';
import type { Preview } from '../publish/remote/remote-host.ts';
import { cacheOf } from './cache-folder.ts';
import { refuseLinks, resolveNamedFolder } from './named-folder.ts';
import { acceptedOptions, type Command, commands, optionTypes } from './option-table.ts';
import {
  parseDate,
  parseFormat,
  parseKeep,
  parseOrigin,
  parsePort,
  parsePreview,
  parseShard,
  parseSharedStore,
} from './option-values.ts';
import { UsageProblem } from './usage-problem.ts';

/** What a command was asked to do; every path is absolute. */
export interface Options {
  command: Command;
  help: boolean;
  /** The generator's folder, with the packages. */
  root: string;
  /** The folder of the site: its content, templates, client and static files. */
  siteFolder: string;
  /** An ignored folder for what is kept between runs. */
  cache: string;
  /** The store of assets that machines share, from the environment. */
  sharedStore?: SharedStore;
  content: string;
  out: string;
  /** For `build`: accepts files in the output that no build wrote. */
  force: boolean;
  /** For `build`: makes only a shard of the site, for a machine among several. */
  shard?: Shard;
  /** For `build`: the folder with the shards that other machines have made. */
  join?: string;
  origin?: string;
  /** For `build`: makes a copy for another address, which search engines must leave out. */
  noindex: boolean;
  /** `YYYY-MM-DD` */
  date: string;
  format: ReportFormat;
  /** Makes one social image for each language, whatever `site.yaml` says. */
  noSocialImages: boolean;
  /** Shows drafts too. */
  drafts: boolean;
  /** Looks for what is unused, unreachable or in the wrong language too, and fails on warnings. */
  strict: boolean;
  /** Shows the default language's words accented, longer and in brackets. */
  pseudo: boolean;
  /** Prints what each stage took, and each folder of the code. Everything runs on one thread. */
  timings: boolean;
  /** For `preview`. */
  port: number;
  /** For `routes`: writes new addresses to the ledger. */
  record: boolean;
  /** For `new`: asks nothing. */
  yes: boolean;
  /** For `new` and `rename`: the entry's id. */
  id?: string;
  /** For `rename`: the language. */
  locale?: string;
  /** For `remove`: the entry that takes the place of the one removed. For `publish`: the folder of the web server, or a host. */
  to?: string;
  /** For `publish`: accepts a build that is for a look only, and gives it an address of its own where the host can. */
  preview?: Preview;
  /** For `publish`: how many releases stay. */
  keep: number;
  /** For `publish`: serves the release before. */
  rollback: boolean;
  /** For `rename`, `remove` and `publish`: prints what would change, and changes nothing. */
  dryRun: boolean;
  /** For `new`, `rename` and `remove`: the arguments beside the options. */
  words: string[];
  /** For `new`: the entry's fields by name, such as `title.fr`. */
  fields: Record<string, string>;
  translations: TranslationOptions;
}

/** The arguments of `translations`, its sub-command first, and options that only the sub-command can read. */
interface TranslationOptions {
  args: string[];
  locale?: string;
  /** For `confirm`: every text, only misspellings, or one field. */
  all: boolean;
  typos: boolean;
  field?: string;
  only?: string;
  format?: string;
  out?: string;
}

/** Reads the command line; throws a `UsageProblem` where it makes no sense. */
export function parseOptions(argv: readonly string[], root: string): Options {
  const [name = '', ...rest] = argv;
  const command = commands.find((one) => one === name);
  if (command === undefined)
    throw new UsageProblem(
      `There is no command "${name}". ${didYouMean(name, commands) ?? `The commands are: ${commands.join(', ')}.`}`,
    );
  const { own, fields } = command === 'new' ? splitFields(rest) : { own: rest, fields: {} };
  const { values: given, positionals: words } = parse(command, own);
  const { siteFolder, content } = foldersOf(given, root);
  if (given.noindex && given.origin !== undefined)
    throw new UsageProblem(
      '--noindex makes a copy whose pages name the site’s own address as the original. Leave --origin out: the pages work at any address.',
    );
  const shard = parseShard(given.shard);
  const out = resolve(given.out ?? join(siteFolder, outOf(shard, given.pseudo)));
  const cache = cacheOf({ root, siteFolder, content, out });
  const written = Object.values(outputFolders(out)).flatMap((folder) => [folder, ...stagingLocations(folder)]);
  for (const path of [...written, cache]) refuseLinks(path, { roots: [root, siteFolder] });
  const preview = parsePreview(given);
  const sharedStore = parseSharedStore(process.env);
  if (shard && given.join !== undefined)
    throw new UsageProblem('--shard makes a shard, and --join makes the site of all shards. Give one of them.');
  return {
    command,
    help: given.help ?? false,
    root,
    siteFolder,
    cache,
    ...(sharedStore ? { sharedStore } : {}),
    content,
    out,
    ...(shard ? { shard } : {}),
    ...(given.join === undefined ? {} : { join: resolve(given.join) }),
    force: given.force ?? false,
    ...(given.origin === undefined ? {} : { origin: parseOrigin(given.origin) }),
    noindex: given.noindex ?? false,
    date: parseDate(given.date),
    format: parseFormat(command === 'translations' ? undefined : given.format),
    ...buildFlagsOf(given),
    port: parsePort(given.port),
    record: given.record ?? false,
    yes: given.yes ?? false,
    ...(given.id === undefined ? {} : { id: given.id }),
    ...(given.locale === undefined ? {} : { locale: given.locale }),
    ...(given.to === undefined ? {} : { to: given.to }),
    ...(preview ? { preview } : {}),
    keep: parseKeep(given.keep),
    rollback: given.rollback ?? false,
    dryRun: given['dry-run'] ?? false,
    words,
    fields,
    translations: translationOptionsOf(given, words),
  };
}

/** Returns what `build` and `check` are told beside where and for when. */
function buildFlagsOf(
  given: ReturnType<typeof parse>['values'],
): Pick<Options, 'noSocialImages' | 'drafts' | 'strict' | 'pseudo' | 'timings'> {
  const { drafts = false, strict = false, pseudo = false, timings = false } = given;
  return { noSocialImages: given['no-social-images'] ?? false, drafts, strict, pseudo, timings };
}

function translationOptionsOf(given: ReturnType<typeof parse>['values'], args: string[]): TranslationOptions {
  const { locale, all = false, typos = false, field, only, format, out } = given;
  return { args, locale, all, typos, field, only, format, out };
}

/** Returns the folders of the site and of its content. Throws if a command that is to run has none. */
function foldersOf({ site, content: named, help }: ReturnType<typeof parse>['values'], root: string) {
  const siteFolder = site === undefined ? root : resolveNamedFolder('--site', site, root);
  const content = named === undefined ? join(siteFolder, 'content') : resolveNamedFolder('--content', named, root);
  if (help) return { siteFolder, content };
  for (const folder of Object.values(codeFoldersOf(siteFolder)))
    if (!existsSync(folder))
      throw new UsageProblem(
        `There is no folder ${folder}, which every site has. Give the site’s folder with --site DIR.`,
      );
  if (!existsSync(content) || !statSync(content).isDirectory())
    throw new UsageProblem(`There is no content folder ${content}. Give its path with --content DIR.`);
  return { siteFolder, content };
}

/** Takes the fields of a new entry out of its arguments: `--title.fr "…"`, `--minutes=4`. */
function splitFields(args: readonly string[]): { own: string[]; fields: Record<string, string> } {
  const own: string[] = [];
  const fields: Record<string, string> = {};
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? '';
    const [, name, value] = /^--([\w.-]+)(?:=([\s\S]*))?$/.exec(arg) ?? [];
    const option = acceptedOptions.new.find((one) => one === name);
    if (name === undefined || option) {
      own.push(arg);
      if (option && value === undefined && optionTypes[option].type === 'string')
        own.push(...args.slice(++index, index + 1));
    } else {
      const next = value ?? args[++index];
      if (next === undefined || (value === undefined && next.startsWith('--')))
        throw new UsageProblem(`--${name} needs its words: --${name} "…".`);
      fields[name] = next;
    }
  }
  return { own, fields };
}

function parse(command: Command, args: string[]) {
  try {
    const allowPositionals = ['new', 'rename', 'remove', 'translations'].includes(command);
    const { values: given, positionals } = parseArgs({ args, options: optionTypes, allowPositionals });
    for (const option of Object.keys(given)) {
      if (!acceptedOptions[command].some((name) => name === option))
        throw new UsageProblem(
          `--${option} is not an option of ${command}. It takes: ${acceptedOptions[command].map((other) => `--${other}`).join(', ')}.`,
        );
    }
    return { values: given, positionals };
  } catch (error) {
    if (error instanceof UsageProblem) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /Unknown option '--?([\w-]+)/.exec(message)?.[1];
    const hint = unknown
      ? didYouMean(
          `--${unknown}`,
          acceptedOptions[command].map((option) => `--${option}`),
        )
      : undefined;
    throw new UsageProblem(`${message.split('. ')[0]}. ${hint ?? `npm run ${command} -- --help lists the options.`}`);
  }
}

/** Returns the folder that a build writes to, below that of the site. */
function outOf(shard: Shard | undefined, pseudo = false): string {
  if (shard) return join('dist-shards', `${shard.number}-of-${shard.of}`);
  return pseudo ? 'dist-pseudo' : 'dist';
}
