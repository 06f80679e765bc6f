export interface CompileOptions {
  /** The generator's folder: its packages are the templates' packages. */
  root: string;
  /** The folder of the site that has `templates/` and `client/`. */
  siteFolder: string;
  /** The content folder; `content/` of the site unless given. Places of mistakes are named from it. */
  contentFolder?: string;
  /** An ignored folder for what is compiled. */
  cache: string;
  runtime: 'preact' | 'react';
  /**
   * Sources with mistakes, as paths from the site's folder: their exports fail when they are used. If this list is
   * given, even an empty one, styles are not checked.
   */
  broken?: ReadonlySet<string>;
}
