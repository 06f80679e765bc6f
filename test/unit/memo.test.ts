import { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { emptyScan } from '../../build/formats/html/scan.ts';
import { stableJson } from '../../build/model/files/digest.ts';
import type { RenderedPage } from '../../build/model/page.ts';
import { createReadMatcher } from '../../build/pipeline/cache/cached-page.ts';
import {
  findChangedFiles,
  listChangedPaths,
  restamp,
  stampFiles,
  withChange,
} from '../../build/pipeline/cache/file-stamps.ts';
import { emptyMemo, type Memo } from '../../build/pipeline/cache/memo.ts';
import { openMemo } from '../../build/pipeline/cache/memo-file.ts';
import { Reads } from '../../build/pipeline/cache/reads.ts';
import { openStampRecord } from '../../build/pipeline/cache/stamp-record.ts';
import { createPicker } from '../support/edits.ts';
import { inTemporaryFolder, isExhaustive } from '../support/project.ts';

const memo = suite('memo');

function memoOf(code: string, names: readonly string[]): Memo {
  return {
    ...emptyMemo(code),
    pages: new Map(names.map((name) => [`/${name}/`, pageOf(name)])),
    parts: new Map(['menu', ...names].map((name) => [`en|${name}`, { reads: [], scan: emptyScan(), diagnostics: [] }])),
    reads: new Reads().with(names.map((name) => [`find|en|${name}`, name])),
  };
}

function pageOf(name: string): RenderedPage {
  const scan = { ...emptyScan(), links: [{ href: '/' }], ids: [name], headings: [1] };
  return {
    url: `/${name}/`,
    output: `${name}/index.html`,
    reads: [`find|en|${name}`],
    shared: [`en|${name}`, 'en|menu'],
    words: 'w',
    digest: name,
    scan: { ...scan, title: name, description: `À propos de ${name}` },
    diagnostics: [],
  };
}

/** A page of a file works out what it read, shares and says when it is asked. */
function plain(page: RenderedPage | undefined): Partial<RenderedPage> {
  return page ? { ...page, reads: page.reads, shared: page.shared, scan: page.scan } : {};
}

memo('a memo of other code, or a broken one, is empty', async () => {
  await inTemporaryFolder((folder) => {
    const path = join(folder, 'deep/memo.jsonl');
    openMemo(path, 'one').save(memoOf('one', ['a']));
    assert.equal([...openMemo(path, 'one').memo.pages.keys()], ['/a/']);
    assert.is(openMemo(path, 'two').memo.pages.size, 0);
    appendFileSync(path, '{"code":"one"');
    assert.is(openMemo(path, 'one').memo.pages.size, 0);
    assert.is(openMemo(join(folder, 'none.jsonl'), 'one').memo.pages.size, 0);
  });
});

memo('a file in place of the folder: there is no memo, and saving one says why', async () => {
  await inTemporaryFolder((folder) => {
    writeFileSync(join(folder, 'memo'), 'a file');
    const file = openMemo(join(folder, 'memo/memo.jsonl'), 'one');
    assert.is(file.memo.pages.size, 0);
    assert.ok(file.isCurrent());
    assert.throws(() => file.save(memoOf('one', ['a'])), /ENOTDIR|EEXIST/);
  });
});

memo('a memo with any damage is empty, or one that was saved', async () => {
  await inTemporaryFolder((folder) => {
    const path = join(folder, 'memo.jsonl');
    const file = openMemo(path, 'one');
    file.save(memoOf('one', ['a', 'b', 'c', 'd', 'e', 'f']));
    for (const validTargets of ['first', 'second']) file.save({ ...file.memo, validTargets });
    const saved = ['{}', ...['', 'first', 'second'].map((targets) => JSON.stringify([targets, 'abcdef']))];
    const found = (bytes: Uint8Array): string => {
      writeFileSync(path, bytes);
      const { validTargets, pages } = openMemo(path, 'one').memo;
      if (pages.size === 0) return '{}';
      for (const [url, page] of pages) assert.equal(plain(page), pageOf(url.slice(1, -1)));
      return JSON.stringify([validTargets, [...pages.values()].map(({ digest }) => digest).join('')]);
    };
    const whole = readFileSync(path);
    assert.is(found(whole), saved.at(-1));
    for (let at = 0; at < whole.length; at += isExhaustive ? 3 : 97) {
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      const removed = Buffer.concat([whole.subarray(0, at), whole.subarray(at + 1)]);
      const repeated = Buffer.concat([whole.subarray(0, at), whole]);
      for (const [what, bytes] of Object.entries({ flipped, removed, repeated, cut: whole.subarray(0, at) }))
        assert.ok(saved.includes(found(bytes)), `${what} at ${at}: ${found(bytes)}`);
    }
  });
});

memo('what changed is read as if it had been written whole', async () => {
  await inTemporaryFolder((folder) => {
    const path = join(folder, 'memo.jsonl');
    const first = memoOf('one', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    openMemo(path, 'one').save(first);
    const later = openMemo(path, 'one');
    const pages = new Map(later.memo.pages).set('/i/', pageOf('i'));
    pages.delete('/b/');
    const reads = later.memo.reads.with([
      ['find|en|i', 'new'],
      ['find|en|c', 'another'],
    ]);
    const parts = new Map([
      ['en|i', { reads: ['find|en|i'], scan: emptyScan(), diagnostics: [] }],
      ...later.memo.parts,
    ]);
    parts.delete('en|b');
    // A page of an earlier reading of the same file is another object, and says the same.
    pages.set('/a/', openMemo(path, 'one').memo.pages.get('/a/') ?? pageOf('a'));
    later.save({ ...later.memo, pages, reads, parts });
    const { memo: found } = openMemo(path, 'one');
    assert.equal([...found.pages.keys()].sort(), [...pages.keys()].sort());
    for (const [url, page] of pages) assert.equal(plain(found.pages.get(url)), plain(page), url);
    assert.equal(new Map(found.reads.of('find')), new Map(reads.of('find')));
    assert.is(found.reads.of('find').get('find|en|c'), 'another');
    const listed = new Map<string, string>();
    openMemo(path, 'one').memo.reads.forEach('find', (key, digest) => listed.set(key, digest));
    assert.equal(listed, new Map(reads.of('find')));
    assert.equal(found.parts.get('en|i')?.reads, ['find|en|i']);
  });
});

memo('a page whose reads cannot be stored is not stored either', async () => {
  await inTemporaryFolder((folder) => {
    const path = join(folder, 'memo.jsonl');
    const whole = memoOf('one', ['a', 'b', 'c']);
    const odd = { ...pageOf('b'), reads: ['href|en|odd\u007Ftarget', 'find|en|b'] };
    // Before the others, whose numbers it must not shift.
    const reads = new Reads().with([['href|en|odd\u007Ftarget', 'digest'], ...whole.reads.of('find')]);
    openMemo(path, 'one').save({ ...whole, reads, pages: new Map(whole.pages).set('/b/', odd) });
    const { pages } = openMemo(path, 'one').memo;
    assert.equal([...pages.keys()], ['/a/', '/c/']);
    assert.equal(
      [...pages.values()].flatMap((page) => page.reads),
      ['find|en|a', 'find|en|c'],
    );
    const readers = [...pages.values()].filter(createReadMatcher(new Set(['find|en|c'])));
    assert.equal(
      readers.map(({ url }) => url),
      ['/c/'],
    );
  });
});

memo('who has read one of some keys is found among stored and new pages', async () => {
  await inTemporaryFolder((folder) => {
    const path = join(folder, 'memo.jsonl');
    const names = Array.from({ length: 120 }, (_, index) => `p${index}`);
    openMemo(path, 'one').save(memoOf('one', names));
    const pages = [...openMemo(path, 'one').memo.pages.values(), pageOf('new')];
    const readers = (...keys: string[]) => pages.filter(createReadMatcher(new Set(keys))).map(({ url }) => url);
    assert.equal(readers('find|en|p1', 'find|en|p112', 'find|en|new'), ['/p1/', '/p112/', '/new/']);
    assert.equal(readers('find|en|nobody'), []);
    assert.equal(readers(), []);
  });
});

memo('readers of many keys are those that a search in all reads finds', async () => {
  await inTemporaryFolder((folder) => {
    const path = join(folder, 'memo.jsonl');
    const chance = createPicker(1);
    const kinds = ['body', 'find', 'string'];
    const keys = Array.from({ length: 400 }, (_, index) => `${kinds[index % 3]}|en|${index}`);
    const some = (count: number) => [...new Set(Array.from({ length: count }, () => keys[chance.below(400)] ?? ''))];
    const pages = Array.from({ length: 80 }, (_, index) => ({
      ...pageOf(`p${index}`),
      reads: some(chance.below(60)),
      shared: ['en|z', 'en|a'],
    }));
    const parts = new Map(['en|a', 'en|z'].map((key) => [key, { reads: [], scan: emptyScan(), diagnostics: [] }]));
    const reads = new Reads().with(keys.map((key) => [key, 'digest']));
    openMemo(path, 'one').save({
      ...emptyMemo('one'),
      pages: new Map(pages.map((page) => [page.url, page])),
      parts,
      reads,
    });
    const stored = [...openMemo(path, 'one').memo.pages.values()];
    assert.equal(
      stored.map((page) => ({ ...plain(page), reads: [...page.reads].sort() })),
      pages.map((page) => ({ ...page, reads: [...page.reads].sort() })),
    );
    for (let round = 0; round < 200; round++) {
      const wanted = new Set(some(1 + chance.below(round % 2 === 0 ? 2 : 30)));
      assert.equal(
        stored.filter(createReadMatcher(wanted)).map(({ url }) => url),
        pages.filter((page) => page.reads.some((key) => wanted.has(key))).map(({ url }) => url),
        [...wanted].join(),
      );
    }
  });
});

memo('a file that another process has written to is not current', async () => {
  await inTemporaryFolder((folder) => {
    const path = join(folder, 'memo.jsonl');
    const before = openMemo(path, 'one');
    assert.ok(before.isCurrent(), 'no file, as before');
    openMemo(path, 'one').save(memoOf('one', ['a', 'b', 'c', 'd']));
    assert.not(before.isCurrent(), 'a new file');
    const [one, other] = [openMemo(path, 'one'), openMemo(path, 'one')];
    assert.ok(one.isCurrent());
    other.save({ ...other.memo, validTargets: 'other' });
    assert.not(one.isCurrent(), 'a change was added');
    assert.ok(other.isCurrent());
    const last = openMemo(path, 'one');
    openMemo(path, 'two').save(memoOf('two', ['a', 'b', 'c', 'd']));
    assert.not(last.isCurrent(), 'written whole by other code');
  });
});

memo('many changes are read as one memo', async () => {
  await inTemporaryFolder((folder) => {
    const path = join(folder, 'memo.jsonl');
    const file = openMemo(path, 'one');
    for (let round = 0; round < 20; round++) file.save(memoOf('one', ['a', 'b', `c${round}`]));
    assert.equal([...openMemo(path, 'one').memo.pages.keys()].sort(), ['/a/', '/b/', '/c19/']);
  });
});

memo('what another process has written meanwhile is not mixed with this one’s changes', async () => {
  await inTemporaryFolder((folder) => {
    const path = join(folder, 'memo.jsonl');
    openMemo(path, 'one').save(memoOf('one', ['a', 'b', 'c', 'd']));
    const [one, other] = [openMemo(path, 'one'), openMemo(path, 'one')];
    other.save({ ...other.memo, validTargets: 'other' });
    one.save({ ...one.memo, validTargets: 'one' });
    assert.is(openMemo(path, 'one').memo.validTargets, 'one');
  });
});

memo('stamps of folders show what was changed, added and removed since', async () => {
  await inTemporaryFolder((folder) => {
    const content = join(folder, 'content');
    mkdirSync(join(content, 'a'), { recursive: true });
    writeFileSync(join(content, 'a/one.md'), 'one');
    const before = stampFiles([content]);
    assert.equal(listChangedPaths(before), []);
    writeFileSync(join(content, 'a/two.md'), 'two');
    assert.equal(listChangedPaths(before), [join(content, 'a')], 'a file that came');
    const change = restamp(before, listChangedPaths(before));
    assert.equal(findChangedFiles(before, change), [join(content, 'a/two.md')]);
    const then = withChange(before, change);
    assert.equal(then, stampFiles([content]));
    utimesSync(join(content, 'a/one.md'), 1, 1);
    assert.equal(listChangedPaths(then), [join(content, 'a/one.md')], 'a file that changed');
    rmSync(join(content, 'a/two.md'));
    const lastChange = restamp(then, listChangedPaths(then));
    assert.equal(findChangedFiles(then, lastChange), [join(content, 'a/one.md'), join(content, 'a/two.md')]);
    assert.equal(withChange(then, lastChange), stampFiles([content]));
  });
});

memo('what is added to a record of stamps is read as if it had been written whole', async () => {
  await inTemporaryFolder((folder) => {
    const path = join(folder, 'deep/files.stamps');
    assert.is(openStampRecord(path).known, undefined);
    const stamps = new Map(Array.from({ length: 200 }, (_, index) => [`/site/${index}`, `stamp ${index}`]));
    const first = openStampRecord<string>(path).replace('first', stamps);
    const opened = openStampRecord<string>(path);
    assert.is(opened.seal, first);
    const second = opened.add('second', {
      set: [
        ['/site/new\nline', 'stamp'],
        ['/site/7', 'other'],
      ],
      gone: ['/site/9'],
    });
    const found = openStampRecord<string>(path);
    assert.is(found.seal, second);
    assert.is(found.known?.data, 'second');
    const expected = new Map(stamps).set('/site/new\nline', 'stamp').set('/site/7', 'other');
    expected.delete('/site/9');
    assert.equal(found.known?.stamps, expected);
    // Of two processes, the one that is late writes all that it knows.
    const [one, other] = [openStampRecord<string>(path), openStampRecord<string>(path)];
    other.add('other', { set: [['/site/1', 'of the other']], gone: [] });
    one.add('one', { set: [], gone: ['/site/2'] });
    const last = openStampRecord<string>(path).known;
    assert.is(last?.data, 'one');
    assert.is(last?.stamps.get('/site/1'), 'stamp 1');
    assert.not(last?.stamps.has('/site/2'));
    for (let round = 0; round < 100; round++)
      openStampRecord<string>(path).add(`round ${round}`, { set: [['/site/3', `${round}`]], gone: [] });
    assert.is(openStampRecord<string>(path).known?.stamps.get('/site/3'), '99');
    for (const cut of [1, 40, 4000]) {
      writeFileSync(path, readFileSync(path).subarray(0, -cut));
      assert.is(openStampRecord(path).known, undefined, `${cut} bytes are missing`);
      openStampRecord<string>(path).replace('again', stamps);
      openStampRecord<string>(path).add('more', { set: [['/site/3', 'x']], gone: [] });
    }
  });
});

memo('a link to a folder above, or to itself, does not stop the stamping of folders', async () => {
  await inTemporaryFolder((folder) => {
    const content = join(folder, 'content');
    mkdirSync(join(content, 'a'), { recursive: true });
    const before = stampFiles([content]);
    symlinkSync('loop', join(content, 'loop'));
    symlinkSync('..', join(content, 'a/up'));
    symlinkSync('..', join(content, 'a/also'));
    const stamps = stampFiles([content]);
    assert.match(stamps.get(join(content, 'loop')) ?? '', /^\d/, 'it is stamped like a file');
    assert.ok(stamps.size < 20, 'each folder is stamped once');
    assert.equal(listChangedPaths(stamps), []);
    assert.equal(listChangedPaths(before).sort(), [content, join(content, 'a')]);
    const again = restamp(before, listChangedPaths(before));
    assert.ok(findChangedFiles(before, again).includes(join(content, 'loop')));
    rmSync(join(content, 'loop'));
    assert.ok(listChangedPaths(stamps).includes(join(content, 'loop')));
  });
});

memo('data has one JSON, whatever the order of its keys', () => {
  assert.is(stableJson({ b: [1, { d: 1, c: undefined }], a: null }), '{"a":null,"b":[1,{"d":1}]}');
  assert.is(stableJson({ a: null, b: [1, { d: 1 }] }), stableJson({ b: [1, { d: 1 }], a: null }));
});

memo.run();
