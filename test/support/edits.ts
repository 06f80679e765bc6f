import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRandom } from './random.ts';
import { filesBelow } from './site.ts';

/** Picks at random, the same again for the same seed. */
export interface Picker {
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number;
  pick: <T>(from: readonly T[]) => T;
}

export function createPicker(seed: number): Picker {
  const { number, pick } = createRandom(seed);
  return { below: (limit) => Math.floor(number() * limit), pick };
}

/** A description of an edit, and the content paths that it touched. */
export interface EditResult {
  what: string;
  touched: string[];
}

interface Scene {
  /** The content folder that is edited. */
  folder: string;
  /** The content folder as it was. */
  original: string;
  picker: Picker;
}

type RandomEdit = (scene: Scene) => EditResult | undefined;

/** Makes one random edit, as a content editor or an accident would. */
export function makeRandomEdit(scene: Scene): EditResult {
  for (;;) {
    const made = scene.picker.pick(weighted)(scene);
    if (made) return made;
  }
}

/** Puts everything back as it was. */
export function repairAll({ folder, original }: Scene): EditResult {
  const touched = [...new Set([...filesBelow(folder), ...filesBelow(original)])].filter(
    (path) => readIfThere(join(folder, path)) !== readIfThere(join(original, path)),
  );
  for (const path of touched) restore(folder, original, path);
  return { what: `repair ${touched.join(', ')}`, touched };
}

/** Changes a word of a Markdown file: in its front matter or its text. */
const changeWords: RandomEdit = (scene) => {
  const path = pickFile(scene, /\.md$/);
  return path
    ? changeLine(scene, path, /^(?!---|slug:)/, (line) => `${line}`.replace(/\b[a-z]{4,}\b/, 'another'))
    : undefined;
};

const changeTitle: RandomEdit = (scene) => {
  const path = pickFile(scene, /\.md$/);
  return path ? changeLine(scene, path, /^title: /, (line) => line.replace(/[a-z]{4,}/, 'other')) : undefined;
};

const changeSlug: RandomEdit = (scene) => {
  const path = pickFile(scene, /\.md$/);
  return path
    ? changeLine(scene, path, /^slug: /, (line) => `${line.replace(/-\d+$/, '')}-${scene.picker.below(9)}`)
    : undefined;
};

const changeNumber: RandomEdit = (scene) => {
  const path = pickFile(scene, /\/\w+\.yaml$/);
  return path
    ? changeLine(scene, path, /: \d+$/, (line) => line.replace(/\d+$/, String(1 + scene.picker.below(15))))
    : undefined;
};

const changeReference: RandomEdit = (scene) => {
  const path = pickFile(scene, /\/\w+\.yaml$/);
  const refs = refsOf(scene);
  return path
    ? changeLine(scene, path, /(?:- |: )[a-z-]+\/[a-z0-9-]+$/, (line) => {
        const folder = /([a-z-]+)\/[a-z0-9-]+$/.exec(line)?.[1] ?? '';
        const others = refs.filter((ref) => ref.startsWith(`${folder}/`));
        return line.replace(
          /[a-z-]+\/[a-z0-9-]+$/,
          others.length > 0 ? scene.picker.pick(others) : `${folder}/nowhere`,
        );
      })
    : undefined;
};

const changeFacts: RandomEdit = (scene) => {
  const path = pickFile(scene, /\/page\.yaml$/);
  const layouts = ['classic', 'minimal', 'agency-2025', 'none'];
  return path ? changeLine(scene, path, /^layout: /, () => `layout: ${scene.picker.pick(layouts)}`) : undefined;
};

const changeString: RandomEdit = (scene) =>
  changeLine(scene, scene.picker.pick(['strings/en.yaml', 'strings/fr.yaml']), /^ +\w+: \S/, (line) =>
    line.replace(/: (['"]?)([^'"]*)/, `: $1${scene.picker.pick(['Some', 'Other', 'Further'])} $2`),
  );

const removeString: RandomEdit = (scene) =>
  changeLine(scene, scene.picker.pick(['strings/en.yaml', 'strings/fr.yaml']), /^ +\w+: \S/, () => undefined);

const changeMenu: RandomEdit = (scene) =>
  changeLine(scene, 'navigation.yaml', /text: |href: /, (line) =>
    line.includes('text:')
      ? line.replace(/en: \w+/, `en: ${scene.picker.pick(['Work', 'People', 'Help'])}`)
      : line.replace(/href: .*/, `href: ${scene.picker.pick(refsOf(scene))}`),
  );

const changeRoute: RandomEdit = (scene) =>
  changeLine(scene, 'routes.yaml', /\ben: ["/]/, (line) => line.replace(/en: "?\/[a-z-]+/, (path) => `${path}-x`));

const changeElsewhere: RandomEdit = (scene) =>
  changeFile(scene, 'routes.yaml', (text) =>
    text.endsWith('pages/contact\n')
      ? text.replace(/.*\n$/, '')
      : `${text}    /fr/somewhere-${scene.picker.below(3)}/: pages/contact\n`,
  );

const changeRedirects: RandomEdit = (scene) =>
  changeFile(scene, 'redirects.yaml', (text) =>
    scene.picker.below(3) === 0
      ? text.replace(/.*\n$/, '')
      : `${text}  - { from: /old-${scene.picker.below(5)}/, to: ${scene.picker.pick(['pages/contact', '/old-1/', 'pages/index'])} }\n`,
  );

const changeSite: RandomEdit = (scene) => {
  const changes: [RegExp, string][] = [
    [/^name: .*$/m, `name: ${scene.picker.pick(['Wevoya', 'Wevoya Group'])}`],
    [/^copyrightYears: .*$/m, `copyrightYears: [2024, ${2025 + scene.picker.below(3)}]`],
    [/^origin: .*$/m, `origin: https://www${scene.picker.below(2)}.wevoya.example`],
    [/^ {4}name: LinkedIn.*$/m, `    name: LinkedIn ${scene.picker.below(3)}`],
    [/^priorityCountries: .*$/m, `priorityCountries: [${scene.picker.pick(['BE, FR', 'FR', 'NL, LU'])}]`],
    [/^formsApi: .*$/m, `formsApi: https://forms${scene.picker.below(2)}.wevoya.example/v1/`],
    [/^ {4}name: Français$/m, '    name: French'],
  ];
  const [pattern, replacement] = scene.picker.pick(changes);
  return changeFile(scene, 'site.yaml', (text) => text.replace(pattern, replacement));
};

const changeForm: RandomEdit = (scene) => {
  const path = pickForm(scene);
  return path
    ? changeLine(scene, path, /max: \d+|required: /, (line) =>
        line.includes('max') ? line.replace(/max: \d+/, `max: ${100 + scene.picker.below(100)}`) : undefined,
      )
    : undefined;
};

/** Makes an entry, or a language of one, a draft, or publishes it. */
const changeDraft: RandomEdit = (scene) => {
  const path = pickFile(scene, /\.(yaml|md)$/);
  return path
    ? changeFile(scene, path, (text) =>
        /^draft: true\n/m.test(text) ? text.replace(/^draft: true\n/m, '') : text.replace(/^(?!---)/m, 'draft: true\n'),
      )
    : undefined;
};

/** Adds a copy of an entry under another id and address. */
const addEntry: RandomEdit = (scene) => {
  const from = scene.picker.pick(refsOf(scene).filter((ref) => !/^(pages|documents)\//.test(ref)));
  const to = `${from.replace(/-\d$/, '')}-${scene.picker.below(3)}`;
  if (existsSync(join(scene.folder, to))) return undefined;
  cpSync(join(scene.folder, from), join(scene.folder, to), { recursive: true });
  const number = to.slice(-1);
  for (const file of filesBelow(join(scene.folder, to)).filter((name) => name.endsWith('.md'))) {
    const path = join(scene.folder, to, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text
        .replace(/^(slug: .*)$/m, `$1-${number}`)
        .replace(/^(title: )(["']?)/m, `$1$2${number} `)
        .replace(/^(description: (?:>-\n {2}|["'])?)/m, `$1${number} `),
    );
  }
  return { what: `add ${to} as ${from}`, touched: filesBelow(join(scene.folder, to)).map((file) => `${to}/${file}`) };
};

const renameEntry: RandomEdit = (scene) => {
  const from = scene.picker.pick(refsOf(scene));
  const to = from.endsWith('-renamed') ? from.slice(0, -'-renamed'.length) : `${from}-renamed`;
  if (existsSync(join(scene.folder, to))) return undefined;
  const files = filesBelow(join(scene.folder, from));
  renameSync(join(scene.folder, from), join(scene.folder, to));
  return { what: `rename ${from} to ${to}`, touched: files.flatMap((file) => [`${from}/${file}`, `${to}/${file}`]) };
};

const deleteFile: RandomEdit = (scene) => {
  const path = pickFile(scene, /\/(fr\.md|en\.md|\w+\.yaml)$/);
  if (!path) return undefined;
  rmSync(join(scene.folder, path));
  return { what: `delete ${path}`, touched: [path] };
};

const deleteEntry: RandomEdit = (scene) => {
  const ref = scene.picker.pick(refsOf(scene));
  const files = filesBelow(join(scene.folder, ref)).map((file) => `${ref}/${file}`);
  rmSync(join(scene.folder, ref), { recursive: true });
  return { what: `delete ${ref}`, touched: files };
};

const breakFile: RandomEdit = (scene) => {
  const path = scene.picker.pick(filesBelow(scene.folder));
  const damages: ((text: string) => string | Uint8Array)[] = [
    (text) => text.replace(/^ {2}/m, '\t'),
    (text) => text.replace(/^(\w+):/m, '$1'),
    () => '',
    (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0x0a])]),
    (text) => text.replace(/^(\w+): (.*)$/m, '$1: $2\n$1: $2'),
    (text) => `${text}\n<b>bold</b> [lost](pages/nowhere) and [lost](/nowhere/) and [lost](#nowhere)\n`,
    (text) => text.slice(0, Math.floor(text.length / 2)),
    (text) => text.replace(/^(\w+):/m, '$1x:'),
  ];
  writeFileSync(join(scene.folder, path), scene.picker.pick(damages)(readFileSync(join(scene.folder, path), 'utf8')));
  return { what: `break ${path}`, touched: [path] };
};

/** Breaks what many pages depend on: texts of the interface, forms, the languages, a menu's fragment. */
const breakWhatManyNeed: RandomEdit = (scene) => {
  const strings = scene.picker.pick(['strings/en.yaml', 'strings/en.yaml', 'strings/fr.yaml']);
  const form = pickForm(scene);
  const breaks: (() => EditResult | undefined)[] = [
    () => changeFile(scene, strings, (text) => text.replace(/^ {2}/m, '\t')),
    () => changeLine(scene, strings, /^ +\w+: \S/, (line) => line.replace(/(\w)(\w):/, '$2$1:')),
    () => (form ? changeFile(scene, form, (text) => text.replace('kind:', 'knd:')) : undefined),
    () => changeFile(scene, 'site.yaml', (text) => text.replace(/ {2}- id: fr\n.*\n.*\n/, '')),
    () => changeLine(scene, 'navigation.yaml', /hash: /, (line) => line.replace(/hash: .*/, 'hash: nowhere')),
  ];
  return scene.picker.pick(breaks)();
};

const renameFolder: RandomEdit = (scene) => {
  const from = scene.picker.pick(['toolbox', 'forms', 'pages', 'experts']);
  const to = `${from}s`;
  if (!existsSync(join(scene.folder, from)) || existsSync(join(scene.folder, to))) return undefined;
  const files = filesBelow(join(scene.folder, from));
  renameSync(join(scene.folder, from), join(scene.folder, to));
  return { what: `rename ${from} to ${to}`, touched: files.flatMap((file) => [`${from}/${file}`, `${to}/${file}`]) };
};

const repairFile: RandomEdit = (scene) => {
  const { touched } = differences(scene);
  if (touched.length === 0) return undefined;
  const path = scene.picker.pick(touched);
  restore(scene.folder, scene.original, path);
  return { what: `repair ${path}`, touched: [path] };
};

const weighted: RandomEdit[] = [
  ...Array<RandomEdit>(5).fill(changeWords),
  ...Array<RandomEdit>(3).fill(changeTitle),
  ...Array<RandomEdit>(2).fill(changeSlug),
  ...Array<RandomEdit>(2).fill(changeNumber),
  ...Array<RandomEdit>(2).fill(changeReference),
  ...Array<RandomEdit>(3).fill(changeFacts),
  ...Array<RandomEdit>(2).fill(changeString),
  removeString,
  ...Array<RandomEdit>(2).fill(changeMenu),
  ...Array<RandomEdit>(2).fill(changeRoute),
  changeElsewhere,
  changeRedirects,
  ...Array<RandomEdit>(2).fill(changeSite),
  changeForm,
  ...Array<RandomEdit>(2).fill(addEntry),
  renameEntry,
  ...Array<RandomEdit>(2).fill(changeDraft),
  deleteFile,
  deleteEntry,
  ...Array<RandomEdit>(2).fill(breakFile),
  ...Array<RandomEdit>(2).fill(breakWhatManyNeed),
  renameFolder,
  ...Array<RandomEdit>(4).fill(repairFile),
];

function differences({ folder, original }: Scene): { touched: string[] } {
  const paths = [...new Set([...filesBelow(folder), ...filesBelow(original)])].sort();
  return { touched: paths.filter((path) => readIfThere(join(folder, path)) !== readIfThere(join(original, path))) };
}

function restore(folder: string, original: string, path: string): void {
  if (!existsSync(join(original, path))) rmSync(join(folder, path), { force: true });
  else {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), readFileSync(join(original, path)));
  }
}

function pickFile({ folder, picker }: Scene, pattern: RegExp): string | undefined {
  const files = filesBelow(folder).filter(
    (path) => path.includes('/') && pattern.test(path) && !/^(strings|forms)\//.test(path),
  );
  return files.length > 0 ? picker.pick(files) : undefined;
}

function pickForm({ folder, picker }: Scene): string | undefined {
  const files = filesBelow(folder).filter((path) => path.startsWith('forms/'));
  return files.length > 0 ? picker.pick(files) : undefined;
}

function refsOf({ folder }: Scene): string[] {
  const refs = filesBelow(folder)
    .filter((path) => path.split('/').length === 3)
    .map((path) => path.split('/').slice(0, 2).join('/'));
  return [...new Set(refs)];
}

/** Changes one random line of those that fit; `undefined` takes it out. */
function changeLine(
  scene: Scene,
  path: string,
  fits: RegExp,
  change: (line: string) => string | undefined,
): EditResult | undefined {
  return changeFile(scene, path, (text) => {
    const lines = text.split('\n');
    const fitting = lines.flatMap((line, index) => (fits.test(line) && line.trim() !== '' ? [index] : []));
    if (fitting.length === 0) return text;
    const index = scene.picker.pick(fitting);
    return lines.flatMap((line, at) => (at === index ? (change(line) ?? []) : line)).join('\n');
  });
}

function changeFile({ folder }: Scene, path: string, change: (text: string) => string): EditResult | undefined {
  const target = join(folder, path);
  if (!existsSync(target)) return undefined;
  const text = readFileSync(target, 'utf8');
  const changed = change(text);
  if (changed === text) return undefined;
  writeFileSync(target, changed);
  return { what: `change ${path}`, touched: [path] };
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'latin1') : undefined;
}
