import type { Diagnostic } from '../../model/diagnostic.ts';
import { commands } from '../options/option-table.ts';
import type { Options } from '../options/options.ts';
import { shellPath } from './display-path.ts';

type SiteFolders = Pick<Options, 'root' | 'siteFolder'>;

/** A command in a message or hint: `npm run check`, `npm run routes -- --record`. `new -- site` writes another site. */
const commandLine = new RegExp(`npm run (${[...commands, 'typecheck'].join('|')})\\b(?! -- site )(?: --(?= ))?`, 'g');

/** Returns a text in which each command works on the site of this command: `npm run check -- --site ../my-site`. */
export function nameSite(text: string, { root, siteFolder }: SiteFolders): string {
  if (siteFolder === root) return text;
  return text.replace(commandLine, `npm run $1 -- --site ${shellPath(siteFolder)}`);
}

/** Returns diagnostics with `nameSite` in their messages and hints. Stages do not know where the site is. */
export function nameSiteIn(diagnostics: readonly Diagnostic[], folders: SiteFolders): readonly Diagnostic[] {
  if (folders.siteFolder === folders.root) return diagnostics;
  return diagnostics.map(({ message, hint, ...rest }) => ({
    ...rest,
    message: nameSite(message, folders),
    ...(hint === undefined ? {} : { hint: nameSite(hint, folders) }),
  }));
}
