import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { realSite } from '../support/real-site.ts';

const content = suite('real content');

content('has no errors', async () => {
  const { errors } = await realSite();
  assert.is(errors, '');
});

content.run();
