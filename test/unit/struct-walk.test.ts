import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { line, link, list, object, optional, ref, table, text } from '../../build/authoring/schema.ts';
import { fieldsOfStruct, readStruct } from '../../build/model/struct/struct.ts';
import { mapTexts, structAt, walkStruct } from '../../build/model/struct/walk.ts';

const walks = suite('walks over structs');

const guide = object({
  title: line(),
  author: ref(['experts']),
  steps: optional(list(object({ text: text(), href: optional(link()) }))),
  names: table(line()),
});

/** Each value with its path and what its struct is: `steps.0.text: text`. */
function walked(data: unknown): string[] {
  const found: string[] = [];
  walkStruct(guide, data, ({ node, path }) =>
    found.push(`${path.join('.')}: ${node.kind === 'leaf' ? node.type : node.kind}`),
  );
  return found;
}

walks('an object is walked in the order of its struct, parents before children', () => {
  const data = { names: { b: 'B', a: 'A' }, steps: [{ text: 'one' }, { href: '/x/', text: 'two' }], title: 'T' };
  assert.equal(walked(data), [
    ': object',
    'title: line',
    'steps: list',
    'steps.0: object',
    'steps.0.text: text',
    'steps.1: object',
    'steps.1.text: text',
    'steps.1.href: link',
    'names: table',
    'names.b: line',
    'names.a: line',
  ]);
});

walks('absent values, unknown fields and the parts of a value of another type are skipped', () => {
  assert.equal(walked({ title: null, other: 1, steps: { text: 'no list' }, names: ['no table'] }), [
    ': object',
    'steps: list',
    'names: table',
  ]);
  assert.equal(walked(undefined), []);
});

walks('a value knows the values that it is in', () => {
  const depths: number[] = [];
  walkStruct(guide, { steps: [{ text: 'one' }] }, (found) => {
    let depth = 0;
    for (let { parent } = found; parent; parent = parent.parent) depth += 1;
    depths.push(depth);
  });
  assert.equal(depths, [0, 1, 2, 3]);
});

walks('texts are replaced where a struct says what they are, and nothing else changes', () => {
  const data = { title: 'T', steps: [{ text: 'one', href: '/x/' }], names: { a: 'A' }, other: 'o', author: 5 };
  assert.equal(
    mapTexts(guide, data, (value, { type }) => `${type}:${value}`),
    { title: 'line:T', steps: [{ text: 'text:one', href: 'link:/x/' }], names: { a: 'line:A' }, other: 'o', author: 5 },
  );
});

walks('the struct at a path is found through objects and lists', () => {
  assert.is(structAt(guide, ['steps', 4, 'href'])?.type, 'link');
  assert.is(structAt(guide, ['steps', 'x', 'y', 'z']), undefined);
  assert.is(structAt(guide, []), guide);
});

walks('an optional struct is read like the struct itself', () => {
  assert.is(readStruct(optional(list(line()))).kind, 'list');
  assert.equal(Object.keys(fieldsOfStruct(guide)), ['title', 'author', 'steps', 'names']);
  assert.equal(fieldsOfStruct(line()), {});
});

walks.run();
