/** The commands of `npm run`. */
export const commands = [
  'build',
  'check',
  'preview',
  'routes',
  'links',
  'publish',
  'schemas',
  'new',
  'rename',
  'remove',
  'translations',
] as const;
/** The name of a command. */
export type Command = (typeof commands)[number];

/** Every option, as `parseArgs` of Node takes them. */
export const optionTypes = {
  site: { type: 'string' },
  content: { type: 'string' },
  out: { type: 'string' },
  force: { type: 'boolean' },
  shard: { type: 'string' },
  join: { type: 'string' },
  origin: { type: 'string' },
  noindex: { type: 'boolean' },
  date: { type: 'string' },
  format: { type: 'string' },
  'no-social-images': { type: 'boolean' },
  drafts: { type: 'boolean' },
  strict: { type: 'boolean' },
  pseudo: { type: 'boolean' },
  timings: { type: 'boolean' },
  port: { type: 'string' },
  record: { type: 'boolean' },
  yes: { type: 'boolean' },
  id: { type: 'string' },
  locale: { type: 'string' },
  to: { type: 'string' },
  preview: { type: 'boolean' },
  alias: { type: 'string' },
  keep: { type: 'string' },
  rollback: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  all: { type: 'boolean' },
  typos: { type: 'boolean' },
  field: { type: 'string' },
  only: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The name of an option, without its hyphens. */
export type OptionName = keyof typeof optionTypes;

/** The options that each command accepts. */
export const acceptedOptions: Record<Command, OptionName[]> = {
  build: [
    'site',
    'content',
    'out',
    'force',
    'shard',
    'join',
    'origin',
    'noindex',
    'date',
    'no-social-images',
    'drafts',
    'format',
    'strict',
    'pseudo',
    'timings',
    'help',
  ],
  check: ['site', 'content', 'origin', 'date', 'drafts', 'format', 'strict', 'timings', 'help'],
  preview: ['site', 'content', 'origin', 'date', 'drafts', 'pseudo', 'port', 'help'],
  routes: ['site', 'content', 'date', 'format', 'record', 'help'],
  links: ['site', 'content', 'date', 'format', 'help'],
  publish: ['site', 'content', 'out', 'to', 'origin', 'preview', 'alias', 'keep', 'rollback', 'dry-run', 'help'],
  schemas: ['site', 'content', 'help'],
  new: ['site', 'content', 'id', 'yes', 'help'],
  rename: ['site', 'content', 'date', 'locale', 'id', 'dry-run', 'help'],
  remove: ['site', 'content', 'date', 'to', 'dry-run', 'help'],
  translations: ['site', 'content', 'date', 'locale', 'all', 'typos', 'field', 'only', 'format', 'out', 'help'],
};
