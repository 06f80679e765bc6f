import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  formatConfirmed,
  formatWords,
  parseConfirmed,
  parseWords,
  splitConfirmed,
} from '../../build/translations/freshness/confirmed.ts';
import { inTemporaryFolder, root } from '../support/project.ts';

const merging = suite('merging what was confirmed');

const stateOf = (lines: Record<string, string>): string =>
  formatConfirmed(
    new Map([['toolbox/a', new Map(Object.entries(lines).map(([key, fingerprint]) => [key, [fingerprint]]))]]),
    'fr',
  );

merging('git keeps the lines of both branches, without a conflict', () =>
  inTemporaryFolder((folder) => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
        cwd: folder,
        stdio: 'pipe',
      });
    const commit = (lines: Record<string, string>, words: Record<string, string>) => {
      const files = {
        'content/translations/fr.txt': stateOf(lines),
        'content/translations/source-words.txt': formatWords(new Map(Object.entries(words))),
      };
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      git('add', '.');
      git('commit', '-qm', 'x');
    };
    git('init', '-q', '-b', 'main');
    copyFileSync(join(root, '.gitattributes'), join(folder, '.gitattributes'));
    commit({ title: 'aaaaaaaaaa', lead: 'bbbbbbbbbb' }, { aaaaaaaaaa: 'A', bbbbbbbbbb: 'B' });
    git('checkout', '-qb', 'ours');
    commit({ title: 'cccccccccc', lead: 'bbbbbbbbbb' }, { bbbbbbbbbb: 'B', cccccccccc: 'C' });
    git('checkout', '-q', 'main');
    commit({ title: 'dddddddddd', lead: 'eeeeeeeeee' }, { dddddddddd: 'D', eeeeeeeeee: 'E' });
    git('merge', '-q', 'ours', '-m', 'both');
    const read = (name: string) => readFileSync(join(folder, 'content/translations', name), 'utf8');
    const confirmed = parseConfirmed(splitConfirmed(read('fr.txt')).get('toolbox/a') ?? '');
    assert.equal([...(confirmed.get('title') ?? [])].sort(), ['cccccccccc', 'dddddddddd']);
    assert.ok(confirmed.get('lead')?.includes('eeeeeeeeee'));
    const words = parseWords(read('source-words.txt'));
    assert.equal(
      ['cccccccccc', 'dddddddddd', 'eeeeeeeeee'].map((fingerprint) => words.get(fingerprint)),
      ['C', 'D', 'E'],
    );
  }),
);

merging.run();
