import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { closest, didYouMean } from '../../build/diagnostics/suggest.ts';

const suggest = suite('did you mean');
const fields = ['title', 'metaTitle', 'description', 'lead', 'published', 'minutes'];

suggest('one letter lost, added, changed or swapped', () => {
  assert.is(closest('titel', fields), 'title');
  assert.is(closest('tittle', fields), 'title');
  assert.is(closest('minuts', fields), 'minutes');
  assert.is(closest('publishd', fields), 'published');
});
suggest('upper and lower case are one', () => assert.is(closest('metatitle', fields), 'metaTitle'));
suggest('the nearest of several', () => assert.is(closest('minute', ['minuets', 'minutes', 'minus']), 'minutes'));
suggest('nothing that is too far', () => {
  assert.is(closest('colour', fields), undefined);
  assert.is(closest('', fields), undefined);
  assert.is(didYouMean('colour', fields), undefined);
});
suggest('of paths, what is too far for their last part', () => {
  assert.is(closest('experts/ana-dewit', ['experts/anna-de-wit']), 'experts/anna-de-wit');
  assert.is(closest('expert/anna-de-wit', ['experts/anna-de-wit']), 'experts/anna-de-wit');
  assert.is(closest('experts/anna-de-wit', ['experts/sanne-de-vries']), undefined);
});
suggest('a sentence', () => assert.is(didYouMean('leed', fields), 'Did you mean "lead"?'));

suggest.run();
