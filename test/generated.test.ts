import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { schemasOf, writeSchemas } from '../build/commands/schemas.ts';
import { formatChangeLedger, parseChangeLedger } from '../build/model/change-ledger.ts';
import { catalogue } from '../build/model/diagnostic-codes.ts';
import { recordAddresses } from '../build/pipeline/build.ts';
import {
  formatConfirmed,
  formatWords,
  parseConfirmed,
  parseWords,
  splitConfirmed,
} from '../build/translations/freshness/confirmed.ts';
import { codesPage, describeCodes } from '../scripts/codes.mjs';
import { inTemporaryFolder, projectTemplates, root } from './support/project.ts';
import { filesBelow, sitesFolder } from './support/site.ts';

/** Files in git that a command writes. */
interface Generated {
  command: string;
  /** Matches their paths. */
  paths: RegExp;
  /** Writes them again, into a folder that has nothing else, from what they are made of. */
  write: (paths: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

const generated: Generated[] = [
  {
    command: 'npm run schemas',
    paths: /^\.schemas\/|^\.vscode\/settings\.json$/,
    write: async () => {
      const files = schemasOf(join(root, 'content'), await projectTemplates());
      return inTemporaryFolder((folder) => {
        // Settings that are no schemas stay.
        mkdirSync(join(folder, '.vscode'));
        cpSync(join(root, '.vscode/settings.json'), join(folder, '.vscode/settings.json'));
        writeSchemas(folder, files);
        return new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
      });
    },
  },
  {
    command: 'npm run codes',
    paths: /^build\/model\/diagnostics\/README\.md$/,
    write: async () => new Map([[codesPage, describeCodes(catalogue, sitesFolder)]]),
  },
  {
    command: 'npm run routes -- --record',
    paths: /(^|\/)content\/(addresses|changes)\.txt$/,
    write: async (paths) =>
      rewrite(paths, (text, path) => {
        if (path.endsWith('addresses.txt')) return recordAddresses(text, []);
        const pages = [...parseChangeLedger(text)].flatMap(([page, changes]) =>
          changes.map((change) => [page, change] as const),
        );
        return formatChangeLedger(pages);
      }),
  },
  {
    command: 'npm run translations -- confirm',
    paths: /^content\/translations\//,
    write: async (paths) =>
      rewrite(paths, (text, path) => {
        if (path.endsWith('source-words.txt')) return formatWords(parseWords(text));
        const resources = [...splitConfirmed(text)].map(
          ([resource, lines]) => [resource, parseConfirmed(lines)] as const,
        );
        return formatConfirmed(new Map(resources), /([^/]+)\.txt$/.exec(path)?.[1] ?? '');
      }),
  },
];

const tests = suite('generated files');

for (const { command, paths, write } of generated)
  tests(`what ${command} writes is in git as it writes it`, async () => {
    const committed = listCommitted().filter((path) => paths.test(path));
    const expected = await write(committed);
    const stale = [...new Set([...committed, ...expected.keys()])].filter(
      (path) => expected.get(path) !== readIfThere(path),
    );
    assert.is(stale.join('\n'), '', `Run ${command}, and commit what it writes: ${stale.slice(0, 5).join(', ')}`);
  });

tests('each file in git that says that a command writes it is compared here', () => {
  const says = /^(?:#|<!--|\/\/).*Written by: npm run|^`npm run \w+` writes this page/m;
  const unknown = listCommitted().filter(
    (path) =>
      /\.(txt|md|json|yaml|ts|mjs|css)$/.test(path) &&
      says.test((readIfThere(path) ?? '').slice(0, 1000)) &&
      !generated.some(({ paths }) => paths.test(path)),
  );
  assert.equal(unknown, [], 'Add it to the list of this suite.');
});

tests.run();

function rewrite(paths: readonly string[], write: (text: string, path: string) => string): Map<string, string> {
  return new Map(paths.map((path) => [path, write(readIfThere(path) ?? '', path)]));
}

/** Lists the files in git, those of fixture sites not; in a copy without history, what there is of the same folders. */
function listCommitted(): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--', ':!test/sites'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  } catch {
    return ['.schemas', '.vscode', 'content/translations', dirname(codesPage)].flatMap((folder) =>
      filesBelow(join(root, folder)).map((path) => `${folder}/${path}`),
    );
  }
}

function readIfThere(path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}
