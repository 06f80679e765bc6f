import { cpSync } from 'node:fs';

/** `node write-files.mjs FROM TO`: copies a folder. */
const [, , from = '', to = ''] = process.argv;
cpSync(from, to, { recursive: true });
