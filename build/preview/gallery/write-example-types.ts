import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseYaml } from '../../formats/yaml/parse.ts';
import { fieldsOfData } from '../../model/struct/mapping.ts';
import { writeExampleTypes } from './example-types.ts';
import { readExamples } from './examples.ts';

/**
 * Writes the examples of a site as TypeScript below a folder, each beside the name of its `examples.yaml`, for the compiler
 * to check. The folder has nothing else afterwards. Returns what cannot be checked, each with its file and line.
 */
export function layOutExampleTypes({ root, site, folder }: { root: string; site: string; folder: string }): string[] {
  const { defaultLocale } = fieldsOfData(parseYaml(readFileSync(join(site, 'content/site.yaml'), 'utf8')));
  const { documented, refused } = readExamples(site);
  const components = new Map(
    documented.map(({ name, source, isIsland }) => [name, { path: join(site, source), isDefault: isIsland }]),
  );
  rmSync(folder, { recursive: true, force: true });
  for (const path of new Set(documented.map(({ source }) => `${dirname(source)}/examples.yaml`))) {
    // The suite "components" asks for examples of each component; a site without that suite need not have them.
    if (!existsSync(join(site, path)) || refused.some((problem) => problem.startsWith(`${path}:`))) continue;
    const code = writeExampleTypes({
      yaml: readFileSync(join(site, path), 'utf8'),
      components,
      helpers: join(root, 'build/preview/gallery/example-helpers.ts'),
      defaultLocale: String(defaultLocale),
    });
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, `${path}.ts`), code);
  }
  return refused;
}
