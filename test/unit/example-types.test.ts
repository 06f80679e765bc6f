import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { layOutExampleTypes } from '../../build/preview/gallery/write-example-types.ts';
import { inTemporaryFolder, root } from '../support/project.ts';

const types = suite('types of examples');

types('an island without examples is passed over', () =>
  inTemporaryFolder((folder) => {
    assert.equal(layOutExampleTypes({ root, site: join(root, 'test/other-site'), folder: join(folder, 'types') }), []);
  }),
);

types.run();
