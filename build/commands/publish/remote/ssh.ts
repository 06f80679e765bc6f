import { buildFile, immutableFolders } from '../../../model/files/folders.ts';
import { recordFile } from '../../../pipeline/write/record.ts';
import { readBuild } from '../check-build.ts';
import type { HostCommand, RemotePlan } from '../commands.ts';
import { describeForeign, describeOtherSite, madeFile, releaseName, releaseParts, siteLine } from '../own-releases.ts';
import { currentLink, earlierFile, partOf, removedOf } from '../releases.ts';
import { nextOf, quote } from '../steps.ts';
import type { RemoteHost, RemoteInput } from './remote-host.ts';

/** A web server's folder on another machine. */
export const ssh: RemoteHost = {
  form: "ssh://USER@MACHINE/FOLDER        a web server's folder on another machine",
  parseTarget(to) {
    const [, address, folder] =
      /^ssh:\/\/((?:\w[\w.-]*@)?\w[\w.-]*)((?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+)\/?$/.exec(to) ?? [];
    if (!address || !folder) return undefined;
    return {
      host: 'ssh',
      tools: {
        rsync: 'Install it, here and on the machine of the web server (Debian: apt-get install rsync).',
        ssh: 'Install it (Debian: apt-get install openssh-client).',
      },
      plan: (input) => planSsh({ address, folder }, input),
      rollback: () => planSshRollback({ address, folder }),
    };
  },
};

interface RemoteFolder {
  /** The user, if one is named, and the machine. */
  address: string;
  folder: string;
}

const before = 'The release before is still served.';
/** The unfinished release: its number is known when it is finished. */
const part = partOf('releases/next');
const onlyNumbers = `grep -x '[0-9][0-9]*'`;
const numbers = `ls releases | ${onlyNumbers} | sort -n`;
/** Finds the release that is served; nothing if there is none. */
const findCurrent = `current=$(basename "$(readlink ${currentLink})" | ${onlyNumbers} || true)`;
/** Lists the releases to go back to from one, the next first, as `listEarlier` does in a folder of this machine. */
const listEarlier = `earlier() {
if [ -f releases/$1/${earlierFile} ]; then cat releases/$1/${earlierFile}; else ${numbers} -r | awk -v release="$1" '$1 < release'; fi |
${onlyNumbers} | while read -r one; do if [ -d releases/$one ]; then echo $one; fi; done
}`;
/** After so many minutes without a change, an unfinished release is that of a command that was killed. */
const timeout = 10;
/** Removes a folder that must not count any more; what is removed in part has another name. */
const removeFolder = (path: string) => `mv -T ${path} ${removedOf(path)}; rm -rf ${removedOf(path)}`;
const next = nextOf(currentLink);
const switchTo = (release: string) => [`ln -sfn releases/${release} ${next}`, `mv -T ${next} ${currentLink}`];
/** Ends with a sentence if something is at a place, and is no link to a release. */
const checkLink = (link: string, sentence: string) =>
  `if [ -e ${link} ] || [ -L ${link} ]; then readlink ${link} | grep -qx 'releases/[0-9][0-9]*' || { echo "${sentence}" >&2; exit 1; }; fi`;
const sayForeign = (path: string) => `echo "${describeForeign(path)}" >&2; exit 1`;
/** Ends with a sentence where `checkPlaces` and `findCurrent` throw in a folder of this machine. */
const checkPlaces = (folder: string) => [
  `if [ -L releases ] || { [ -e releases ] && [ ! -d releases ]; }; then ${sayForeign(`${folder}/releases`)}; fi`,
  checkLink(currentLink, `${folder}/${currentLink} is no link to a release. Move it, or publish to another folder.`),
  checkLink(next, describeForeign(`${folder}/${next}`)),
];
const made = `releases/${madeFile}`;
/** Ends with a sentence if a release is not one of this command or site, as `checkReleases` does in a folder of this machine. */
const checkReleases = (folder: string, origin: string) => `\
if [ -L ${made} ] || { [ -e ${made} ] && { [ ! -f ${made} ] || grep -qvxE '[0-9]+|next|site [^ ]+' ${made}; }; }; then
${sayForeign(`${folder}/${made}`)}
fi
origin=${quote(origin)}
check_site() { if [ "$1" != "$origin" ]; then
printf '%s\\n' "${describeOtherSite(folder, { other: '$1', origin: '$origin' }).replaceAll(/"/g, '\\"')}" >&2; exit 1
fi; }
site=$(sed -n 's/^site //p' ${made} 2>/dev/null || true)
if [ -n "$site" ]; then check_site "$site"; fi
ls releases | grep -xE '${releaseName}' | while read -r one; do
if [ -d releases/$one ] && [ ! -L releases/$one ]; then
if [ -n "$site" ] && grep -qxs "\${one%%.*}" ${made}; then continue; fi
if [ -f releases/$one/hosts/${recordFile} ] && [ -f releases/$one/hosts/${buildFile} ] && tr -d ' \\n' < releases/$one/hosts/${recordFile} | grep -q '^{"version":1,"files":{' && ! ls -A releases/$one | grep -qvxE '${releaseParts.join('|')}'; then
check_site "$(tr -d ' \\n' < releases/$one/hosts/${buildFile} | sed 's/.*"origin":"\\([^"]*\\)".*/\\1/')"; continue
fi
fi
${sayForeign(`${folder}/releases/$one`)}
done`;

/**
 * Plans a release on another machine, in the same folders as one on this machine. Unchanged files are links to the
 * files of the release that is served, so that they keep their time.
 */
function planSsh({ address, folder }: RemoteFolder, { outputs, keep }: RemoteInput): RemotePlan {
  const copy = (area: 'site' | 'hosts'): HostCommand => ({
    program: 'rsync',
    args: [
      ...[
        '--recursive',
        '--perms',
        '--chmod=D755,F644',
        '--checksum',
        '--compress',
        `--link-dest=../../../${currentLink}/${area}/`,
      ],
      ...[`${outputs[area]}/`, `${address}:${folder}/${part}/${area}/`],
    ],
    ifItFails: before,
  });
  const { origin } = readBuild(outputs.hosts);
  const claim = [
    // The web server reads what this user writes.
    'umask 022',
    `mkdir -p ${folder}`,
    `cd ${folder}`,
    ...checkPlaces(folder),
    'mkdir -p releases',
    checkReleases(folder, origin),
    `ls releases | grep -xE '${releaseName}' | { grep '${removedOf('')}$' || true; } | while read -r one; do rm -rf releases/$one; done`,
    `if [ -d ${part} ] && [ -z "$(find ${part} -mmin -${timeout} | head -n 1)" ]; then ${removeFolder(part)}; fi`,
    // A line that was written by hand may lack its end.
    `if [ -n "$(tail -c 1 ${made} 2>/dev/null)" ]; then echo >> ${made}; fi`,
    `grep -qs '^site ' ${made} || echo ${quote(siteLine(origin))} >> ${made}`,
    `grep -qxs next ${made} || echo next >> ${made}`,
    `mkdir ${part} ${part}/site`,
  ];
  return {
    commands: [
      run(
        address,
        claim,
        `${before} If ${folder}/${part} is there, another command is publishing, or was killed: then remove the folder, or run this command again when nothing has changed in it for ${timeout} minutes.`,
      ),
      copy('site'),
      copy('hosts'),
      run(address, ['umask 022', `cd ${folder}`, ...finish(keep)], before),
    ],
    undo: run(address, [`cd ${folder}`, removeFolder(part)], ''),
    done: `${address} serves the site from ${folder}/${currentLink}. If dist-hosts/ has changed, let the web server read it (nginx -s reload).`,
  };
}

/**
 * Gives the release the files of earlier ones that pages may still need, and its number; serves it, removes old ones. The
 * release that was served stays, and then those to go back to, whatever their numbers.
 */
function finish(keep: number): string[] {
  const recorded = `${part}/${earlierFile}`;
  return [
    findCurrent,
    listEarlier,
    `if [ -n "$current" ]; then (echo $current; earlier $current) > ${recorded}; fi`,
    `kept=" $(echo $( (cat ${recorded} 2>/dev/null; ${numbers} -r) | awk '!seen[$0]++' | head -n ${keep - 1})) "`,
    'stays() { case "$kept" in *" $1 "*) true;; *) false;; esac; }',
    `release=$(($(${numbers} | tail -n 1) + 1))`,
    `(cd ${part} && find . -mindepth 2 -type f) > ${part}/files.txt`,
    `(cd ${part}/site && find ${immutableFolders.join(' ')} -type f 2>/dev/null || true) > ${part}/immutable.txt`,
    `for old in $(${numbers}); do\nif stays $old || [ $old -gt "\${current:-$old}" ]; then\n${carryFrom('$old', part)}\nfi\ndone`,
    `echo $release >> ${made}`,
    `mv -T ${part} releases/$release`,
    ...switchTo('$release'),
    `for old in $(${numbers}); do if [ $old != $release ] && ! stays $old; then ${removeFolder('releases/$old')}; fi; done`,
    'echo "release $release is served"',
  ];
}

/** Links the files that never change of one release into another. */
function carryFrom(release: string, into: string): string {
  const list = `releases/${release}/immutable.txt`;
  return `if [ -f ${list} ]; then
while read -r file; do
if [ ! -e "${into}/site/$file" ]; then mkdir -p "$(dirname "${into}/site/$file")"; ln "releases/${release}/site/$file" "${into}/site/$file"; fi
done < ${list}
fi`;
}

/**
 * Plans to serve the release that was served when the present one was published, with the files of the newer ones that
 * pages may still need.
 */
function planSshRollback({ address, folder }: RemoteFolder): RemotePlan {
  const script = [
    // The web server reads what this user writes.
    'umask 022',
    `cd ${folder}`,
    ...checkPlaces(folder),
    findCurrent,
    listEarlier,
    'release=$(earlier "$current" | head -n 1)',
    `if [ -z "$release" ]; then echo "${folder} has no release before the one that is served." >&2; exit 1; fi`,
    `if [ -f releases/$release/files.txt ]; then
while read -r file; do
if [ ! -f "releases/$release/$file" ]; then echo "${folder}/releases/$release, which is to be served again, lacks $file. Remove it, and go back again: then the release before it is served." >&2; exit 1; fi
done < releases/$release/files.txt
fi`,
    `for newer in $(${numbers}); do\n${carryFrom('$newer', 'releases/$release')}\ndone`,
    ...switchTo('$release'),
    'echo "release $release is served"',
  ];
  return {
    commands: [run(address, script, 'The release is served that was served before.')],
    done: `${address} serves the release before. If its configuration differs, let the web server read it (nginx -s reload).`,
  };
}

/** Runs lines of a POSIX shell on the other machine; the first that fails ends them. */
function run(address: string, lines: readonly string[], ifItFails: string): HostCommand {
  return { program: 'ssh', args: ['--', address, ['set -e', ...lines].join('\n')], ifItFails };
}
