import { compressedEndings } from '../model/files/compressed.ts';

/** The files of rules that hosts read in the published folder, beside dotfiles. */
export const ruleFiles: readonly string[] = ['_headers', '_redirects'];

/** The dotfiles that hosts read in the published folder. */
export const ruleDotfiles: readonly string[] = ['.assetsignore', '.htaccess'];

/** The only folder whose name begins with a dot and that visitors may read. */
export const publicDotFolder = '.well-known';

const copyEndings = ['br', 'gz'];

/** The ends of the paths of compressed copies, such as `.html.br`. Hosts send a copy in place of its file only. */
export const copiesOfFiles: readonly string[] = compressedEndings.flatMap((ending) =>
  copyEndings.map((copy) => `.${ending}.${copy}`),
);

/**
 * Parts of expressions for the files of the published folder that a host must not serve: dotfiles, the names of rule
 * files after `_`, the endings of compressed copies.
 */
export const unpublished = {
  dotfile: `\\.(?!${publicDotFolder.slice(1)}/)`,
  rules: ruleFiles.map((name) => name.slice(1)).join('|'),
  copies: copyEndings.join('|'),
};

/** The files of the published folder that a host must not serve, as globs. */
export const unpublishedGlobs: readonly string[] = [
  `**/.!(${publicDotFolder.slice(1)})`,
  ...ruleFiles,
  ...copyEndings.map((ending) => `**/*.${ending}`),
];

const isCopyName = new RegExp(`\\.(${unpublished.copies})$`);

/** Returns the path of the file that a compressed copy is of, by its name: `a.html` of `a.html.br`. */
export function originalOfCopy(path: string): string | undefined {
  return isCopyName.test(path) ? path.replace(isCopyName, '') : undefined;
}
