import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Programs on the path that write down how they are called, in place of the tools of hosts. */
export interface FakeTools {
  /** Lists what was called since the last time: `aws [s3] [sync]`. */
  calls: () => string[];
  /** Lets each call that contains a text fail. */
  failAt: (text: string) => void;
  /** Lets each call that contains a text be interrupted, with the command that made it, as Ctrl-C does. */
  interruptAt: (text: string) => void;
  /** Lets each tool print a text. */
  say: (text: string) => void;
  /** Gives back the path of before. */
  remove: () => void;
}

const script = `#!/bin/sh
{ printf '%s' "\${0##*/}"; for arg; do printf ' [%s]' "$arg"; done; echo; } >> "$FAKE_TOOLS/calls"
if [ -s "$FAKE_TOOLS/say" ]; then cat "$FAKE_TOOLS/say"; fi
if [ -s "$FAKE_TOOLS/fail" ]; then case "$*" in *"$(cat "$FAKE_TOOLS/fail")"*) exit 3;; esac; fi
if [ -s "$FAKE_TOOLS/interrupt" ]; then case "$*" in *"$(cat "$FAKE_TOOLS/interrupt")"*) kill -INT $PPID; exit 130;; esac; fi
case "$*" in *describe-stacks*Bucket*) echo the-bucket;; *describe-stacks*) echo E123;; esac
`;

/** Another machine that is this one: runs what it is asked to, as the shell of a user would. */
const ssh = `while :; do case "$1" in -l) shift 2;; --) shift;; *) break;; esac; done
shift
exec sh -c "$*"
`;

/** Puts fake tools into a folder and on the path. `rsync` is the real one, and writes down nothing. */
export function installFakeTools(folder: string, names: readonly string[]): FakeTools {
  const programs = join(folder, 'programs');
  mkdirSync(programs, { recursive: true });
  for (const name of names) {
    writeFileSync(join(programs, name), name === 'ssh' ? script + ssh : script);
    chmodSync(join(programs, name), 0o755);
  }
  const calls = join(folder, 'calls');
  const { PATH } = process.env;
  process.env.PATH = `${programs}:${PATH}`;
  process.env.FAKE_TOOLS = folder;
  return {
    calls() {
      const text = existsSync(calls) ? readFileSync(calls, 'utf8') : '';
      rmSync(calls, { force: true });
      return text.split('\n').filter(Boolean);
    },
    failAt: (text) => writeFileSync(join(folder, 'fail'), text),
    interruptAt: (text) => writeFileSync(join(folder, 'interrupt'), text),
    say: (text) => writeFileSync(join(folder, 'say'), text),
    remove() {
      process.env.PATH = PATH;
      delete process.env.FAKE_TOOLS;
    },
  };
}
