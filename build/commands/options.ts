import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { origin } from '../authoring/schema.ts';
import { parseUrl } from '../authoring/web-address.ts';
import { type ReportFormat, reportFormats } from '../diagnostics/report.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { digestOf } from '../files/digest.ts';
import { codeFoldersOf } from '../files/folders.ts';

const commands = ['build', 'check', 'preview', 'routes', 'links', 'schemas', 'new', 'rename', 'translations'] as const;
type Command = (typeof commands)[number];

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
  content: string;
  out: string;
  /** For `build`: accepts files in the output that no build wrote. */
  force: boolean;
  origin?: string;
  /** For `build`: makes a copy for another address, which search engines must leave out. */
  noindex: boolean;
  /** `YYYY-MM-DD` */
  date: string;
  format: ReportFormat;
  /** Makes one social image for all pages, whatever `site.yaml` says. */
  noSocialImages: boolean;
  /** Shows drafts too. */
  drafts: boolean;
  /** Looks for what is unused, unreachable or in the wrong language too, and fails on warnings. */
  strict: boolean;
  /** Shows the default language's words accented, longer and in brackets. */
  pseudo: boolean;
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
  /** For `rename`: prints what would change, and changes nothing. */
  dryRun: boolean;
  /** For `new` and `rename`: what stands beside the options. */
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

/** The command line cannot be understood; the message says what to write. */
export class UsageProblem extends Error {}

const values = {
  site: { type: 'string' },
  content: { type: 'string' },
  out: { type: 'string' },
  force: { type: 'boolean' },
  origin: { type: 'string' },
  noindex: { type: 'boolean' },
  date: { type: 'string' },
  format: { type: 'string' },
  'no-social-images': { type: 'boolean' },
  drafts: { type: 'boolean' },
  strict: { type: 'boolean' },
  pseudo: { type: 'boolean' },
  port: { type: 'string' },
  record: { type: 'boolean' },
  yes: { type: 'boolean' },
  id: { type: 'string' },
  locale: { type: 'string' },
  'dry-run': { type: 'boolean' },
  all: { type: 'boolean' },
  typos: { type: 'boolean' },
  field: { type: 'string' },
  only: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type OptionName = keyof typeof values;

const accepted: Record<Command, OptionName[]> = {
  build: [
    'site',
    'content',
    'out',
    'force',
    'origin',
    'noindex',
    'date',
    'no-social-images',
    'drafts',
    'format',
    'strict',
    'pseudo',
    'help',
  ],
  check: ['site', 'content', 'origin', 'date', 'drafts', 'format', 'strict', 'help'],
  preview: ['site', 'content', 'origin', 'date', 'drafts', 'pseudo', 'port', 'help'],
  routes: ['site', 'content', 'date', 'format', 'record', 'help'],
  links: ['site', 'content', 'date', 'format', 'help'],
  schemas: ['site', 'content', 'help'],
  new: ['site', 'content', 'id', 'yes', 'help'],
  rename: ['site', 'content', 'date', 'locale', 'id', 'dry-run', 'help'],
  translations: ['site', 'content', 'date', 'locale', 'all', 'typos', 'field', 'only', 'format', 'out', 'help'],
};

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
  const siteFolder = resolve(given.site ?? root);
  if (!given.help) checkSite(siteFolder);
  const content = resolve(given.content ?? join(siteFolder, 'content'));
  if (given.noindex && given.origin !== undefined)
    throw new UsageProblem(
      '--noindex makes a copy whose pages name the site’s own address as the original. Leave --origin out: the pages work at any address.',
    );
  if (!given.help && (!existsSync(content) || !statSync(content).isDirectory()))
    throw new UsageProblem(`There is no content folder ${content}. Give its path with --content DIR.`);
  return {
    command,
    help: given.help ?? false,
    root,
    siteFolder,
    cache: cacheOf(siteFolder, root),
    content,
    out: resolve(given.out ?? join(siteFolder, given.pseudo ? 'dist-pseudo' : 'dist')),
    force: given.force ?? false,
    ...(given.origin === undefined ? {} : { origin: parseOrigin(given.origin) }),
    noindex: given.noindex ?? false,
    date: parseDate(given.date),
    format: parseFormat(command === 'translations' ? undefined : given.format),
    noSocialImages: given['no-social-images'] ?? false,
    drafts: given.drafts ?? false,
    strict: given.strict ?? false,
    pseudo: given.pseudo ?? false,
    port: parsePort(given.port),
    record: given.record ?? false,
    yes: given.yes ?? false,
    ...(given.id === undefined ? {} : { id: given.id }),
    ...(given.locale === undefined ? {} : { locale: given.locale }),
    dryRun: given['dry-run'] ?? false,
    words,
    fields,
    translations: {
      args: words,
      locale: given.locale,
      all: given.all ?? false,
      typos: given.typos ?? false,
      field: given.field,
      only: given.only,
      format: given.format,
      out: given.out,
    },
  };
}

/** Throws if a folder has no code of a site. */
function checkSite(siteFolder: string): void {
  for (const folder of Object.values(codeFoldersOf(siteFolder)))
    if (!existsSync(folder))
      throw new UsageProblem(
        `There is no folder ${folder}, which every site has. Give the site’s folder with --site DIR.`,
      );
}

/** The ignored folder of what is kept between runs: each site has its own. */
function cacheOf(siteFolder: string, root: string): string {
  const cache = resolve(process.env.SITE_CACHE ?? join(root, '.cache'));
  return siteFolder === root ? cache : join(cache, 'sites', digestOf(siteFolder));
}

/** Takes the fields of a new entry out of its arguments: `--title.fr "…"`, `--minutes=4`. */
function splitFields(args: readonly string[]): { own: string[]; fields: Record<string, string> } {
  const own: string[] = [];
  const fields: Record<string, string> = {};
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? '';
    const [, name, value] = /^--([\w.]+)(?:=([\s\S]*))?$/.exec(arg) ?? [];
    const option = accepted.new.find((one) => one === name);
    if (name === undefined || option) {
      own.push(arg);
      if (option && value === undefined && values[option].type === 'string')
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
    const allowPositionals = command === 'new' || command === 'rename' || command === 'translations';
    const { values: given, positionals } = parseArgs({ args, options: values, allowPositionals });
    for (const option of Object.keys(given)) {
      if (!accepted[command].some((name) => name === option))
        throw new UsageProblem(
          `--${option} is not an option of ${command}. It takes: ${accepted[command].map((other) => `--${other}`).join(', ')}.`,
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
          accepted[command].map((option) => `--${option}`),
        )
      : undefined;
    throw new UsageProblem(`${message.split('. ')[0]}. ${hint ?? `npm run ${command} -- --help lists the options.`}`);
  }
}

/** Accepts `http:` with any host too: a site is tried out on the own machine. */
function parseOrigin(value: string): string {
  const url = parseUrl(value);
  if (url && (/^http:\/\/[\w.-]+(:\d+)?\/?$/.test(value) || origin().is(value))) return url.origin;
  throw new UsageProblem(`--origin ${value} is no origin. Write it like https://www.company.example, without a path.`);
}

function parseDate(value: string | undefined): string {
  if (value === undefined) return new Date().toISOString().slice(0, 10);
  const date = new Date(`${value}T00:00:00Z`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value))
    return value;
  throw new UsageProblem(`--date ${value} is no day. Write it like 2027-03-15.`);
}

function parseFormat(value = 'text'): ReportFormat {
  const format = reportFormats.find((candidate) => candidate === value);
  if (!format)
    throw new UsageProblem(
      `--format ${value} does not exist. ${didYouMean(value, reportFormats) ?? `The formats are: ${reportFormats.join(', ')}.`}`,
    );
  return format;
}

function parsePort(value = '4000'): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new UsageProblem(`--port ${value} is no port. Write a number from 1 to 65535, or 0 for a free one.`);
}

const descriptions: Record<Command, string> = {
  build: 'Builds the site: checks the content and writes pages, documents and host rules.',
  check: 'Checks the content as the build does, and writes nothing.',
  preview: 'Serves the site on this machine and shows each saved change.',
  routes: 'Prints the complete table of addresses, in every language.',
  links: 'Asks every address of another site that the content names whether it answers.',
  schemas: 'Writes the JSON Schemas that editors check and complete content with.',
  new: `Writes a new entry in every language, as a draft, or a new site:

  npm run new -- guide --title.en "…" --title.fr "…"
  npm run new -- site ../my-site`,
  rename: 'Gives an entry another address: npm run rename -- folder/id new-slug.',
  translations: `Shows how far each translation is, hands texts to translators and brings their translations back.

  npm run translations -- [board] [ENTRY …]              shows what is stale, missing or not confirmed
  npm run translations -- confirm ENTRY … --locale nl    says that the Dutch text says what the source says
  npm run translations -- export --locale nl [ENTRY …]   writes what is to be translated
  npm run translations -- import FILE …                  puts what came back into the content`,
};

const explanations: Record<OptionName, string> = {
  site: '--site DIR           the folder of the site, with content, templates, client and static (this one)',
  content: '--content DIR        the content folder, if it is not that of the site',
  out: '--out DIR            where the site goes (dist in the site’s folder); documents sent on request go to DIR-documents',
  force:
    '--force              builds into folders with files that no build wrote: keeps them, but for those in the way',
  origin: '--origin URL         the site’s address, instead of the one in site.yaml',
  noindex:
    '--noindex            makes a copy for another address: search engines leave it out, canonical names the original',
  date: '--date YYYY-MM-DD    the day that decides what is past (today)',
  'no-social-images':
    '--no-social-images   makes one social image for all pages, as “socialImages: one” in site.yaml: for a quick look',
  drafts: '--drafts             shows drafts too, unlisted: for a look at them, never for publishing',
  format: `--format FORMAT      how problems are printed: ${reportFormats.join(', ')} (text)`,
  strict: '--strict             also finds what is unused, unreachable or in the wrong language; warnings fail',
  pseudo: '--pseudo             shows the default language’s words accented, longer and in ⟦brackets⟧ (in dist-pseudo)',
  port: '--port NUMBER        the port to listen on (4000)',
  record: '--record             adds new addresses to content/addresses.txt',
  yes: '--yes                asks nothing; what is not given gets a default',
  id: '--id ID              the name of the entry’s folder',
  locale: '--locale ID          only this language',
  'dry-run': '--dry-run            prints what would change, and changes nothing',
  all: '--all                confirms every text',
  typos: '--typos              confirms texts whose source was changed in its spelling only, and lists them',
  field: '--field FIELD        confirms one field, heading or block, as messages name it',
  only: '--only WHICH         missing, stale or all texts (missing and stale)',
  help: '--help               prints this',
};

/** Options that mean something else in a command than elsewhere. */
const ownExplanations: Partial<Record<Command, Partial<Record<OptionName, string>>>> = {
  translations: {
    format: '--format FORMAT      the board: text, json or html (text); the file for translators: xliff or po (xliff)',
    out: '--out FILE           where that goes (printed; translations-LOCALE.xlf or .po, here)',
  },
};

/** What `--help` prints. */
export function usage(command: Command): string {
  const options = accepted[command]
    .map((name) => `  ${ownExplanations[command]?.[name] ?? explanations[name]}`)
    .join('\n');
  return `${descriptions[command]}\n\nnpm run ${command} -- [options]\n\n${options}\n\nExit codes: 0 good, 1 the content has errors (with --strict, or warnings), 2 wrong usage.\n`;
}
