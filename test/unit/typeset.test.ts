import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { typeset } from '../../build/authoring/typeset.ts';

/** Shows the invisible characters of a heading. */
const shown = (locale: string, heading: string): string =>
  typeset(locale, heading).replaceAll('\u00a0', '_').replaceAll('\u2060', '+').replaceAll('\u00ad', '|');

test('what reads as one stays on one line', () => {
  assert.is(shown('fr', 'Le guide, Partie 3'), 'Le guide, Partie_3');
  assert.is(shown('en', 'Losing 40 people'), 'Losing 40 people', 'a number and what it counts are more than a word');
  assert.is(shown('en', 'Teams in thirty-four weeks'), 'Teams in thirty-+four weeks');
});

test('a short last word is not alone on its line', () => {
  assert.is(shown('en', 'What we do for you'), 'What we do for_you');
  assert.is(
    shown('nl', 'Verandermanagementtraject nu'),
    'Verander|manage|ment|traject nu',
    'but a long word stays alone',
  );
});

test('a short word that begins a part is not left behind on the line before', () => {
  assert.is(shown('en', 'Client cases: what changed, and by how'), 'Client cases: what_changed, and_by_how');
  assert.is(
    shown('en', 'Weniversity, where practitioners teach'),
    'Weniversity, where practitioners teach',
    'a long pair may break',
  );
});

test('a long Dutch compound breaks between its parts', () => {
  assert.is(shown('nl', 'Toegankelijkheidsverklaring'), 'Toegan|ke|lijk|heids|verklaring', 'and a long part too');
  assert.is(shown('nl', 'Adviseur bedrijfstransformatie, Brussel'), 'Adviseur bedrijfs|transformatie, Brussel');
  assert.is(shown('nl', 'Duurzaamheidscijfers'), 'Duurzaam|heids|cijfers', 'one that is too long with its hyphen, too');
  assert.is(shown('nl', 'Bedrijfsstrategie'), 'Bedrijfs|strategie');
  assert.is(shown('nl', 'Gebruikerservaring'), 'Gebruikers|ervaring');
});

test('a long word with a hyphen breaks there', () => {
  assert.is(shown('fr', 'Des petits-déjeuners'), 'Des petits-déjeuners');
});

test('another long word breaks between syllables, not near its ends', () => {
  assert.is(shown('en', 'Communications officer'), 'Commu|nic|a|tions officer');
  assert.is(shown('fr', 'Recommandation'), 'Recom|man|dation');
  assert.is(shown('nl', 'Onwetenschappelijk'), 'Onweten|schap|pelijk');
  assert.is(shown('nl', 'Transformatie'), 'Transformatie', 'a word that fits a line does not');
  assert.is(shown('de', 'Verantwortungsbereich'), 'Verantwortungsbereich', 'nor one of a language without patterns');
});

test.run();
