import { picturePath, staticPicture } from '../../formats/pictures/path.ts';
import { parsePictureKey } from '../../formats/pictures/read.ts';
import { atStart } from '../../model/diagnostic.ts';
import type { Finding } from '../../model/finding.ts';
import type { StrictInput } from './input.ts';
import { collectLinkedPaths } from './page-links.ts';

/** Finds static files and pictures that nothing names. Programs request those at the root and in `.well-known/`. */
export function checkUnusedFiles(input: StrictInput): Finding[] {
  const shown = shownPictures(input);
  return [...unusedStatics(input, shown), ...unusedPictures(input, shown)];
}

/** Returns the paths of the pictures that pages show, from the content folder. */
function shownPictures({ reads, site }: StrictInput): Set<string> {
  return new Set(
    [...reads].flatMap((key) => {
      const read = parsePictureKey(key);
      return read ? [picturePath(site.pictures, read.ref, read.written)] : [];
    }),
  );
}

function unusedStatics(input: StrictInput, shown: ReadonlySet<string>): Finding[] {
  const linked = collectLinkedPaths(input);
  const unread = [...input.site.statics.keys()].filter((path) => {
    if (!path.includes('/') || path.startsWith('.well-known/') || shown.has(staticPicture(path))) return false;
    return (
      ![...input.site.config.locales.map(({ id }) => id), ''].some((locale) =>
        input.reads.has(`asset|${locale}|${path}`),
      ) && !linked.has(`/${path}`)
    );
  });
  if (unread.length === 0) return [];
  const texts = [...input.contentFiles.keys()]
    .filter((path) => path !== 'exceptions.yaml')
    .map((path) => input.readText(path));
  return unread
    .filter((path) => !texts.some((text) => text.includes(path)))
    .map((path) => ({
      subject: path,
      diagnostic: {
        code: 'unused-file',
        severity: 'warning',
        message: `No page shows the file static/${path}, or links to it.`,
        hint: 'Remove it, or name it where it should be shown.',
        // Diagnostics have paths relative to the content folder.
        ...atStart(`../static/${path}`),
      },
    }));
}

/** Finds pictures beside public entries that no page shows. Documents name theirs in their text. */
function unusedPictures({ site, readText, contentFiles }: StrictInput, shown: ReadonlySet<string>): Finding[] {
  const isNamed = (path: string) => {
    const [folder, name = ''] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)];
    return [...contentFiles.keys()].some((file) => file.startsWith(`${folder}/`) && readText(file).includes(name));
  };
  return [...site.pictures.keys()]
    .filter(
      (path) =>
        !path.startsWith('../') && !shown.has(path) && !site.unpublished.has(path.slice(0, path.lastIndexOf('/'))),
    )
    .filter((path) => !isNamed(path))
    .map((path) => ({
      subject: path,
      diagnostic: {
        code: 'unused-file',
        severity: 'warning',
        message: `No page shows the picture ${path}.`,
        hint: 'Remove it, or name it in the text or in a field of its entry.',
        ...atStart(path),
      },
    }));
}
