import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { nameSite, nameSiteIn } from '../../build/commands/project/name-site.ts';
import type { Diagnostic } from '../../build/model/diagnostic.ts';
import { root } from '../support/project.ts';

const commands = suite('commands in messages');

const site = { root, siteFolder: `${root}/test/other-site` };

commands('each names the site that the command worked on', () => {
  for (const [before, after] of [
    ['npm run check lists them.', 'npm run check -- --site test/other-site lists them.'],
    ['Run npm run routes -- --record.', 'Run npm run routes -- --site test/other-site --record.'],
    ['npm run build', 'npm run build -- --site test/other-site'],
    ['npm run translations -- confirm a', 'npm run translations -- --site test/other-site confirm a'],
    ['npm run new -- site ../my-site', 'npm run new -- site ../my-site'],
    ['npm run test:quick', 'npm run test:quick'],
  ] as const)
    assert.is(nameSite(before, site), after);
});

commands('nothing is added for the site of this folder', () => {
  assert.is(nameSite('npm run check', { root, siteFolder: root }), 'npm run check');
});

commands('a folder with a space is quoted', () => {
  assert.is(
    nameSite('npm run check', { root, siteFolder: `${root}/it's mine` }),
    "npm run check -- --site 'it'\\''s mine'",
  );
});

commands('messages and hints of diagnostics name it too', () => {
  const found: Diagnostic = {
    ...{ code: 'unrecorded-address', severity: 'warning', file: 'addresses.txt', line: 1, column: 1 },
    message: 'See npm run links.',
    hint: 'Run npm run routes -- --record.',
  };
  const [{ message, hint } = found] = nameSiteIn([found], site);
  assert.is(message, 'See npm run links -- --site test/other-site.');
  assert.is(hint, 'Run npm run routes -- --site test/other-site --record.');
});

commands.run();
