/**
 * Files that systems and programs leave in a folder without being asked, by the name of the file or of a folder above
 * it. They are no content and no output: reading, watching, change scanning, checks and writing leave them out alike.
 */
const ignoredNames: readonly RegExp[] = [
  // File managers: macOS, Windows, KDE.
  /^\.DS_Store$/,
  /^\._/,
  /^\.(AppleDouble|Spotlight-V100|Trashes|fseventsd|directory)$/,
  /^Icon\r$/,
  /^(Thumbs|ehthumbs)\.db$/i,
  /^desktop\.ini$/i,
  // Version control, and what it leaves after a merge.
  /^\.(git|gitignore|gitattributes|gitkeep|gitmodules|svn|hg)$/,
  /\.(orig|rej)$/,
  // Swap, lock and backup files: Vim, Emacs, Kate, gedit, JetBrains, LibreOffice, Word.
  /^\..+\.sw[a-z]$/,
  /^4913$/,
  /^\.#/,
  /^#.*#$/,
  /~$/,
  /\.bak$/,
  /^\..+\.kate-swp$/,
  /^\.goutputstream-/,
  /___jb_(tmp|old)___$/,
  /^\.~lock\./,
  /^~\$/,
  /^\.(vscode|idea)$/,
  // File systems: what a repair found, and files that were removed while a program had them open.
  /^lost\+found$/,
  /^\.(nfs|fuse_hidden)/,
];

/** Files directly in the content folder that explain it to people. */
export const instructionFiles: readonly string[] = ['README.md', 'WRITING.md', 'TRANSLATING.md', 'GLOSSARY.md'];

/**
 * Returns whether a path, relative to its folder and with `/`, is of a file that a system or an editor has left there.
 */
export function isIgnoredFile(path: string): boolean {
  return path.split('/').some(isIgnoredName);
}

/** Returns whether a system or an editor gives files or folders this name. */
export function isIgnoredName(name: string): boolean {
  return ignoredNames.some((pattern) => pattern.test(name));
}

/** Returns whether a path is in the data of a version control system, which nobody means to publish. */
export function isRepository(path: string): boolean {
  return path.split('/').some((name) => /^\.(git|svn|hg)$/.test(name));
}

/** Finds the first part of a path that is hidden → the path up to it: `a/.env/b` → `a/.env`. */
export function hiddenPartOf(path: string): string | undefined {
  return /^(?:.*?\/)?\.[^/]*/.exec(path)?.[0];
}

/** Returns whether a path has a name of the content's files: a folder of such a name is a mistake. */
export function isNamedAsFile(path: string): boolean {
  return /\.(ya?ml|md|txt)$/i.test(path);
}
