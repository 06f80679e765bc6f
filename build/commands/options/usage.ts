import { reportFormats } from '../../model/diagnostics/report.ts';
import { targetForms } from '../publish/target.ts';
import { acceptedOptions, type Command, type OptionName } from './option-table.ts';

const descriptions: Record<Command, string> = {
  build: 'Builds the site: checks the content and writes pages, documents and host rules.',
  check: 'Checks the content as the build does, and writes nothing.',
  preview: 'Serves the site on this machine and shows each saved change.',
  routes: 'Prints the complete table of addresses, in every language.',
  links: 'Asks every address of another site that the content names whether it answers.',
  publish: `Publishes the built site: as a release in the folder of a web server, or by the tool of a host.

  npm run publish -- --to /srv/site              the web server reads /srv/site/current/site
  npm run publish -- --to /srv/site --rollback   serves the release before
  npm run publish -- --to netlify:SITE           runs the tool of the host, which must be installed

Targets beside folders:

  ${targetForms.replaceAll('\n', '\n  ')}

A build with --noindex, --drafts or --pseudo is refused unless --preview is given, and a build for another address unless
--origin names it. --preview refuses a build that search engines may list.`,
  schemas: 'Writes the JSON Schemas that editors check and complete content with.',
  new: `Writes a new entry in every language, as a draft, or a new site:

  npm run new -- KIND --title.LOCALE "…"
  npm run new -- site ../my-site`,
  rename: 'Gives an entry another address: npm run rename -- folder/id new-slug.',
  remove: `Removes an entry in every language, with every reference to it.

  npm run remove -- folder/old --to folder/new     its addresses and links lead to the other entry
  npm run remove -- folder/draft                   an entry that was never published needs none`,
  translations: `Shows how far each translation is, hands texts to translators and brings their translations back.

  npm run translations -- [board] [ENTRY …]                  shows what is stale, missing or not confirmed
  npm run translations -- confirm ENTRY … --locale LOCALE    says that the translation says what the source says
  npm run translations -- export --locale LOCALE [ENTRY …]   writes what is to be translated
  npm run translations -- import FILE …                      puts what came back into the content`,
};

const explanations: Record<OptionName, string> = {
  site: '--site DIR           the folder of the site, with content, templates, client and static (this one)',
  content: '--content DIR        the content folder, if it is not that of the site; static/ beside it is read too',
  out: '--out DIR            where the site goes (dist in the site’s folder); documents sent on request go to DIR-documents',
  force:
    '--force              builds into folders with files that no build wrote: keeps them, but for those in the way',
  shard:
    '--shard 2/3          makes only the second shard of three, for a machine among several (in dist-shards/2-of-3)',
  join: '--join DIR           makes the site from the parts in the folders of DIR',
  origin: '--origin URL         the site’s address, instead of the one in site.yaml',
  noindex:
    '--noindex            makes a copy for another address: search engines leave it out, canonical names the original',
  date: '--date YYYY-MM-DD    the day that decides what is past (today)',
  'no-social-images':
    '--no-social-images   makes one social image for each language, as “socialImages: one” in site.yaml: for a quick look',
  drafts: '--drafts             shows drafts too, unlisted: for a look at them, never for publishing',
  format: `--format FORMAT      how problems are printed: ${reportFormats.join(', ')} (text)`,
  strict: '--strict             also finds what is unused, unreachable or in the wrong language; warnings fail',
  pseudo: '--pseudo             shows the default language’s words accented, longer and in ⟦brackets⟧ (in dist-pseudo)',
  timings: '--timings            prints the processor time of each stage and each folder of the code, for developers',
  port: '--port NUMBER        the port to listen on (4000)',
  record:
    '--record             adds new addresses to content/addresses.txt, and the days of changed pages to content/changes.txt',
  yes: '--yes                asks nothing; what is not given gets a default',
  id: '--id ID              the name of the entry’s folder',
  locale: '--locale ID          only this language',
  to: '--to ENTRY           the entry that takes its place, such as folder/id',
  preview:
    '--preview            publishes for a look only: a build with --noindex, at an address of its own where the host has one',
  alias: '--alias NAME         with --preview, that address: pr-12 is https://pr-12.… (Cloudflare, Netlify)',
  keep: '--keep NUMBER        how many releases stay (5)',
  rollback: '--rollback           serves the release that was served before the present one',
  'dry-run': '--dry-run            prints what would change, and changes nothing',
  all: '--all                confirms every text',
  typos: '--typos              confirms texts whose source was changed in its spelling only, and lists them',
  field: '--field FIELD        confirms one field, heading or block, as messages name it',
  only: '--only WHICH         missing, stale or all texts (missing and stale)',
  help: '--help               prints this',
};

/** Options that mean something else in a command than elsewhere. */
const ownExplanations: Partial<Record<Command, Partial<Record<OptionName, string>>>> = {
  publish: {
    content: '--content DIR        the content folder, if it is not that of the site; its site.yaml has the address',
    out: '--out DIR            the site to publish (dist in the site’s folder)',
    to: '--to TARGET          the folder that the web server reads, or a host',
    origin: '--origin URL         the address of the target, if it is not the one in site.yaml',
    'dry-run': '--dry-run            prints every command, and changes nothing',
  },
  translations: {
    format: '--format FORMAT      the board: text or json (text); the file for translators: xliff or po (xliff)',
    out: '--out FILE           where that goes (printed; translations-LOCALE.xlf or .po in the folder of the site)',
  },
};

/** Returns what `--help` prints. */
export function usage(command: Command): string {
  const options = acceptedOptions[command]
    .map((name) => `  ${ownExplanations[command]?.[name] ?? explanations[name]}`)
    .join('\n');
  return `${descriptions[command]}\n\nnpm run ${command} -- [options]\n\n${options}\n\nExit codes: 0 good, 1 the content has errors (with --strict, or warnings), 2 wrong usage, 3 a template has a mistake.\n`;
}
