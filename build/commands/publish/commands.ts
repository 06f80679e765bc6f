import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PublishProblem } from './releases.ts';

export interface HostCommand {
  program: string;
  args: string[];
  /** The name under which later commands find what it prints. */
  saves?: string;
  /** The names of what its arguments contain, as `$name`. */
  uses?: string[];
  /** Whether the tool may ask questions on the terminal; it may by default. */
  asks?: boolean;
  /** Patterns that find the address of a preview in the output of the tool, the best first. */
  saysAddress?: readonly RegExp[];
  /** What visitors get if it fails. */
  ifItFails: string;
}

/** What publishing to another machine takes. */
export interface RemotePlan {
  commands: HostCommand[];
  /** Removes what an unfinished release has left, if the first command has succeeded. */
  undo?: HostCommand;
  /** What is true afterwards. */
  done: string;
}

/**
 * Runs the commands of a plan. Throws a `PublishProblem` if a tool is missing, before it runs any, or if one fails. `tools`
 * says how to install each. Returns the address of a preview, if a tool has said it.
 */
export function runCommands(
  { commands, undo }: RemotePlan,
  tools: Readonly<Record<string, string>>,
): string | undefined {
  for (const program of new Set(commands.map((command) => command.program)))
    if (!isInstalled(program))
      throw new PublishProblem(`${program} is not installed; nothing was published. ${tools[program] ?? ''}`.trim());
  const saved = new Map<string, string>();
  // Ctrl-C ends the command that runs. This process lives on, to undo what is unfinished.
  const ignore = () => {};
  process.on('SIGINT', ignore);
  try {
    commands.forEach((command, index) => {
      const problem = runCommand(command, saved);
      if (problem === undefined) return;
      if (undo && index > 0) runCommand(undo, saved);
      throw new PublishProblem(`${formatCommand(command)}\n${problem} ${command.ifItFails}`);
    });
  } finally {
    process.off('SIGINT', ignore);
  }
  return saved.get(addressName);
}

/** The name of the output that has the address of a preview; no command uses it. */
const addressName = 'address';

/** Runs a command → why it failed, if it did. */
function runCommand(
  { program, args, saves, uses = [], asks = true, saysAddress }: HostCommand,
  saved: Map<string, string>,
): string | undefined {
  const values = args.map((arg) =>
    uses.reduce((text, name) => text.replaceAll(`$${name}`, saved.get(name) ?? ''), arg),
  );
  const isRead = saves !== undefined || saysAddress !== undefined;
  const { status, stdout, error, signal } = spawnSync(program, values, {
    stdio: [asks ? 'inherit' : 'ignore', isRead ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (saysAddress) process.stdout.write(stdout ?? '');
  if (error) return `The command could not be run: ${error.message}.`;
  if (status !== 0) return `The command failed (${status === null ? `signal ${signal}` : `exit code ${status}`}).`;
  const address = saysAddress && findAddress(stripVTControlCharacters(stdout), saysAddress);
  if (address !== undefined) saved.set(addressName, address);
  if (saves === undefined) return undefined;
  const text = stdout.trim();
  // What AWS prints if there is no such value.
  if (text === '' || text === 'None') return 'The command printed nothing.';
  saved.set(saves, text);
  return undefined;
}

/** Returns what the first matching pattern has captured, at its last match. */
function findAddress(text: string, patterns: readonly RegExp[]): string | undefined {
  return patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'g'))].at(-1)?.[1] ?? [])[0];
}

function isInstalled(program: string): boolean {
  const names = process.platform === 'win32' ? [`${program}.exe`] : [program];
  return (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => names.some((name) => existsSync(join(folder, name))));
}

/** Writes a command as a line of a POSIX shell. */
export function formatCommand({ program, args, saves, uses = [] }: HostCommand): string {
  const line = [program, ...args.map((arg) => quoteArgument(arg, uses))].join(' ');
  return saves === undefined ? line : `${saves}="$(${line})"`;
}

function quoteArgument(text: string, variables: readonly string[]): string {
  if (variables.some((name) => text.includes(`$${name}`))) return `"${text}"`;
  return /^[\w./:=@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
