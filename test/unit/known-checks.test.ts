import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { defineData } from '../../build/authoring/define.ts';
import { line, localized, object } from '../../build/authoring/schema.ts';
import { createFailureRecorder } from '../../build/model/diagnostics/facet-failures.ts';
import type { ParsedFile } from '../../build/model/source-file.ts';
import { kindsForLocales } from '../../build/model/struct/kinds-for-locales.ts';
import { validateEntries } from '../../build/pipeline/validate/entries.ts';

const known = suite('checks of an earlier run');

const kind = defineData({
  name: 'note',
  folder: 'notes',
  file: 'note',
  facts: object({}),
  words: object({ title: localized(line()) }),
  body: 'none',
});
const parsed = (path: string, data: unknown): [string, ParsedFile] => [
  path,
  { path, digest: path, dataDigest: path, data, bodyStart: -1, characters: '', problems: [] },
];
const files = new Map([
  parsed('notes/one/note.yaml', {}),
  parsed('notes/one/en.md', { title: { en: 'One', fr: 'Un' } }),
]);

known('of words are not used for a site with other languages', () => {
  const validate = (locales: string[], checks = new Map()) =>
    validateEntries({
      files,
      kinds: kindsForLocales([kind], locales),
      locales,
      known: checks,
      before: new Map(),
      attempt: createFailureRecorder().attempt,
    });
  const { checks, problems } = validate(['en', 'fr']);
  assert.is(problems.size, 0);
  assert.equal(validate(['en', 'nl'], checks).problems, validate(['en', 'nl']).problems);
  assert.is(validate(['en', 'nl'], checks).problems.size, 1);
});

known.run();
