import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { staticFolderOf } from '../model/files/folders.ts';
import type { Templates } from '../model/templates.ts';
import { readContent } from '../pipeline/read/source.ts';
import { readStatics } from '../pipeline/read/statics.ts';
import { listKinds, menuNamesOf } from '../pipeline/templates/load.ts';
import { collectInventory, contentLists } from './editors/content-lists.ts';
import { makeSchemaFiles, type SchemaFile } from './editors/schema-files.ts';
import type { Options } from './options/options.ts';
import { displayPath } from './project/display-path.ts';
import { openProject } from './project/project.ts';
import { replaceFiles } from './project/replace-files.ts';

const schemaFolder = '.schemas';

/** Runs `schemas`: writes what editors check and complete with → the exit code. */
export async function runSchemas(options: Options): Promise<number> {
  const templates = await openProject(options).loadTemplates();
  const files = schemasOf(options.content, templates);
  const changed = writeSchemas(options.siteFolder, files);
  process.stdout.write(
    changed.length === 0
      ? `${files.length} schemas in ${schemaFolder}/ are as they should be.\n`
      : `${changed.map((path) => `${path}\n`).join('')}${changed.length} of ${files.length + 1} files changed; commit them.\n`,
  );
  return 0;
}

/** Makes the schemas for a content folder, which may have been read. */
export function schemasOf(
  contentFolder: string,
  templates: Pick<Templates, 'pageTypes' | 'dataKinds' | 'site' | 'layouts'>,
  { files, pictures } = readContent(contentFolder),
): SchemaFile[] {
  const statics = readStatics(staticFolderOf(contentFolder), new Map()).keys();
  return makeSchemaFiles({
    kinds: listKinds(templates),
    menuNames: menuNamesOf(templates),
    inventory: collectInventory({ files, statics, pictures: pictures.keys() }),
  });
}

/** Writes schemas and the workspace's settings where they differ, removes schemas that are no more → what changed. */
export function writeSchemas(root: string, files: readonly SchemaFile[]): string[] {
  const folder = join(root, schemaFolder);
  mkdirSync(folder, { recursive: true });
  const names = new Set(files.map(({ path }) => path));
  const changed: string[] = [];
  for (const name of readdirSync(folder).sort()) {
    if (names.has(name)) continue;
    rmSync(join(folder, name));
    changed.push(`${schemaFolder}/${name} (removed)`);
  }
  const write = (path: string, text: string) => {
    if (existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8') === text) return;
    replaceFiles(root, [[path, text]]);
    changed.push(path);
  };
  for (const { path, schema } of files) write(`${schemaFolder}/${path}`, printSchema(schema));
  const settings = join(root, '.vscode', 'settings.json');
  const before = existsSync(settings) ? readFileSync(settings, 'utf8') : '{}';
  write('.vscode/settings.json', withSchemaSettings(before, { files, folder: schemaFolder }));
  return changed;
}

/** Renews the lists of what there is, where the project's own content has changed → the paths of the files that changed. */
export function refreshLists(
  { siteFolder, content }: Pick<Options, 'siteFolder' | 'content'>,
  templates: Templates,
): string[] {
  const name = `${schemaFolder}/${contentLists}`;
  const path = join(siteFolder, name);
  if (content !== join(siteFolder, 'content') || !existsSync(path)) return [];
  const lists = schemasOf(content, templates).find((file) => file.path === contentLists);
  const text = lists && printSchema(lists.schema);
  if (text === undefined || text === readFileSync(path, 'utf8')) return [];
  replaceFiles(siteFolder, [[name, text]]);
  return [displayPath(path)];
}

function printSchema(schema: SchemaFile['schema']): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** Sets which schema is for which files in a workspace's settings, and keeps every other setting → the new text. */
function withSchemaSettings(
  text: string,
  { files, folder }: { files: readonly Pick<SchemaFile, 'path' | 'files'>[]; folder: string },
): string {
  const settings: Record<string, unknown> = JSON.parse(text);
  const schemas = Object.fromEntries(
    files.flatMap(({ path, files: patterns }) => {
      const yaml = patterns.filter((pattern) => pattern.endsWith('.yaml')).map((pattern) => `content/${pattern}`);
      return yaml.length > 0 ? [[`./${folder}/${path}`, yaml]] : [];
    }),
  );
  return `${JSON.stringify({ ...settings, 'yaml.schemas': schemas }, null, 2)}\n`;
}
