import type { EntryKind } from '../../authoring/define.ts';
import { slugify } from '../../authoring/values/slug.ts';
import type { Problem } from '../../model/diagnostic.ts';
import { missingLanguageId } from '../../model/diagnostics/follow-ups.ts';
import { didYouMean } from '../../model/diagnostics/suggest.ts';
import type { EntryFolder } from './entry-folder.ts';
import { type Findings, makeFindings } from './findings.ts';

/** Reports a folder whose name is no id. References to the id that it should have are not reported. */
export function reportWrongId({ ref, folder, id, files, refs }: EntryFolder): Findings {
  const meant = `${folder}/${slugify(id)}`;
  const isFree = meant !== `${folder}/` && !refs.has(meant);
  const problem: Problem = {
    code: 'unknown-folder',
    severity: 'error',
    message: `The folder name "${id}" is no id.`,
    hint: `${isFree ? `Rename it to ${slugify(id)}: an id has` : 'Name the folder with'} lower-case letters a–z, digits and single hyphens.`,
  };
  return makeFindings({ broken: isFree ? [meant] : [], problems: [[files[0]?.path ?? ref, problem]] });
}

/** Reports an entry without its facts file, at a YAML file with another name if it has one. */
export function reportMissingFacts({ ref, files }: EntryFolder, name: string, kinds: readonly EntryKind[]): Findings {
  const factsPath = `${ref}/${name}`;
  const other = files.find((file) => file.path.endsWith('.yaml') || file.path.endsWith('.yml'));
  const problem: Problem = {
    code: 'missing-facts',
    severity: 'error',
    message: `${ref} has no ${name}.`,
    hint: other ? explainMove(other.path, factsPath, kinds) : `Add ${factsPath} with the facts of this entry.`,
  };
  return makeFindings({ broken: [ref], problems: [[other?.path ?? files[0]?.path ?? ref, problem]] });
}

/** Returns the hint for a facts file with a wrong name: to move it, if entries of another folder use this name. */
function explainMove(path: string, factsPath: string, kinds: readonly EntryKind[]): string {
  const [folder, id, name] = path.split('/');
  const kind = kinds.find((one) => `${one.file}.yaml` === name && one.folder !== folder);
  return kind
    ? `A ${name} belongs in ${kind.folder}/: move the folder to ${kind.folder}/${id}/.`
    : `Rename ${path} to ${factsPath}.`;
}

/** Reports an entry that has no words in any language. */
export function reportMissingWords(ref: string, locales: readonly string[]): Problem {
  return {
    code: 'missing-words',
    severity: 'error',
    message: `${ref} has no words in any language.`,
    hint: `Add ${locales.map((locale) => `${ref}/${locale}.md`).join(', ')}.`,
  };
}

/** Reports words in a language that the site does not have. `meant` is the locale that the name resembles. */
export function reportUnknownLocale(locale: string, meant: string | undefined, locales: readonly string[]): Problem {
  const isSame = locale.toLowerCase() === meant;
  return {
    code: 'unknown-locale',
    severity: 'error',
    message: `"${locale}" is not a language of this site.`,
    hint: isSame
      ? `Rename it to ${meant}.md.`
      : (didYouMean(locale, locales) ?? `Its languages are: ${locales.join(', ')}.`),
    ...(isSame ? {} : { followsFrom: missingLanguageId(locale) }),
  };
}

/** Reports a file that no entry can have. */
export function reportStrayFile(path: string, hint: string): Problem {
  return {
    code: 'unknown-folder',
    severity: 'error',
    message: `The build does not know what to do with ${path}.`,
    hint,
  };
}
