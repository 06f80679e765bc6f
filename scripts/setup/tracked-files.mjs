import { spawnSync } from 'node:child_process';

/** What commands leave for the next one, in the folder of a site. Git ignores it, so that nobody can give it to others. */
const made = ['.cache', 'node_modules', 'dist', 'dist-documents', 'dist-hosts'];
/** Staging folders, beside any output. */
const staging = /^\.(?:.*-)?staging$/i;

/** Patterns for Git. Many disks find a file by its name in any case. */
const patterns = [...made, ...['.*-staging', '.staging'].flatMap((name) => [`**/${name}`, `**/${name}/**`])].map(
  (path) => `:(glob,icase)${path}`,
);

/**
 * Says which file in the repository would be taken for the work of an earlier command: its code would run, or it would be
 * published unread. Costs a process of Git: some milliseconds.
 * @param {string} folder
 * @returns {string | undefined}
 */
export function describeTracked(folder) {
  const { status, stdout } = spawnSync('git', ['-C', folder, 'ls-files', '-z', '--', ...patterns], {
    encoding: 'utf8',
  });
  const [path = ''] = status === 0 ? stdout.split('\0') : [];
  if (path === '') return undefined;
  const parts = path.split('/');
  const last = parts.findIndex((part) => staging.test(part));
  const remove = parts.slice(0, Math.max(last, 0) + 1).join('/');
  return `${path} is in the repository, where others could change it: commands would take it for their own work. Remove it: git rm -r -f ${remove}`;
}
