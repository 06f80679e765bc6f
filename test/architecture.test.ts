import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCircles } from './support/circles.ts';
import { root } from './support/project.ts';

/** Rooms that may import everything below them, and each other as far as `inside` says. */
interface Floor {
  name: string;
  rooms: string[];
  /** What a room may import of its floor: the rooms before it in the list, no other room, or all. */
  inside: 'downwards' | 'apart' | 'together';
  because: string;
}

/** The floors of build/, lowest first. A file belongs to the room with the longest path. */
const floors: Floor[] = [
  {
    name: 'what everything uses',
    rooms: ['languages', 'authoring', 'model'],
    inside: 'downwards',
    because: 'everything uses these rooms, so they know no stage and no file format',
  },
  {
    name: 'formats, hosts and translations',
    rooms: [
      ...['css', 'fonts', 'html', 'markdown', 'pdf', 'pictures', 'static-files', 'yaml'].map(
        (format) => `formats/${format}`,
      ),
      'hosts',
      ...['units', 'freshness', 'exchange'].map((part) => `translations/${part}`),
    ],
    inside: 'downwards',
    because: 'a file format, a host and a text unit are the same for every stage, so they know no stage',
  },
  {
    name: 'stages',
    rooms: ['read', 'templates', 'validate', 'route', 'render', 'check', 'emit', 'write', 'cache'].map(
      (stage) => `pipeline/${stage}`,
    ),
    inside: 'apart',
    because:
      'a stage is a function from values to values; only pipeline/build.ts and its parts know that it has neighbors',
  },
  {
    name: 'the pipeline',
    rooms: ['pipeline', 'pipeline/steps', 'pipeline/variants', 'pipeline/workers'],
    inside: 'together',
    because: 'the pipeline, and its parts that run in a worker or ahead of it, order the stages and know no command',
  },
  {
    name: 'options and the project',
    rooms: ['commands/publish', 'commands/options', 'commands/editors', 'commands/project'],
    inside: 'downwards',
    because: 'commands and the preview share the options and the project, which therefore know no command',
  },
  {
    name: 'commands and the preview',
    rooms: ['commands', 'preview'],
    inside: 'apart',
    because: 'commands and the preview start the pipeline, and know nothing of each other',
  },
];

/** What no floor says: `from` imports nothing of ours but what `may` names, not even a type. */
interface Rule {
  from: RegExp;
  may: RegExp[];
  because: string;
}

const below = /^build\/(languages|authoring|model|formats|hosts)\//;

const rules: Rule[] = [
  {
    from: /^build\/commands\/links\//,
    may: [/^build\/commands\/links\//, below],
    because: 'asking other sites is no part of the build; a command does it with what it is given',
  },
  {
    from: /^build\/commands\/publish\//,
    may: [/^build\/(commands\/publish|pipeline\/write)\//, below],
    because: 'publishing takes a site as a build left it on disk, and knows nothing of how it was made',
  },
  {
    from: /^build\/commands\/editors\//,
    may: [/^build\/(commands\/editors|pipeline\/validate|pipeline\/write\/writer)/, below],
    because: 'what editors check with is made from the structs that the build checks with, and from nothing else',
  },
  {
    from: /^build\/preview\/(server|pages)\//,
    may: [/^build\/preview\/((server|pages)\/|html\.ts|problems\.ts)/, /^build\/commands\/options\//, below],
    because: 'the dashboard and the forms API ask the server who has sent a request, so the server knows neither',
  },
  {
    from: /^build\/commands\/starter\//,
    may: [/^build\/(commands\/starter|authoring)\//],
    because: 'a new site is a copy of it, and imports of build/ only what every site may import',
  },
  {
    from: /^templates\//,
    may: [/^templates\//, /^build\/authoring\//, /^virtual:/],
    because: 'a page is a function of what its context gives; templates know no part of the build',
  },
  {
    from: /^client\//,
    may: [/^client\//, /^build\/authoring\//, /^templates\/(islands|forms)\//, /^virtual:/],
    because: 'what the browser loads must stay small: islands and the rules of forms, nothing that renders pages',
  },
];

/** Files of scripts/ that rooms import. scripts/run.mjs needs them before build/ can run. */
const scriptsOf: [room: RegExp, files: RegExp][] = [
  [
    /^build\/(pipeline\/(cache|templates)|commands|preview)\//,
    /^scripts\/(bundle|cache-file|setup\/home-folder)\.mjs$/,
  ],
  [/^build\/commands\/editors\//, /^scripts\/setup\/npm-package\.mjs$/],
  [/^build\/preview\//, /^scripts\/weights\/weigh\.mjs$/],
];

const sources = ['build', 'templates', 'client'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx)$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => `${folder}/${path}`)
    .sort(),
);

interface Import {
  file: string;
  line: number;
  target: string;
  /** Whether only types are taken. */
  typeOnly: boolean;
}

const imports = sources.flatMap(importsOf);

const architecture = suite('architecture');

for (const { name, rooms, because } of floors) {
  architecture(`${name} import nothing from above or beside`, () => {
    const broken = imports
      .filter(({ file, target }) => rooms.includes(roomOf(file) ?? '') && isOurs(target))
      .filter(({ file, target }) => !mayImport(file, target))
      .map(({ file, line, target }) => `${file}:${line} imports ${target}, which is ${placeOf(file, target)}`);
    assert.equal(broken, [], `${broken.join('\n')}\nThis is not allowed: ${because}.`);
  });
}

for (const rule of rules) {
  architecture(`${rule.from.source} imports what it may`, () => {
    const broken = imports
      .filter(({ file, target }) => rule.from.test(file) && isOurs(target) && !isScriptOf(file, target))
      .filter(({ target }) => !rule.may.some((pattern) => pattern.test(target)))
      .map(({ file, line, target }) => `${file}:${line} imports ${target}`);
    assert.equal(broken, [], `${broken.join('\n')}\nThis is not allowed: ${rule.because}.`);
  });
}

architecture('no file imports itself by way of others, not even for a type', () => {
  const targetsOf = (file: string) => imports.filter((one) => one.file === file).map(({ target }) => target);
  const circles = findCircles(new Map(sources.map((file) => [file, targetsOf(file)])));
  assert.equal(
    circles.map((files) => files.join(' ')),
    [],
    'Files of a circle can only be read, moved and tested together. Give the type that they share a file of its own.',
  );
});

architecture('every source is on a floor', () => {
  const free = sources.filter((file) => file.startsWith('build/') && file !== 'build/cli.ts' && !roomOf(file));
  assert.equal(free, [], 'A new folder needs its line in the floors of test/architecture.test.ts.');
});

architecture('no folder has only one file', () => {
  const counts = new Map<string, number>();
  const files = readdirSync(join(root, 'build'), { recursive: true, encoding: 'utf8' });
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const lonely = [...counts].filter(([folder, count]) => count === 1 && !folder.startsWith('commands/starter'));
  assert.equal(
    lonely.map(([folder]) => `build/${folder}`),
    [],
    'Make it a file of the folder above.',
  );
});

architecture('build/ has no loose files', () => {
  const loose = readdirSync(join(root, 'build'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !['cli.ts', 'README.md'].includes(entry.name))
    .map((entry) => entry.name);
  assert.equal(loose, [], 'Every file belongs to a room.');
});

architecture('the tables of model/, render/, check/ and preview/ name each file of the folder', () => {
  const folders = ['build/model', 'build/pipeline/render', 'build/pipeline/check', 'build/preview'];
  const unnamed = folders.flatMap((folder) => {
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
    const table = readme.split('\n').filter((line) => line.startsWith('| '));
    return readdirSync(join(root, folder), { withFileTypes: true })
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
      .filter((name) => name !== 'README.md' && !table.some((line) => line.includes(`\`${name}\``)))
      .map((name) => `${folder}/${name}`);
  });
  assert.equal(unnamed, [], 'Add the file to the table of its README.');
});

architecture('the repository has its folders and no others, and nothing at its root that a program left', () => {
  const ours = /^(\..*|build|content|templates|client|static|scripts|test|README\.md|[\w-]+\.json)$/;
  const others = committedAtRoot().filter((name) => !ours.test(name));
  assert.equal(others, [], 'Remove them from the repository.');
});

architecture('templates and client use nothing of Node and read no files', () => {
  const broken = imports.filter(({ file, target }) => /^(templates|client)\//.test(file) && target.startsWith('node:'));
  assert.equal(
    broken.map(({ file, line, target }) => `${file}:${line} imports ${target}`),
    [],
    'They also run in a browser or are rendered again only when what they asked their page for has changed.',
  );
});

architecture('templates and client import no package but those of the browser', () => {
  const allowed = /^(react|react-dom\/server|react-i18next|i18next|superstruct|minisearch)$/;
  const broken = imports.filter(
    ({ file, target, typeOnly }) =>
      /^(templates|client)\//.test(file) &&
      !typeOnly &&
      !isOurs(target) &&
      !target.startsWith('node:') &&
      !allowed.test(target),
  );
  assert.equal(
    broken.map(({ file, line, target }) => `${file}:${line} imports ${target}`),
    [],
    'What islands import goes to every visitor.',
  );
});

architecture('every package that the site is built with is used', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const texts = sources.map((file) => withoutComments(readFileSync(join(root, file), 'utf8')));
  // templates/brand names a family's package without this beginning.
  const used = (name: string) => new RegExp(`['/]${name.replace(/^@fontsource-variable\//, '')}['/]`);
  const isUsed = (name: string) => texts.some((text) => used(name).test(text));
  assert.equal(
    Object.keys(dependencies).filter((name) => !isUsed(name)),
    [],
    'Remove it from package.json, or use it where it does the work better than our own code.',
  );
});

architecture('no clock and no chance in what makes pages', () => {
  const pattern = /\b(Date\.now\(|new Date\(\)|Math\.random\(|randomUUID)/;
  const found = sources
    .filter(
      (file) =>
        /^(templates|build\/(?!commands|preview|pipeline\/(cache|write\/lock)))/.test(file) &&
        !file.startsWith('templates/islands/'),
    )
    .filter((file) => pattern.test(withoutComments(readFileSync(join(root, file), 'utf8'))));
  assert.equal(found, [], 'The same content gives the same bytes on any machine and any day; the date is an input.');
});

architecture('addresses are parsed by parseUrl', () => {
  const found = sources.filter((file) => withoutComments(readFileSync(join(root, file), 'utf8')).includes('canParse('));
  assert.equal(found, [], 'URL.canParse of Node 20 refuses é in a host once V8 has optimized its caller.');
});

architecture('only the edges touch the disk', () => {
  const edges = /^build\/(commands|preview|pipeline\/(read|write|cache|templates))\//;
  const known = new Set([
    // Stages that read a folder, and the commands, read it in the same way.
    'build/model/files/list-files.ts',
    'build/model/files/text-reader.ts',
    'build/model/files/walk-folder.ts',
    // It measures the process that typesets.
    'build/formats/pdf/typesetter.ts',
    // They read fonts, sources of pictures and static files that their input names.
    'build/formats/fonts/fontsource.ts',
    'build/pipeline/emit/pictures/drawings.ts',
    'build/pipeline/emit/pictures/pictures.ts',
    'build/pipeline/emit/statics.ts',
    'build/pipeline/emit/social/social.ts',
    // It reads how much memory its process has.
    'build/formats/pdf/typesetter.ts',
    // It gives the fonts of a drawing to the process that draws.
    'build/formats/pictures/svg-draw.ts',
  ]);
  const found = imports
    .filter(
      ({ file, target }) =>
        /^node:fs/.test(target) && file.startsWith('build/') && !edges.test(file) && !known.has(file),
    )
    .map(({ file, line }) => `${file}:${line}`);
  assert.equal(found, [], 'Values in, values out: disk stays at read, write, cache, templates, preview and commands.');
});

architecture('no page, folder, page type or layout of this site is named in build/', () => {
  /** Names that are words of the generator, too. */
  const words: Record<string, string> = {
    article: 'a type of Open Graph',
    calendar: 'a facet, and a media type',
    contact: 'a kind of value: how somebody is reached',
    document: 'what the page context and reads call a PDF',
    documents: 'the output area of PDFs, and their interface texts',
    events: 'the address of the preview’s own events',
    newsletter: 'what sending a form can agree to',
    search: 'the interface texts of the search',
    service: 'a kind of value: the address of a service',
  };
  /** Names that are keys of the generator's own objects, too. */
  const keys: Record<string, string> = {
    collection: 'what YAML calls a mapping or a list',
    event: 'what a browser, the preview or the parser of YAML tells',
    home: 'the page that every site begins with',
  };
  const named = (folder: string) => readdirSync(join(root, 'templates', folder));
  const families = readdirSync(join(root, 'content')).filter(
    (name) => !/[.]/.test(name) && !['pages', 'forms', 'strings', 'translations'].includes(name),
  );
  const names = ['pages', 'data', 'layouts'].flatMap(named).concat(families);
  const whole = new Set(names.filter((name) => words[name] === undefined));
  const kinds = new Set([...named('pages'), ...families].filter((name) => words[name] === undefined));
  const pages = readdirSync(join(root, 'content/pages')).map((id) => `pages/${id}`);
  const part = new RegExp(`(?<![\\w./-])(?:(?:${pages.join('|')})(?![\\w-])|(?:${families.join('|')})/[a-z])`);
  const siteName = /^name: (.*)$/m.exec(readFileSync(join(root, 'content/site.yaml'), 'utf8'))?.[1] ?? '';
  const found = sources
    .filter((file) => file.startsWith('build/'))
    .flatMap((file) => {
      const imported = new Set(imports.filter((one) => one.file === file).map(({ line }) => line));
      const lines = withoutComments(readFileSync(join(root, file), 'utf8')).split('\n');
      return lines.flatMap((line, index) =>
        [
          ...[...line.matchAll(/'([^']*)'|`([^`]*)`|"([^"]*)"/g)]
            .map(([, one, other, another]) => one ?? other ?? another ?? '')
            .filter((text) => !imported.has(index + 1) && !text.includes('templates/'))
            .filter(
              (text) => whole.has(text) || part.test(text) || text.toLowerCase().includes(siteName.toLowerCase()),
            ),
          ...keysIn(line).filter((key) => kinds.has(key) && keys[key] === undefined),
        ].map((text) => `${file}:${index + 1} names "${text}"`),
      );
    });
  assert.equal(
    found,
    [],
    `${found.join('\n')}\nLet the type, the layout or templates/site.ts say it: build/ builds any site. If the word means something else here, add it to \`words\` or \`keys\` of this test.`,
  );
});

architecture('no language of this site is named outside build/languages/', () => {
  /** Lines that name a language for what no visitor reads: messages of the build are in English, ids sort alike everywhere. */
  const neutral =
    /toLocale(Date)?String\('en'|localeCompare\([^;]*, 'en'\)|new Intl\.\w+\(\[?'en'|formatMonth\('en'|lang="en"/;
  /** An id as a text, with or without a region; a key; and one of several in a regular expression. */
  const language = /['"`](en|fr|nl)(-\w*)?['"`]|\b(en|fr|nl): |[(|](en|fr|nl)[|)]/;
  const found = sources
    // The specification, not site.yaml, lists the languages that a visit remembers.
    .filter((file) => !file.startsWith('build/languages/') && file !== 'client/locale.ts')
    .flatMap((file) =>
      withoutComments(readFileSync(join(root, file), 'utf8'))
        .split('\n')
        .flatMap((line, index) =>
          language.test(line) && !neutral.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    );
  assert.equal(found, [], `${found.join('\n')}\nAsk site.yaml which languages there are.`);
});

architecture('imports name their file with its ending', () => {
  const broken = imports
    .filter(
      ({ target }) => isOurs(target) && !target.startsWith('virtual:') && !/\.(tsx?|css|mjs|typ|json)$/.test(target),
    )
    .map(({ file, line, target }) => `${file}:${line} imports ${target}`);
  assert.equal(broken, [], 'One way to write an import: with .ts or .tsx.');
});

architecture.run();

/** What is committed at the root; in a copy without history there is nothing to ask. */
function committedAtRoot(): string[] {
  if (!existsSync(join(root, '.git'))) return [];
  const names = execFileSync('git', ['-c', 'safe.directory=*', 'ls-tree', '--name-only', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return names.trim().split('\n');
}

function isOurs(target: string): boolean {
  return /^(build|templates|client|scripts|test)\//.test(target) || target.startsWith('virtual:');
}

/** Returns the room of a path of build/: the longest of the floors that it is in. */
function roomOf(path: string): string | undefined {
  return floors
    .flatMap(({ rooms }) => rooms)
    .filter((room) => path.startsWith(`build/${room}/`))
    .filter((room) => room !== 'pipeline' || dirname(path) === 'build/pipeline')
    .sort((one, other) => other.length - one.length)[0];
}

function floorOf(room: string | undefined): number {
  return floors.findIndex(({ rooms }) => rooms.includes(room ?? ''));
}

function mayImport(file: string, target: string): boolean {
  const from = roomOf(file) ?? '';
  const to = roomOf(target);
  if (!to) return isScriptOf(file, target);
  const difference = floorOf(to) - floorOf(from);
  if (difference !== 0 || from === to) return difference <= 0;
  const { rooms = [], inside } = floors[floorOf(from)] ?? {};
  return inside === 'together' || (inside === 'downwards' && rooms.indexOf(to) < rooms.indexOf(from));
}

function isScriptOf(file: string, target: string): boolean {
  return scriptsOf.some(([room, files]) => room.test(file) && files.test(target));
}

/** Says where a target that a file may not import is. */
function placeOf(file: string, target: string): string {
  const [from, to] = [floorOf(roomOf(file)), floorOf(roomOf(target))];
  if (to < 0) return 'in no room of build/';
  if (to > from) return 'above it';
  return floors[to]?.inside === 'apart' ? 'beside it' : 'beside it, and not before it in the list of their floor';
}

/** Reads the imports of a source; relative ones as paths from the project's folder. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found: Import[] = [];
  const pattern =
    /^\s*(?:import|export)\s+(type\s+)?(?:([^'";]*?)\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"`]([^'"`]+)['"`]/gm;
  for (const match of text.matchAll(pattern)) {
    const [, type, names = '', stated, dynamic] = match;
    const specifier = stated ?? dynamic ?? '';
    const target = specifier.startsWith('.')
      ? relative(root, join(root, dirname(file), specifier))
      : specifier.replace(/^#authoring\//, 'build/authoring/');
    const line = text.slice(0, match.index + match[0].indexOf(match[0].trimStart())).split('\n').length;
    found.push({ file, line, target, typeOnly: type !== undefined || hasOnlyTypes(names) });
  }
  return found;
}

function hasOnlyTypes(names: string): boolean {
  const list = /\{([^}]*)\}/.exec(names)?.[1];
  if (list === undefined || names.replace(/\{[^}]*\}/, '').trim() !== '') return false;
  const items = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return items.length > 0 && items.every((name) => name.startsWith('type '));
}

/** Returns the names before a colon, of keys without quotes: `{ toolbox: 1, jobs: 2 }`. */
function keysIn(line: string): string[] {
  const code = line.replace(/'[^']*'|`[^`]*`|"[^"]*"/g, "''");
  return [...code.matchAll(/(?<![\w.$-])([A-Za-z]\w*)\??:/g)].map(([, key = '']) => key);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ''));
}
