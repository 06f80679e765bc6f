import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';

/** A change of the folder that a web server reads. Paths are absolute, but for the target of a symbolic link. */
export type Step =
  /** Creates a folder that must not be there. */
  | { type: 'claim'; path: string }
  | { type: 'folder'; path: string }
  | { type: 'link' | 'copy' | 'rename'; from: string; to: string }
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

/** Takes a step. Throws the system's error. */
export function takeStep(step: Step): void {
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
