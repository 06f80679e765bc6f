import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { idOfWords } from '../../authoring/values/slug.ts';
import { parseYaml, YamlProblem } from '../../formats/yaml/parse.ts';
import { lineAndColumn } from '../../model/files/line-counter.ts';

import { textReader } from '../../model/files/text-reader.ts';
import { isMapping } from '../../model/struct/mapping.ts';
import { readFixtureFile } from './fixture.ts';

/** One way to show a component, as its `examples.yaml` has it. */
export interface Example {
  /** `button/primary`: unique among all examples, and part of its address in the gallery. */
  id: string;
  /** What is special about it. */
  name: string;
  component: string;
  /** The props before they are put into a language; see `resolveProps`. */
  props: Readonly<Record<string, unknown>>;
  /** The entry whose page shows it. */
  entry?: string;
  /** The component or element around it, where it needs one: `DateRows`, `ul`. */
  within?: string;
  /** Layouts whose style it is shown in, the usual one first. */
  layouts: readonly string[];
  /** Its place: inside `<main>`, from edge to edge (`band`) or not, or before or after it, as headers and footers do. */
  place: (typeof places)[number];
}

/** A component or an island, with its examples. */
export interface Documented {
  name: string;
  /** Where its source is: `templates/components/button/index.tsx`. */
  source: string;
  isIsland: boolean;
  /** The sentence that its source says about it. */
  sentence: string;
  examples: Example[];
}

/** What is found below `templates/`, and what is missing or wrong there, a sentence each. */
interface Examples {
  documented: Documented[];
  /** Every source of a component, parts of components included. */
  sources: string[];
  problems: string[];
  /** The problems that prevent the type check of examples, each with its file and line. */
  refused: string[];
}

const places = ['main', 'band', 'before', 'after'] as const;

interface Source {
  name: string;
  source: string;
  isIsland: boolean;
  sentence: string;
  /** The line of a component that is asynchronous. */
  asyncAt?: number;
  /** Only a part of the folder's component, which need not be shown by itself. */
  isPart: boolean;
}

/** Reads every component and island with its examples; a component without any is a problem. */
export function readExamples(root: string): Examples {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  const layoutNames = foldersOf(root, 'templates/layouts').map((path) => basename(path));
  const refused: string[] = [];
  const reading: Reading = {
    root,
    layoutNames,
    usualLayout: readFixtureFile(root).layout ?? layoutNames[0],
    report,
    refuse: (problem) => refused.push(problem),
  };
  const folders = [...foldersOf(root, 'templates/components'), ...foldersOf(root, 'templates/islands')];
  const found = folders.map((folder) => ({ folder, sources: sourcesIn(root, folder) }));
  const documented = found
    .filter(({ sources }) => sources.length > 0)
    .flatMap(({ folder, sources }) => readFolder(folder, sources, reading));
  for (const { name, source, asyncAt } of found.flatMap(({ sources }) => sources))
    if (asyncAt !== undefined)
      refused.push(`${source}:${asyncAt}:1: The component "${name}" is async, but must not wait for a promise.`);
  const components = found.flatMap(({ sources }) => sources.filter(({ isIsland }) => !isIsland));
  const ids = documented.flatMap(({ examples }) => examples.map(({ id }) => id));
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index)))
    problems.push(`Two examples are called ${id}; give one of them another name.`);
  return {
    documented,
    sources: [...new Set(components.map(({ source }) => source))],
    problems: [...problems, ...refused],
    refused,
  };
}

interface Reading {
  root: string;
  layoutNames: readonly string[];
  /** The layout of examples that name none. */
  usualLayout: unknown;
  report: (problem: string) => void;
  /** Reports what the types of examples cannot be checked with. */
  refuse: (problem: string) => void;
}

function readFolder(folder: string, sources: readonly Source[], reading: Reading): Documented[] {
  const { root, layoutNames, usualLayout, report, refuse } = reading;
  const path = `${folder}/examples.yaml`;
  const names = sources.map(({ name }) => name).join(', ');
  const needed = sources.filter(({ isPart }) => !isPart);
  if (!existsSync(join(root, path))) {
    const list = needed.map(({ name }) => name).join(', ');
    report(`${path} is missing. Write at least one example for each of: ${list}.`);
    return needed.map((source) => ({ ...shownOf(source), examples: [] }));
  }
  const data = readMapping(join(root, path), path, { report, refuse });
  const { place: where = 'main', layouts = [usualLayout], examples, ...others } = data;
  for (const key of Object.keys(others))
    report(`${path}: "${key}" is not known; the fields are place, layouts and examples.`);
  const place = places.find((one) => one === where);
  if (!place) report(`${path}: place is one of ${places.join(', ')}, not "${where}".`);
  const known = asList(layouts).flatMap((layout) => layoutNames.find((name) => name === layout) ?? []);
  if (known.length === 0 || known.length < asList(layouts).length)
    report(`${path}: layouts lists some of ${layoutNames.join(', ')}.`);
  const byComponent = isMapping(examples) ? examples : {};
  for (const name of Object.keys(byComponent))
    if (!sources.some((source) => source.name === name))
      report(`${path} has examples of "${name}", which ${folder}/ does not export. It exports: ${names}.`);
  return sources.flatMap((source) => {
    const { isPart } = source;
    const found = asList(byComponent[source.name]).flatMap((example): Example[] => {
      if (!isMapping(example) || typeof example.name !== 'string') {
        report(`${path}: each example of ${source.name} needs a name.`);
        return [];
      }
      const { name, props = {}, entry, within, ...rest } = example;
      for (const key of Object.keys(rest))
        report(`${path}: "${key}" of "${name}" is not known; the fields are name, props, entry and within.`);
      return [
        {
          id: `${idOfName(source.name)}/${idOfName(name)}`,
          name,
          component: source.name,
          props: isMapping(props) ? props : {},
          ...(typeof entry === 'string' ? { entry } : {}),
          ...(typeof within === 'string' ? { within } : {}),
          layouts: known,
          place: place ?? 'main',
        },
      ];
    });
    if (found.length === 0 && isPart) return [];
    if (found.length === 0) report(`${path} has no example of ${source.name}. Add one below examples: ${source.name}:`);
    return [{ ...shownOf(source), examples: found }];
  });
}

function shownOf({ isPart: _, asyncAt: __, ...source }: Source): Omit<Documented, 'examples'> {
  return source;
}

/** Returns a folder and those below it, sorted. */
function foldersOf(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => [`${folder}/${entry.name}`, ...foldersOf(root, `${folder}/${entry.name}`)]);
}

/** Returns the components that a folder exports; of an island only the island, by the folder's name. */
function sourcesIn(root: string, folder: string): Source[] {
  const isIsland = folder.startsWith('templates/islands/');
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.tsx'));
  const hasIndex = files.includes('index.tsx');
  return files.sort(indexFirst).flatMap((file) => {
    const source = `${folder}/${file}`;
    const text = textReader(root)(source) ?? '';
    const pattern = isIsland
      ? /^export default (?:async )?function (\w+)/gm
      : /^export (?:async )?function ([A-Z]\w*)/gm;
    return [...text.matchAll(pattern)].map(({ 0: written, 1: exported = '', index }) => ({
      name: isIsland ? (folder.split('/').at(-1) ?? exported) : exported,
      source,
      isIsland,
      sentence: commentBefore(text, index),
      ...(written.includes('async ') ? { asyncAt: lineAndColumn(text, index).line } : {}),
      isPart: hasIndex && file !== 'index.tsx',
    }));
  });
}

function indexFirst(a: string, b: string): number {
  return Number(b === 'index.tsx') - Number(a === 'index.tsx') || (a < b ? -1 : 1);
}

/** Returns the words of the documentation comment that ends where the code at an offset begins. */
function commentBefore(text: string, offset: number): string {
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, offset))?.[1] ?? '';
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function readMapping(
  file: string,
  path: string,
  { report, refuse }: Pick<Reading, 'report' | 'refuse'>,
): Record<string, unknown> {
  const text = readFileSync(file, 'utf8');
  try {
    const data = parseYaml(text);
    if (isMapping(data)) return data;
    report(`${path} holds no examples.`);
  } catch (error) {
    if (!(error instanceof YamlProblem)) throw error;
    for (const { message, hint = '', at } of error.problems) {
      const { line, column } = lineAndColumn(text, at && 'offset' in at ? at.offset : 0);
      refuse(`${path}:${line}:${column}: ${message} ${hint}`.trim());
    }
  }
  return {};
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Writes the name of a component as its folder: `EntryCard` → `entry-card`. */
function idOfName(name: string): string {
  return idOfWords(name.replace(/([a-z])([A-Z])/g, '$1-$2'));
}
