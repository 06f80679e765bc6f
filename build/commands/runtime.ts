import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../model.ts';
import { parseYaml } from '../read/yaml.ts';

/** Reads which runtime islands have: it is needed to compile the templates, before the content is read. */
export function readRuntime(contentFolder: string): SiteConfig['runtime'] {
  const path = join(contentFolder, 'site.yaml');
  if (!existsSync(path)) return 'preact';
  try {
    const data = parseYaml(readFileSync(path, 'utf8')) as { runtime?: unknown } | null;
    return data?.runtime === 'react' ? 'react' : 'preact';
  } catch {
    return 'preact';
  }
}
