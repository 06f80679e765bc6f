import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { errorCode } from '../files/error-code.ts';
import { PublishProblem } from './releases.ts';

/** A change of the folder that a web server reads. Paths are absolute, but for the target of a symbolic link. */
export type Step =
  /** Creates a folder that must not be there. */
  | { type: 'claim'; path: string }
  | { type: 'folder'; path: string }
  | { type: 'link'; from: string; to: string }
  | { type: 'copy'; from: string; to: string }
  | { type: 'rename'; from: string; to: string }
  /** Lets a symbolic link lead somewhere else, at once. */
  | { type: 'switch'; target: string; link: string }
  | { type: 'remove'; path: string };

/** Writes a step as a command of a POSIX shell with GNU's tools. */
export function formatStep(step: Step): string {
  switch (step.type) {
    case 'claim':
      return `mkdir ${quote(step.path)}`;
    case 'folder':
      return `mkdir -p ${quote(step.path)}`;
    case 'link':
      return `ln ${quote(step.from)} ${quote(step.to)}`;
    case 'copy':
      return `cp ${quote(step.from)} ${quote(step.to)}`;
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
  const claim = steps.find((step) => step.type === 'claim');
  for (const step of steps) {
    try {
      takeStep(step);
    } catch (error) {
      if (step === claim && errorCode(error) === 'EEXIST')
        throw new PublishProblem(
          `${step.path} is there: another command is publishing, or was stopped. If it was stopped, remove this folder.`,
        );
      if (claim) takeStep({ type: 'remove', path: claim.path });
      const served = step.type === 'remove' ? 'The new release is served.' : 'The release before is still served.';
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
  else if (step.type === 'copy') copyFileSync(step.from, step.to);
  else if (step.type === 'rename') renameSync(step.from, step.to);
  else if (step.type === 'remove') rmSync(step.path, { recursive: true, force: true });
  else {
    rmSync(nextOf(step.link), { force: true });
    symlinkSync(step.target, nextOf(step.link));
    renameSync(nextOf(step.link), step.link);
  }
}

const nextOf = (link: string): string => `${link}.next`;

function quote(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
