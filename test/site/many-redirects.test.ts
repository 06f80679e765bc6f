import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTemporaryFolder } from '../support/project.ts';
import { buildSite, hasErrors, textOf } from '../support/site.ts';
import { smallFolder } from '../support/small-site.ts';

const redirects = suite('a site of many years');

redirects('10,000 rows of redirects.yaml, each with its reason, are read and reach the host', () =>
  inTemporaryFolder(async (folder) => {
    cpSync(smallFolder, folder, { recursive: true });
    const why = 'the department that this page was about was joined with another one';
    const rows = Array.from(
      { length: 10_000 },
      (_, index) => `  - { from: /departments/page-${index}/, to: pages/workshop, status: '302', why: ${why} }\n`,
    );
    const text = `redirects:\n${rows.join('')}`;
    assert.ok(text.length > 1_000_000);
    writeFileSync(join(folder, 'content/redirects.yaml'), text);
    const built = await buildSite(folder, { input: { override: { hosts: ['nginx'] } } });
    assert.not(hasErrors(built), built.printed);
    const maps = await textOf(built.outputs, 'nginx/maps.conf', 'hosts');
    assert.match(maps ?? '', '/departments/page-9999/ 302 /workshop/');
  }),
);

redirects.run();
