import type { SchemaFile } from './schema-files.ts';

/** Sets which schema is for which files in a workspace's settings, and keeps every other setting → the new text. */
export function withSchemaSettings(
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
