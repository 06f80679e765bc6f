import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { didYouMean, findClosest } from '../../build/model/diagnostics/suggest.ts';

const suggest = suite('did you mean');
const fields = ['title', 'metaTitle', 'description', 'lead', 'published', 'minutes'];

suggest('one letter lost, added, changed or swapped', () => {
  assert.is(findClosest('titel', fields), 'title');
  assert.is(findClosest('tittle', fields), 'title');
  assert.is(findClosest('minuts', fields), 'minutes');
  assert.is(findClosest('publishd', fields), 'published');
});
suggest('upper and lower case are one', () => assert.is(findClosest('metatitle', fields), 'metaTitle'));
suggest('the nearest of several', () => assert.is(findClosest('minute', ['minuets', 'minutes', 'minus']), 'minutes'));
suggest('nothing that is too far', () => {
  assert.is(findClosest('colour', fields), undefined);
  assert.is(findClosest('', fields), undefined);
  assert.is(didYouMean('colour', fields), undefined);
});
suggest('of paths, what is too far for their last part', () => {
  assert.is(findClosest('experts/ana-dewit', ['experts/anna-de-wit']), 'experts/anna-de-wit');
  assert.is(findClosest('expert/anna-de-wit', ['experts/anna-de-wit']), 'experts/anna-de-wit');
  assert.is(findClosest('experts/anna-de-wit', ['experts/sanne-de-vries']), undefined);
});
suggest('a sentence', () => assert.is(didYouMean('leed', fields), 'Did you mean "lead"?'));

suggest.run();
