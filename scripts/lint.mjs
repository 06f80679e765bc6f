#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setup/commands.mjs';
import { ensurePackages } from './setup/packages.mjs';

/** Checks the style; `--write` corrects it. Takes the options of `biome check`. */
ensurePackages({ development: true });
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const args = ['check', '--error-on-warnings', '--max-diagnostics=100', ...process.argv.slice(2), '.'];
process.exitCode = spawnSync(process.execPath, [biome, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
