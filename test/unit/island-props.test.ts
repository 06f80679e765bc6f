import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { packProps, unpackProps } from '../../templates/islands/props.ts';

const islandProps = suite('island props');

islandProps('come back as they were, whatever is in them', () => {
  const props = { text: 'said "so", ~ 10 %, \\ and \\"', list: ['~', '"', '~"~'], none: null, nested: { '~"': 1 } };
  assert.equal(unpackProps(packProps(props)), props);
});

islandProps('hold no quotation mark but those that stood for something else', () => {
  assert.is(packProps({ a: 'b~' }), '{~a~:~b"~}');
});

islandProps('are empty where there are none', () => {
  assert.equal(unpackProps(undefined), {});
});

islandProps.run();
