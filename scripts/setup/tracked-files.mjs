import { spawnSync } from 'node:child_process';

/** What commands leave for the next one. Git ignores it, so that nobody can give it to others. */
const made = [
  '.cache',
  'node_modules',
  'dist',
  'dist-documents',
  'dist-hosts',
  ':(glob)**/.*-staging/**',
  ':(glob).*-staging',
  ':(glob)**/.staging/**',
];

/**
 * Says which file in the repository would be taken for the work of an earlier command: its code would run, or it would be
 * published unread. Costs a process of Git: some milliseconds.
 * @param {string} folder
 * @returns {string | undefined}
 */
export function describeTracked(folder) {
  const { status, stdout } = spawnSync('git', ['-C', folder, 'ls-files', '-z', '--', ...made], { encoding: 'utf8' });
  const [path = ''] = status === 0 ? stdout.split('\0') : [];
  if (path === '') return undefined;
  return `${path} is in the repository, where others could change it: commands would take it for their own work. Remove it: git rm -r -f ${path.split('/')[0]}`;
}
