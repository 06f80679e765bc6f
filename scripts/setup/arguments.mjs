import './output-errors.mjs';
import { inspect, parseArgs } from 'node:util';
import { explainSystemError } from './system-errors.mjs';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */

/**
 * Reads the arguments of a script. If they ask for help, or are wrong, it prints that and the process ends. From then on, an
 * error of the system ends the script with a sentence.
 * @template {Options} O
 * @param {string} help what the script does and how it is called
 * @param {O} options beside `--help`
 * @param {number} [most] how many arguments it takes that are no options
 */
export async function readArguments(help, options, most = 0) {
  process.once('uncaughtException', (error) => endWith(1, explainSystemError(error) ?? inspect(error)));
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: most > 0,
    });
    if ('help' in values && values.help) await endWith(0, help);
    if (positionals.length > most) throw new Error(`“${positionals[most]}” is one argument too many.`);
    return { values, positionals };
  } catch (error) {
    return endWith(2, `${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}

/**
 * Prints a text, as an error unless the code is 0, and ends the process once it is written.
 * @param {number} code the exit code
 * @param {string} text
 * @returns {Promise<never>}
 */
export async function endWith(code, text) {
  const stream = code === 0 ? process.stdout : process.stderr;
  await new Promise((resolve) => stream.write(`${text.trimEnd()}\n`, resolve));
  // The stream tells of an error after it has called back.
  await new Promise(setImmediate);
  process.exit(code);
}

/**
 * Returns the number that an argument is; if it is none, the process ends.
 * @param {string} name as the help calls it
 * @param {string} text
 * @param {number} [least]
 */
export async function readNumber(name, text, least = 0) {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return number >= least ? number : endWith(2, `${name} is a number from ${least}, not “${text}”.`);
}
