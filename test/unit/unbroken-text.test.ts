import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLineKeeper } from '../../build/languages/unbroken-text.ts';
import { createLineKeepers } from '../../build/pipeline/render/keep-lines.ts';
import type { Sources } from '../../build/pipeline/render/sources.ts';

/** What no line divides, in texts and in rendered HTML. */
const unbroken = suite('unbroken text');

const names = ['Den Haag', 'De Wit'];

/** Shows the invisible characters of a text. */
const shown = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '+');

const keep = (locale: string, text: string): string => shown(createLineKeeper(locale, names)(text));

unbroken('names stay on one line, in every language', () => {
  assert.is(keep('nl', 'Anna De Wit, Den Haag'), 'Anna De_Wit, Den_Haag');
  assert.is(keep('de', 'Anna De Wit, Den Haag'), 'Anna De_Wit, Den_Haag');
  assert.is(keep('nl', 'De Witte en den Haag'), 'De Witte en den Haag', 'only as they are written');
});

unbroken('numbers in words stay on one line', () => {
  assert.is(keep('en', 'Thirty-four of the ninety-fourth'), 'Thirty-+four of the ninety-+fourth');
  assert.is(keep('en', 'a thirty-second call'), 'a thirty-+second call');
  assert.is(keep('fr', 'soixante à quatre-vingt-dix'), 'soixante à quatre-+vingt-+dix');
  assert.is(keep('fr', 'vingt et un jours'), 'vingt_et_un jours');
  assert.is(keep('en', 'a twenty-four-hour day'), 'a twenty-+four-+hour day');
  assert.is(keep('en', 'ninety-minute or 12-week sessions'), 'ninety-+minute or 12-+week sessions');
  assert.is(keep('en', 'a hand-over'), 'a hand-over', 'another compound may break');
});

unbroken('a number stays with what it counts, and with what it numbers', () => {
  assert.is(keep('en', 'Part 1 takes 17 days, not 20 hands'), 'Part_1 takes 17_days, not 20 hands');
  assert.is(keep('fr', 'partie 2, 1 140 minutes'), 'partie_2, 1 140_minutes');
  assert.is(keep('nl', 'Deel 3 duurt 6 weken'), 'Deel_3 duurt 6_weken');
  assert.is(keep('de', 'Teil 1, 17 Tage'), 'Teil 1, 17 Tage', 'nothing is known of German');
  assert.is(keep('en', 'a counterpart 3 and 4 dayshifts'), 'a counterpart 3 and 4 dayshifts');
});

unbroken('a short word stays with the one before its hyphen', () => {
  assert.is(keep('fr', 'Celui-là, eux-mêmes, des petits-déjeuners'), 'Celui-+là, eux-+mêmes, des petits-déjeuners');
  assert.is(keep('fr', 'ci-dessous, là-bas, un va-et-vient'), 'ci-dessous, là-bas, un va-et-vient');
  assert.is(keep('nl', 'celui-là'), 'celui-là');
});

unbroken('only texts of HTML change, not those that the browser compares with its own', () => {
  const sources = { ask: () => ({ value: names, key: '', digest: '' }) } as unknown as Sources;
  const html = (locale: string, text: string) => shown(createLineKeepers(sources)(locale)(text));
  assert.is(html('nl', '<p title="Den Haag">Den Haag</p>'), '<p title="Den Haag">Den_Haag</p>');
  assert.is(
    html('nl', '<code>Den Haag</code><pre><b>De Wit</b></pre>'),
    '<code>Den Haag</code><pre><b>De Wit</b></pre>',
  );
  assert.is(html('nl', '<!--Den Haag--><title>Den Haag</title>'), '<!--Den Haag--><title>Den Haag</title>');
  assert.is(
    html('nl', '<div data-island="form"><div>Den Haag</div>De Wit</div><div>Den Haag</div>'),
    '<div data-island="form"><div>Den Haag</div>De Wit</div><div>Den_Haag</div>',
  );
});

unbroken.run();
