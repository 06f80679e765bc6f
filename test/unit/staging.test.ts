import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDiskWriter } from '../../build/pipeline/write/disk.ts';
import { stagingLocations } from '../../build/pipeline/write/locations.ts';
import { startOf } from '../../build/pipeline/write/lock.ts';
import { openStaging } from '../../build/pipeline/write/staging.ts';
import { recoverOutputs } from '../../build/pipeline/write/unfinished.ts';
import { file, foldersIn, problemOf, systemError, withFaults } from '../support/outputs.ts';
import { inTemporaryFolder } from '../support/project.ts';
import { filesBelow } from '../support/site.ts';

const staging = suite('staging of outputs');

staging('an output on another mount is staged inside it', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    mkdirSync(folders.site);
    writeFileSync(join(folders.site, '.DS_Store'), '');
    const crossed: string[] = [];
    const isInside = (path: unknown) => String(path).startsWith(`${folders.site}/`);
    await withFaults(
      'renameSync',
      (from = '', to = '') => {
        if (isInside(from) !== isInside(to)) throw systemError('EXDEV', to);
        if (!String(to).endsWith('/.absent')) crossed.push(String(from));
      },
      async () => {
        const writer = createDiskWriter(folders, new Map());
        await writer.write([file('index.html', 'one'), { ...file('server.conf', 'two'), area: 'hosts' }]);
        await writer.write([file('index.html', 'two')]);
      },
    );
    assert.ok(crossed.some((path) => path.startsWith(join(folders.site, '.staging/site'))));
    assert.ok(crossed.some((path) => path.startsWith(join(folder, '.dist-hosts-staging/hosts'))));
    assert.equal(readdirSync(folder), ['dist', 'dist-hosts']);
    assert.equal(readdirSync(folders.site), ['.DS_Store', 'index.html']);
  });
});

staging('a folder on a mount of its own within the output is copied into', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    const assets = join(folders.site, 'assets');
    const writer = createDiskWriter(folders, new Map());
    await writer.write([file('assets/a.css', 'one'), file('index.html', 'one')]);
    const isInside = (path: string) => path.startsWith(assets);
    await withFaults(
      'renameSync',
      (from = '', to = '') => {
        if (isInside(from) !== isInside(to)) throw systemError('EXDEV', to);
      },
      () => writer.write([file('assets/a.css', 'two'), file('assets/deep/b.css', 'new'), file('index.html', 'two')]),
    );
    assert.equal(filesBelow(folders.site), ['assets/a.css', 'assets/deep/b.css', 'index.html']);
    assert.is(readFileSync(join(assets, 'a.css'), 'utf8'), 'two');
  });
});

staging('one folder that may not be written to leaves the whole site as it was', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    const site = (words: string) => ['a/index.html', 'b/index.html', 'index.html'].map((path) => file(path, words));
    const writer = createDiskWriter(folders, new Map());
    await writer.write(site('one'));
    const problem = await withFaults(
      'accessSync',
      (path = '') => {
        if (path.endsWith('/b')) throw systemError('EACCES', path);
      },
      () => problemOf(writer.write(site('two'))),
    );
    assert.match(problem, /to .*dist\/b: it may not be written to\. What was there before is still there\./);
    for (const { path } of site('')) assert.is(readFileSync(join(folders.site, path), 'utf8'), 'one');
    assert.is((await writer.write(site('two'))).written.length, 3);
    assert.equal(readdirSync(folder), ['dist', 'dist-hosts']);
  });
});

staging('a fault in the midst of moving is said, and the next writing goes on from there', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    const site = (words: string) => ['a.html', 'b.html', 'c.html'].map((path) => file(path, words));
    await createDiskWriter(folders, new Map()).write(site('one'));
    const problem = await withFaults(
      'renameSync',
      (_, to = '') => {
        if (to.endsWith('/b.html')) throw systemError('EIO', to);
      },
      () => problemOf(createDiskWriter(folders, new Map()).write(site('two'))),
    );
    assert.match(
      problem,
      /only partly in .*dist\. .*dist\/b\.html: the disk has a fault\. Change that; the next command/,
    );
    assert.equal(recoverOutputs(join(folder, 'cache'), folders.site).size, 0);
    for (const { path } of site('')) assert.is(readFileSync(join(folders.site, path), 'utf8'), 'two');
    assert.equal(readdirSync(folder), ['dist', 'dist-hosts']);
  });
});

staging('a second build of the same output waits for the first', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    const [main] = stagingLocations(folders.site);
    // Another process: this one's parent runs as long as the test does.
    mkdirSync(main);
    writeFileSync(join(main, `owner-${process.ppid}-${startOf(process.ppid) ?? 0}-${hostname()}`), '');
    const waits: number[] = [];
    const staging = await openStaging(folders, (process) => {
      waits.push(process);
      rmSync(main, { recursive: true });
    });
    assert.equal(waits, [process.ppid]);
    assert.ok(staging.waited);
    staging.close();
  });
});

staging('what a process left whose number another has now is discarded', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    const [main] = stagingLocations(folders.site);
    mkdirSync(join(main, 'site'), { recursive: true });
    writeFileSync(join(main, `owner-${process.ppid}-1-${hostname()}`), '');
    writeFileSync(join(main, 'site/half.html'), '');
    const staging = await openStaging(folders);
    assert.not(staging.waited);
    assert.equal(filesBelow(staging.folders.site), []);
    staging.close();
    assert.equal(readdirSync(folder), []);
  });
});

staging('a folder where files are to be staged, and that is not the build’s, is left alone', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    mkdirSync(join(folder, '.dist-staging'));
    writeFileSync(join(folder, '.dist-staging/mine.txt'), '');
    assert.match(
      await problemOf(createDiskWriter(folders, new Map()).write([file('index.html', 'one')])),
      /\.dist-staging has files that are not the build’s\. Move them/,
    );
    assert.equal(filesBelow(folder), ['.dist-staging/mine.txt']);
  });
});

staging.run();
