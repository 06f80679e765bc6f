import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { check, type VulnerableDiagnostics } from 'recheck';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { root } from '../support/project.ts';

/**
 * Regular expressions read what authors, translators and visitors write. If two of its repetitions match the same
 * characters, or if it begins anew at each character of a run, an expression takes the square of a text's length, or
 * worse.
 */
const expressions = suite('regular expressions');

/** Only developers write what these read: templates, and the examples of components. */
const ofDevelopers = ['build/pipeline/templates/', 'build/preview/gallery/'];

/** An expression as it is in the code, and where. */
interface Expression {
  source: string;
  flags: string;
  file: string;
}

/** A string, or an expression: it follows what a value cannot. */
const literal =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<=(?:[(,=:[!&|?{};>+]|\breturn|^)\s*)\/((?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/gm;

async function expressionsIn(file: string): Promise<Expression[]> {
  // Without types, comments, elements and templates, strings and expressions are all that has slashes.
  const { code } = await transform(readFileSync(join(root, file), 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'transform',
    supported: { 'template-literal': false },
  });
  return Array.from(code.matchAll(literal)).flatMap(({ 1: source, 2: flags = '' }) =>
    source === undefined ? [] : [{ source, flags, file }],
  );
}

/** Returns whether an attack works in this engine: four times the text takes more than eight times as long. */
function growsFast(expression: RegExp, { pumps, suffix }: VulnerableDiagnostics['attack']): boolean {
  const seconds = (count: number) => {
    const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(count)).join('') + suffix;
    // Of this process alone, whatever else the machine does.
    const begin = process.cpuUsage();
    text.replace(expression, '');
    return process.cpuUsage(begin).user / 1_000_000;
  };
  let count = 100;
  while (count < 1_000_000 && seconds(count) < 0.005) count *= 2;
  return (
    count < 1_000_000 && Math.min(seconds(4 * count), seconds(4 * count)) > 8 * Math.min(seconds(count), seconds(count))
  );
}

expressions('no expression takes more than a time in proportion to the text', async () => {
  const files = ['build', 'client', 'templates']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !ofDevelopers.some((start) => path.startsWith(start)));
  const found = (await Promise.all(files.map(expressionsIn))).flat();
  const known = new Map(found.map((expression) => [`/${expression.source}/${expression.flags}`, expression]));
  assert.ok(known.size > 600, `${known.size} expressions are found`);
  const slow: string[] = [];
  for (const [shown, { source, flags, file }] of known) {
    const result = await check(source, flags);
    if (result.status === 'vulnerable' && growsFast(new RegExp(source, flags), result.attack))
      slow.push(`${file}: ${shown} is ${result.complexity.summary} for ${result.attack.pattern}`);
  }
  assert.equal(slow, []);
});

expressions.run();
