import type { Encoding } from '../model/config.ts';
import { atStart, type Diagnostic } from '../model/diagnostic.ts';
import type { Redirect } from '../model/route.ts';
import type { ErrorPages } from './error-pages.ts';

export type Header = readonly [name: string, value: string];

/** Headers for the paths that a pattern matches: all (`/*`), those below a folder (`/assets/*`), those with an ending (`/*.md`). */
export interface HeaderRule {
  pattern: string;
  headers: Header[];
}

/** Returns the ending of a pattern such as `/*.md`, with its dot; `undefined` for other patterns. */
export function endingOf(pattern: string): string | undefined {
  return pattern.startsWith('/*.') ? pattern.slice(2) : undefined;
}

export interface HostInput {
  /** The name of the site, as part of an address. */
  name?: string;
  redirects: readonly Redirect[];
  rules: readonly HeaderRule[];
  errorPages: readonly ErrorPages[];
  pages: readonly string[];
  isPage: (address: string) => boolean;
  /** The address of the site: `https://www.company.example` */
  origin?: string;
  /** Whether that is another address than in `site.yaml`: a build has it only with `--origin`. */
  hasOtherOrigin?: boolean;
  /** The languages of the site, and the beginnings of their paths: `fr`, or nothing. */
  locales?: readonly { id: string; prefix: string }[];
  /** The compressed copies in the published folder, which a host of the site sends. */
  sentCopies?: readonly Encoding[];
  /** Whether a host of the site reads `.htaccess` in the published folder. */
  hasHtaccess?: boolean;
  /** The name of the published folder, which is beside that of the hosts' configuration; `dist` by default. */
  publishedFolder?: string;
  /**
   * The folders of the hosts' configuration and of the site's repository, as a shell in the current folder reads them;
   * `dist-hosts` and `.` by default.
   */
  shownFolders?: { hosts: string; root: string };
  /** Reads a file at the root of the site's repository; `undefined` if it cannot be read. */
  readRootFile?: (name: string) => string | undefined;
}

/** A file that a host reads: in the published folder, or in the folder of the hosts' configuration. */
export interface HostFile {
  area: 'site' | 'hosts';
  path: string;
  text: string;
}

export interface Host {
  /** Whether it can serve a site below a path of its host, as `https://company.github.io/site`. */
  servesPaths?: true;
  /**
   * The paths of published files, in lower case, that it runs or reads as its settings. Nobody can publish there, whatever
   * hosts `site.yaml` names: the same folder may be published elsewhere too.
   */
  reserves?: RegExp;
  /** The encodings of the compressed copies that the host sends. The build makes no other copies for it. */
  sendsCopies?: readonly Encoding[];
  /** Writes the host's configuration. Hosts that read the same file write the same text. */
  files: (input: HostInput) => HostFile[];
  /** Reports what exceeds the host's limits, and what visitors get instead. */
  findProblems: (input: HostInput) => HostProblem[];
  /** Lists the host's limits, which do not depend on the content. */
  limits?: (input: HostInput) => HostLimit[];
}

/** What exceeds a limit of a host, and the redirect that does, if it is one. */
export interface HostProblem extends Diagnostic {
  redirect?: Redirect;
}

/** What a host never does, whatever the content is. A site that names the host gets a warning, which it can accept. */
export interface HostLimit {
  /** Its name in `exceptions.yaml`, behind the name of the host. */
  name: string;
  /** What the host does instead, and what visitors get. */
  message: string;
  /** What helps, if anything does. */
  hint?: string;
}

/** Reports that a host cannot do what the site's redirects or headers ask for, and what visitors get instead. */
export function limitProblem(message: string, hint: string, severity: Diagnostic['severity'] = 'error'): Diagnostic {
  return { code: 'host-limit', severity, ...atStart('redirects.yaml'), message, hint };
}
