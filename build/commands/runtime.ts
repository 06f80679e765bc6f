import type { SiteConfig } from '../model/config.ts';
import { textReader } from '../read/text-reader.ts';
import { parseYaml } from '../yaml/parse.ts';

/** Reads which runtime islands have: it is needed to compile the templates, before the content is read. */
export function readRuntime(contentFolder: string): SiteConfig['runtime'] {
  const text = textReader(contentFolder)('site.yaml');
  if (text === undefined) return 'preact';
  try {
    const data = parseYaml(text) as { runtime?: unknown } | null;
    return data?.runtime === 'react' ? 'react' : 'preact';
  } catch {
    return 'preact';
  }
}
