import { chmodSync, copyFileSync, linkSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { errorCode } from '../../model/files/error-code.ts';
import { PublishProblem } from './releases.ts';

/** A change of the folder that a web server reads. Paths are absolute, but for the target of a symbolic link. */
export type Step =
  /** Creates a folder that must not be there. */
  | { type: 'claim'; path: string }
  | { type: 'folder'; path: string }
  | { type: 'link'; from: string; to: string }
  | { type: 'copy'; from: string; to: string }
  | { type: 'write'; path: string; lines: readonly string[] }
  | { type: 'rename'; from: string; to: string }
  /** Lets a symbolic link lead somewhere else, at once. */
  | { type: 'switch'; target: string; link: string }
  | { type: 'remove'; path: string };

/** Folders and files are readable for the web server, whatever the umask of the user who publishes. */
const umask = 0o022;

/** Writes steps as commands of a POSIX shell with GNU's tools. */
export function formatSteps(steps: readonly Step[]): string {
  return [`umask ${umask.toString(8).padStart(3, '0')}`, ...steps.map(formatStep)].map((line) => `${line}\n`).join('');
}

function formatStep(step: Step): string {
  switch (step.type) {
    case 'claim':
      return `mkdir ${quote(step.path)}`;
    case 'folder':
      return `mkdir -p ${quote(step.path)}`;
    case 'link':
      return `ln ${quote(step.from)} ${quote(step.to)}`;
    case 'copy':
      return `install -m 644 ${quote(step.from)} ${quote(step.to)}`;
    case 'write':
      return `printf '%s\\n' ${step.lines.map(quote).join(' ')} > ${quote(step.path)}`;
    case 'rename':
      return `mv -T ${quote(step.from)} ${quote(step.to)}`;
    case 'switch':
      return `ln -sfn ${quote(step.target)} ${quote(nextOf(step.link))} && mv -T ${quote(nextOf(step.link))} ${quote(step.link)}`;
    case 'remove':
      return `rm -rf ${quote(step.path)}`;
  }
}

/** Takes steps. If one fails, removes the unfinished release, and throws a `PublishProblem`. */
export function runSteps(steps: readonly Step[]): void {
  withUmask(() => takeSteps(steps));
}

/** Does work whose folders and files the web server can read. */
export function withUmask<T>(work: () => T): T {
  const before = process.umask(umask);
  try {
    return work();
  } finally {
    process.umask(before);
  }
}

function takeSteps(steps: readonly Step[]): void {
  const claimedAt = steps.findIndex((step) => step.type === 'claim');
  const switchedAt = steps.findIndex((step) => step.type === 'switch');
  for (const [index, step] of steps.entries()) {
    try {
      takeStep(step);
    } catch (error) {
      if (step.type === 'claim' && errorCode(error) === 'EEXIST')
        throw new PublishProblem(
          `${step.path} is there: somebody else makes this release. The release before is still served. Run this command again.`,
        );
      const claim = steps[claimedAt];
      if (claim?.type === 'claim' && index > claimedAt) takeStep({ type: 'remove', path: claim.path });
      if (step.type === 'rename' && ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? ''))
        throw new PublishProblem(
          `${step.to} is there: another command has published meanwhile, and its release is served. Run this command again if yours is to replace it.`,
        );
      const served = index > switchedAt ? 'The new release is served.' : 'The release before is still served.';
      throw new PublishProblem(
        `${formatStep(step)} failed: ${error instanceof Error ? error.message : error}. ${served}`,
      );
    }
  }
}

function takeStep(step: Step): void {
  if (step.type === 'claim') mkdirSync(step.path);
  else if (step.type === 'folder') mkdirSync(step.path, { recursive: true });
  else if (step.type === 'link') linkSync(step.from, step.to);
  else if (step.type === 'copy') {
    copyFileSync(step.from, step.to);
    chmodSync(step.to, 0o644);
  } else if (step.type === 'write') writeFileSync(step.path, step.lines.map((line) => `${line}\n`).join(''));
  else if (step.type === 'rename') renameSync(step.from, step.to);
  else if (step.type === 'remove') rmSync(step.path, { recursive: true, force: true });
  else {
    rmSync(nextOf(step.link), { force: true });
    symlinkSync(step.target, nextOf(step.link));
    renameSync(nextOf(step.link), step.link);
  }
}

/** Returns the path of a link while it is made. */
export const nextOf = (link: string): string => `${link}.next`;

/** Quotes a word for a POSIX shell. */
export function quote(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
