import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stableJson } from '../../build/digest.ts';
import { emptyMemo, loadMemo, saveMemo } from '../../build/memo/memo.ts';
import {
  changedFiles,
  changedSince,
  lookAgain,
  lookAt,
  readStamp,
  removeStamp,
  saveStamp,
} from '../../build/memo/stamp.ts';
import { inTemporaryFolder } from '../support/project.ts';

const memo = suite('memo and stamp');

memo('a memo of other code, or a broken one, is empty', async () => {
  await inTemporaryFolder((folder) => {
    const path = join(folder, 'deep/memo.json');
    saveMemo(path, { ...emptyMemo('one'), reads: new Map([['find|en|a/b', 'x']]) });
    assert.is(loadMemo(path, 'one').reads.get('find|en|a/b'), 'x');
    assert.is(loadMemo(path, 'two').reads.size, 0);
    writeFileSync(path, '{"code":"one"');
    assert.is(loadMemo(path, 'one').reads.size, 0);
    assert.is(loadMemo(join(folder, 'none.json'), 'one').reads.size, 0);
  });
});

memo('a look at folders shows what was changed, added and removed since', async () => {
  await inTemporaryFolder((folder) => {
    const content = join(folder, 'content');
    mkdirSync(join(content, 'a'), { recursive: true });
    writeFileSync(join(content, 'a/one.md'), 'one');
    const before = lookAt([content]);
    assert.equal(changedSince(before), []);
    writeFileSync(join(content, 'a/two.md'), 'two');
    assert.equal(changedSince(before), [join(content, 'a')], 'a file that came');
    const then = lookAgain(before, changedSince(before));
    assert.equal(changedFiles(before, then), [join(content, 'a/two.md')]);
    assert.equal(then, lookAt([content]));
    utimesSync(join(content, 'a/one.md'), 1, 1);
    assert.equal(changedSince(then), [join(content, 'a/one.md')], 'a file that changed');
    rmSync(join(content, 'a/two.md'));
    const last = lookAgain(then, changedSince(then));
    assert.equal(changedFiles(then, last).sort(), [join(content, 'a/one.md'), join(content, 'a/two.md')]);
    assert.equal(last, lookAt([content]));
  });
});

memo('a stamp is read again with its key, and only with it', async () => {
  await inTemporaryFolder((folder) => {
    const path = join(folder, 'stamp.json');
    const stamp = { key: 'one', inputs: {}, outputs: {}, report: { pages: 1 } };
    saveStamp(path, stamp);
    assert.equal(readStamp(path, 'one'), stamp);
    assert.is(readStamp(path, 'two'), undefined);
    removeStamp(path);
    assert.is(readStamp(path, 'one'), undefined);
  });
});

memo('data has one JSON, whatever the order of its keys', () => {
  assert.is(stableJson({ b: [1, { d: 1, c: undefined }], a: null }), '{"a":null,"b":[1,{"d":1}]}');
  assert.is(stableJson({ a: null, b: [1, { d: 1 }] }), stableJson({ b: [1, { d: 1 }], a: null }));
});

memo.run();
