import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { relativePath } from '../../model/files/relative-path.ts';
import type { Options } from '../options/options.ts';
import { UsageProblem } from '../options/usage-problem.ts';

/** Runs `new -- site FOLDER`: writes the smallest site that builds → the exit code. */
export function runNewSite({ root, words: [, folder, ...more], fields }: Options): number {
  if (folder === undefined) throw new UsageProblem('Give the folder of the new site: npm run new -- site ../my-site');
  const [surplus] = [...more, ...Object.keys(fields).map((name) => `--${name}`)];
  if (surplus !== undefined) throw new UsageProblem(`"${surplus}" is too much: a new site needs only its folder.`);
  const target = resolve(folder);
  checkEmpty(target);
  cpSync(join(root, 'build/commands/starter'), target, { recursive: true });
  // Git keeps no empty folder, so the starter has none.
  mkdirSync(join(target, 'static'));
  writeFileSync(join(target, 'tsconfig.json'), editorConfig(target, root));
  writeFileSync(join(target, '.gitignore'), 'dist\ndist-*\n/translations-*.xlf\n/translations-*.po\n');
  process.stdout.write(
    `${folder} has a new site. npm run preview -- --site ${folder} shows it; npm run build -- --site ${folder} builds it.\n`,
  );
  return 0;
}

/** Throws if a folder has files that a new site could mix with. */
function checkEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new UsageProblem(`${folder} is a file. Give the path of a new folder.`);
  if (readdirSync(folder).length > 0)
    throw new UsageProblem(`${folder} has files. A new site needs a new or an empty folder.`);
}

/** Writes a configuration with which editors resolve `#authoring/…` and packages to this generator. */
function editorConfig(target: string, root: string): string {
  const generator = relativePath(target, root);
  const config = {
    extends: `${generator}/tsconfig.json`,
    compilerOptions: {
      paths: {
        '#authoring/*': [`${generator}/build/authoring/*`],
        '*': [`${generator}/node_modules/@types/*`, `${generator}/node_modules/*`],
      },
      typeRoots: [`${generator}/node_modules/@types`],
    },
    include: ['templates', 'client', `${generator}/build/authoring/*.d.ts`],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
