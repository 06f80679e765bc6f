import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findNewerNode } from '../../scripts/setup/newest-node.mjs';

const nodes = suite('newest Node');

nodes('the newest that answers is taken, if it is newer than the one that runs', () => {
  const own = process.versions.node;
  const find = (versions: Record<string, string | undefined>) =>
    findNewerNode({ candidates: Object.keys(versions), readVersion: (path) => versions[path] });
  assert.is(find({}), undefined);
  assert.is(find({ '/old': '18.20.0', '/own': own, '/broken': undefined }), undefined);
  assert.is(find({ '/own': own, '/a': '99.9.0', '/b': '99.10.0', '/c': '99.2.11', '/broken': undefined }), '/b');
});

nodes.run();
