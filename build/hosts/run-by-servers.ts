/** Endings of files that Apache runs as programs wherever they are in a name: it looks at each (`x.php.jpg`). */
const anywhere = [
  'php\\d*|ph(ar|pt|ps|t|tml?)|pgif|hphp', // PHP
  'f?cgi|fcg|fpl|psp|py[cow]?|rb[wx]?|[ckz]?sh|bash|lua|tcl|[pw]sgi', // programs of the system
  'shtml?|stm|ssi', // server-side includes
  'r?erb|rhtml', // Ruby
].join('|');

/** Endings that servers run at the end of a name. Others have them in its middle: `.pl` is Polish, `Acme.Inc.pdf` a company. */
const atEnd = [
  'plx?|ppl|perl|pm|inc|bat|cmd|ps1',
  'asis|var|imap', // Apache: files that hold their own headers, maps of types, maps of pictures
  'as(a|ax|cx|hx|mx|p|px|pq)|axd|cshtml?|vbhtml?|dll|svc|rem|soap|vsdisco|xamlx|xoml|cer|cdx|htr|idc', // ASP
  'jsp[fx]?|jsw|jsv|jspa|jhtml|jws', // Java
  'adp|dbm|lasso|ssjs|xsp|yaws', // other servers
  'cfml?|cfc', // ColdFusion
].join('|');

/**
 * Finds an ending of a program. Windows ignores what follows a dot, a blank or a semicolon, and so runs `x.php.` and
 * `x.asp;.jpg`. Some servers also run every file of a folder with such a name: `x.asp/photo.jpg`.
 */
const runnable = new RegExp(
  `\\.(?:${anywhere})(?=[./;: ]|$)|\\.(?:${atEnd})(?=[. ]*$|[;:])|\\.(?:as[ap]|cer|cdx)(?=/)`,
  'i',
);

/** Files and folders that web servers read as their settings, in any folder, or in which they run every file. */
const settings =
  /(?:^|\/)(?:(?:web\.config|php\.ini|config\.ru|passengerfile\.json|staticwebapp\.config\.json)(?=[. ]*$)|(?:f?cgi-(?:bin|local|win)|htbin|web-inf|meta-inf|app_(?:browsers|code|data|(?:global|local)resources|themes|webreferences))\/)/i;

/** Returns what web servers run in a path: an ending, or a folder; or the file that they read as their settings. */
export function findServerFile(path: string): { runs: string } | { reads: string } | undefined {
  const [ending] = runnable.exec(path) ?? [];
  if (ending !== undefined) return { runs: ending };
  const [found] = settings.exec(path) ?? [];
  if (found === undefined) return undefined;
  const name = found.replace(/^\//, '');
  return name.endsWith('/') ? { runs: name } : { reads: name };
}
