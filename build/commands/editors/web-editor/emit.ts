import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { EntryKind } from '../../../authoring/define.ts';
import { digestOf } from '../../../model/files/digest.ts';
import { escapeXml } from '../../../model/files/escape-xml.ts';
import type { OutputFile } from '../../../model/output.ts';
import type { Site } from '../../../model/site.ts';
import type { ParsedFile } from '../../../model/source-file.ts';
import { fieldsOfData } from '../../../model/struct/mapping.ts';
import { collectInventory } from '../content-lists.ts';
import { makeEditorData } from './data.ts';
import { emitPackages } from './packages.ts';

/** The address of the web editor in the site. */
const editorPath = 'editor/';

/** Makes the files of the web editor: its page, Sveltia CMS as its package has it, and the data it is configured with. */
export async function emitWebEditor(input: {
  site: Site;
  kinds: readonly EntryKind[];
  files: ReadonlyMap<string, ParsedFile>;
  /** The folder of the cache, which has the CMS once it was asked for. */
  cache: string;
}): Promise<OutputFile[]> {
  const { site, kinds, files, cache } = input;
  const inventory = collectInventory({ files, statics: site.statics.keys(), pictures: site.pictures.keys() });
  const pageTypes = new Map<string, string>();
  for (const { path, data } of files.values()) {
    const [, ref] = /^(pages\/[^/]+)\/page\.yaml$/.exec(path) ?? [];
    const { type } = fieldsOfData(data);
    if (ref !== undefined && typeof type === 'string') pageTypes.set(ref, type);
  }
  const data = makeEditorData({ site, kinds, inventory, pageTypes });
  return [
    text('index.html', page(site.config.name)),
    text('data.json', JSON.stringify(data)),
    text('start.css', style),
    text('start.js', await bundleStart()),
    ...emitPackages(editorPath, cache),
  ];
}

function text(name: string, contents: string): OutputFile {
  return { area: 'site', path: editorPath + name, digest: digestOf(contents), contents: () => contents };
}

function page(name: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    `<title>${escapeXml(name)} editor</title>`,
    '<link rel="stylesheet" href="start.css">',
    '<script src="start.js" defer></script>',
    '<script src="sveltia-cms.js" defer></script>',
    '<details><summary>Begin an entry</summary><form>',
    '<label>Kind <select></select></label>',
    '<label>Title in the default language <input required maxlength="110"></label>',
    '<button>Begin</button>',
    '</form></details>',
    '<div id="nc-root"></div>',
    '</html>',
    '',
  ].join('\n');
}

const style = [
  'details { position: fixed; z-index: 10; inset: auto 1rem 1rem auto; padding: 0.5rem 1rem; border-radius: 0.5rem;',
  '  background: #10261f; color: #fff; font: 0.875rem/1.5 system-ui, sans-serif; }',
  'summary { cursor: pointer; }',
  'form, label { display: grid; gap: 0.25rem; margin-block: 0.5rem; }',
  'select, input, button { font: inherit; padding: 0.375rem 0.5rem; }',
  '',
].join('\n');

async function bundleStart(): Promise<string> {
  const { build } = await import('esbuild');
  const root = dirname(createRequire(import.meta.url).resolve('esbuild/package.json'));
  const { outputFiles } = await build({
    entryPoints: [join(root, '../../build/commands/editors/web-editor/start.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: ['es2022'],
    minify: true,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
