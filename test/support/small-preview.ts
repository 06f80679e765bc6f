import { join } from 'node:path';
import { parseOptions } from '../../build/commands/options/options.ts';
import { startPreview } from '../../build/preview/preview.ts';
import type { ShownProblem } from '../../build/preview/problems.ts';
import { root } from './project.ts';
import { buildDate } from './site.ts';
import type { SiteCopy } from './small-site.ts';

/** A preview of a copy of the small site. */
export interface SmallPreview {
  url: string;
  /** Where the mock of the forms API keeps what it receives. */
  messages: string;
  text: (path: string) => Promise<string>;
  problems: () => Promise<ShownProblem[]>;
  /** Returns the codes of the problems. */
  codes: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/** Starts a preview of a copy of the small site on a free port, with further arguments; `log` gets its lines. */
export async function previewSmall(
  { site }: Pick<SiteCopy, 'site'>,
  { args = [], log = () => {} }: { args?: readonly string[]; log?: (line: string) => void } = {},
): Promise<SmallPreview> {
  const options = parseOptions(['preview', '--site', site, '--port', '0', '--date', buildDate, ...args], root);
  const preview = await startPreview(options, log);
  const ask = (path: string) => fetch(preview.url + path);
  const problems = async () => (await (await ask('/_preview/problems')).json()) as ShownProblem[];
  return {
    url: preview.url,
    messages: join(options.cache, 'forms'),
    text: async (path) => (await ask(path)).text(),
    problems,
    codes: async () => (await problems()).map(({ code }) => code),
    stop: () => preview.stop(),
  };
}
