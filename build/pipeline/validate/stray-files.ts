import type { EntryKind } from '../../authoring/define.ts';
import type { Problem } from '../../model/diagnostic.ts';
import { missingFileId } from '../../model/diagnostics/follow-ups.ts';
import { didYouMean, findClosest } from '../../model/diagnostics/suggest.ts';
import type { ParsedFile } from '../../model/source-file.ts';

/** The content's own files, directly in it. */
const singles = [
  'site.yaml',
  'routes.yaml',
  'redirects.yaml',
  'navigation.yaml',
  'exceptions.yaml',
  'addresses.txt',
  'changes.txt',
  'README.md',
  'GLOSSARY.md',
];

/** Files and folders at the top of the content that it does not have. */
interface StrayFiles {
  problems: [path: string, problem: Problem][];
  /** Paths that stray files seem to be meant to have. */
  meant: Set<string>;
  /** Paths of files in folders that belong to no kind. */
  misplaced: string[];
}

/** Finds files and folders that the content does not have, each folder once → what is wrong, and what was meant. */
export function findStrayFiles(files: ReadonlyMap<string, ParsedFile>, kinds: readonly EntryKind[]): StrayFiles {
  const folders = [...new Set(['strings', 'forms', 'translations', ...kinds.map((kind) => kind.folder)])].sort();
  const stray: StrayFiles = { problems: [], meant: new Set(), misplaced: [] };
  const byFolder = new Map<string, string[]>();
  for (const path of files.keys()) {
    const [top = ''] = path.split('/');
    if (top === 'forms' && path.includes('/')) stray.problems.push(...strayForm(path, files, stray.meant));
    else if (path.includes('/') && !folders.includes(top)) byFolder.set(top, [...(byFolder.get(top) ?? []), path]);
    else if (!path.includes('/') && !singles.includes(path)) stray.problems.push([path, strayFile(path, files)]);
  }
  for (const [top, paths] of byFolder) {
    stray.misplaced.push(...paths);
    const folder = folderOf(paths, kinds) ?? findClosest(top, folders);
    const meant = folder === undefined ? [] : paths.map((path) => folder + path.slice(top.length));
    for (const path of meant) if (!files.has(path)) stray.meant.add(path);
    stray.problems.push([
      paths[0] ?? top,
      {
        code: 'unknown-folder',
        severity: 'error',
        message: `"${top}" is not a folder of the content.`,
        hint:
          folder === undefined
            ? `The content has: ${folders.join(', ')}.`
            : `Did you mean "${folder}"?${nameEmptyKinds(folder, files, kinds)}`,
        ...(folder === undefined ? {} : { causes: missingFileId(`${folder}/`) }),
      },
    ]);
  }
  return stray;
}

/** Names the kinds whose folder has no file: their code may have another name than the content. */
function nameEmptyKinds(folder: string, files: ReadonlyMap<string, ParsedFile>, kinds: readonly EntryKind[]): string {
  if ([...files.keys()].some((path) => path.startsWith(`${folder}/`))) return '';
  const names = kinds.filter((kind) => kind.folder === folder).map(({ name }) => `"${name}"`);
  return names.length === 0 ? '' : ` Or correct the folder of ${names.join(' and ')} in templates/.`;
}

/** Returns the folder whose entries have such facts files: `toolbox` for `guides/honest-devops/guide.yaml`. */
function folderOf(paths: readonly string[], kinds: readonly EntryKind[]): string | undefined {
  const names = new Set(paths.map((path) => path.split('/')[2]));
  return kinds.find(({ file }) => names.has(`${file}.yaml`))?.folder;
}

function strayFile(path: string, files: ReadonlyMap<string, ParsedFile>): Problem {
  const near = findClosest(path, singles);
  return {
    code: 'unknown-folder',
    severity: 'error',
    message: `"${path}" is not a file of the content.`,
    hint: didYouMean(path, singles) ?? `The content has: ${singles.join(', ')}.`,
    ...(near === undefined || files.has(near) ? {} : { causes: missingFileId(near) }),
  };
}

function strayForm(path: string, files: ReadonlyMap<string, ParsedFile>, meant: Set<string>): [string, Problem][] {
  if (/^forms\/[a-z0-9-]+\.yaml$/.test(path)) return [];
  const right = `${path.replace(/\.ya?ml$/i, '').toLowerCase()}.yaml`;
  const isFree = /^forms\/[a-z0-9-]+\.yaml$/.test(right) && !files.has(right);
  if (isFree) meant.add(right);
  return [
    [
      path,
      {
        code: 'unknown-folder',
        severity: 'error',
        message: `The build does not know what to do with ${path}.`,
        hint: isFree
          ? `Rename it to ${right}.`
          : 'A form is a file forms/<id>.yaml; the id has a–z, digits and hyphens.',
      },
    ],
  ];
}
