import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { root } from '../support/project.ts';

/** Documents name only files, folders and tests that exist. */
const documents = suite('documents');

const files = ['build', 'client', 'content', 'scripts', 'templates', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);
const paths = ['README.md', ...files.filter((path) => /^(?!test\/sites\/).*\/[A-Z]+\.md$/.test(path))];

documents('links lead to files of the repository', () => {
  const broken = paths.flatMap((path) =>
    [...proseOf(path).matchAll(/\]\((?![a-z]+:|[#/])([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => /\.\w+$|\/$/.test(target) && !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  assert.equal(broken, []);
});

documents('source files exist under the name that documents give', () => {
  const broken = paths.flatMap((path) =>
    codeSpans(proseOf(path))
      .filter((name) => /^[\w./-]+\.(ts|tsx|mjs)$/.test(name) && !filesNamedIn(path, name).length)
      .map((name) => `${path}: ${name}`),
  );
  assert.equal(broken, []);
});

documents('folders in tables exist', () => {
  const broken = paths
    .filter((path) => path.startsWith('build/'))
    .flatMap((path) =>
      [...withoutLinks(proseOf(path)).matchAll(/^\| ((?:`[\w/-]+\/`(?:, )?)+) \|/gm)]
        .flatMap(([, cell = '']) => codeSpans(cell))
        .filter((name) => !existsSync(join(root, dirname(path), name)))
        .map((name) => `${path}: ${name}`),
    );
  assert.equal(broken, []);
});

documents('suites exist under the name that documents give', () => {
  const named = paths.flatMap((path) =>
    codeSpans(proseOf(path)).flatMap((code) => {
      const name =
        /^(?:npm test -- )?((?:browser|hosts|properties|security|site|sites|tools|unit|visual)\/[\w-]+\*?)$/.exec(code);
      return name?.[1] === undefined ? [] : [{ path, name: name[1] }];
    }),
  );
  assert.ok(
    named.some(({ path }) => path === 'test/security/README.md'),
    'suites are found',
  );
  const missing = named.filter(({ name }) => {
    const start = `test/${name.replace(/\*$/, '')}`;
    return !files.some((file) =>
      name.endsWith('*') ? file.startsWith(start) : file.replace(/(\.test)?\.ts$/, '') === start,
    );
  });
  assert.equal(
    missing.map(({ path, name }) => `${path}: ${name}`),
    [],
  );
});

documents.run();

/** Finds the files that a document means by a name. The README of a folder means a file below it if it names no folder. */
function filesNamedIn(path: string, name: string): string[] {
  const isOwn = /^(build(\/\w+)+|client|scripts|test)\/README\.md$/.test(path) && !name.includes('/');
  const folder = isOwn ? `${dirname(path)}/` : '';
  return files.filter((file) => file.startsWith(folder) && `/${file}`.endsWith(`/${name}`));
}

/** Returns a document without its blocks of code, which are examples. */
function proseOf(path: string): string {
  return readFileSync(join(root, path), 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
}

function withoutLinks(text: string): string {
  return text.replace(/\[([^\]\n]*)\]\([^)\n]*\)/g, '$1');
}

function codeSpans(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}
