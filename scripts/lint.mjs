#!/usr/bin/env node
import './setup/output-errors.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setup/commands.mjs';
import { ensurePackages } from './setup/packages.mjs';

/** Checks the style; `--write` corrects it. Takes the options of `biome check`. */
await ensurePackages({ development: true });
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const colors = process.stdout.isTTY ? ['--colors=force'] : [];
const args = ['check', '--error-on-warnings', '--max-diagnostics=100', ...colors, ...process.argv.slice(2), '.'];
// Biome would end with a report about itself where its output cannot be written.
const { status, stdout, stderr } = spawnSync(process.execPath, [biome, ...args], { cwd: root, maxBuffer: 2 ** 28 });
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = status ?? 1;
