/** Endings of files that web servers run as programs, or in which they run what is between marks. */
const endings = [
  'php\\d*|ph(ar|ps|t|tml)|hphp', // PHP
  'f?cgi|fpl|p[lm]|pyc?|rb|sh|bash|lua|tcl|[pw]sgi|bat|cmd|ps1', // programs of the system
  'shtml?|stm|ssi', // server-side includes
  'as(a|ax|cx|hx|mx|p|px)|axd|cshtml|vbhtml|svc|rem|soap', // ASP
  'jsp[fx]?|jsw|jsv|jspa', // Java
  'cfml?|cfc', // ColdFusion
  'r?erb|rhtml', // Ruby
  'asis|var', // Apache: files that hold their own headers, maps of types
].join('|');

/**
 * Finds an ending anywhere in a name: Apache looks at each (`x.php.jpg`), and Windows leaves out what follows (`x.php.`,
 * `x.asp;.jpg`). Servers run what is in a folder of such a name too.
 */
const runnable = new RegExp(`\\.(?:${endings})(?=[./;: ]|$)`, 'i');

/** Files and folders that web servers read as their settings, in any folder, or in which they run every file. */
const settings = /(?:^|\/)(?:(?:web\.config|php\.ini|staticwebapp\.config\.json)(?=[. ]*$)|cgi-bin\/|web-inf\/)/i;

/** Returns what web servers run in a path: an ending, or a folder; or the file that they read as their settings. */
export function findServerFile(path: string): { runs: string } | { reads: string } | undefined {
  const [ending] = runnable.exec(path) ?? [];
  if (ending !== undefined) return { runs: ending };
  const [found] = settings.exec(path) ?? [];
  if (found === undefined) return undefined;
  const name = found.replace(/^\//, '');
  return name.endsWith('/') ? { runs: name } : { reads: name };
}
