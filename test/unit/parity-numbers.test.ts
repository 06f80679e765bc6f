import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { numberWords } from '../../build/languages/number-words.ts';
import { createNumberReader } from '../../build/pipeline/check/parity/numbers.ts';

const numbers = suite('numbers of texts');

const valuesOf = (locale: string, text: string): string[] =>
  createNumberReader(locale)
    .numbersIn(text)
    .map(({ value }) => value);

const spells = (locale: string, value: string, text: string, clock = false): boolean =>
  createNumberReader(locale).spells({ value, written: value, index: 0, clock }, text);

numbers('thousands and decimals as each language writes them', () => {
  for (const [locale, text] of [
    ['en', 'EUR 1,200 and 12.5 of 1,250,000'],
    ['fr', '1 200 € et 12,5 sur 1\u202f250\u00a0000'],
    ['nl', '€ 1.200 en 12,5 van 1.250.000'],
    ['ar', '١٬٢٠٠ يورو ثم ١٢٫٥ من ١٬٢٥٠٬٠٠٠'],
    ['hi', '₹१,२०० और १२.५ में १,२५०,०००'],
  ] as const)
    assert.equal(valuesOf(locale, text), ['1200', '12.5', '1250000'], text);
  assert.equal(valuesOf('en', '10, 20 and 30.'), ['10', '20', '30']);
  assert.equal(valuesOf('fr', 'en 2027 300 personnes'), ['2027', '300']);
  assert.equal(valuesOf('nl', 'TLS 1.2'), valuesOf('fr', 'TLS 1.2'));
});

numbers('dates and times of day', () => {
  assert.equal(valuesOf('en', 'on 15 March 2027'), ['15', '3', '2027']);
  assert.equal(valuesOf('en', 'on March 15, 2027'), ['3', '15', '2027']);
  assert.equal(valuesOf('fr', 'le 1er décembre 2027, août 2028'), ['1', '12', '2027', '8', '2028']);
  assert.equal(valuesOf('nl', '15.03.2027 of 15 maart 2027'), ['15', '3', '2027', '15', '3', '2027']);
  assert.equal(valuesOf('en', 'You may march on'), []);
  for (const [locale, text] of [
    ['en', 'at 9:30, 14:00 and 16:05'],
    ['en', 'at 9.30, 2 pm and 4.05 p.m.'],
    ['fr', 'à 9 h 30, 14 h et 16h05'],
    ['nl', 'om 9.30 uur, 14 uur en 16.05 uur'],
  ] as const)
    assert.equal(valuesOf(locale, text), ['9.3', '14', '16.05'], text);
});

numbers('figures that nobody reads as numbers are left out', () => {
  assert.equal(valuesOf('en', '1. First\n2. [Part](toolbox/part-3#step-4) of CO2 <https://a.example/5>[^6]'), []);
  assert.equal(valuesOf('en', 'since\n2019. Nobody'), ['2019']);
});

numbers('company numbers keep their value, whatever a full stop is otherwise', () => {
  for (const locale of ['en', 'fr', 'nl']) assert.equal(valuesOf(locale, '0899.555.012'), ['899555012']);
});

numbers('what is written is told with its place', () => {
  assert.equal(createNumberReader('fr').numbersIn('De 1 200 à 1\u00a0900 €'), [
    { value: '1200', written: '1 200', index: 3 },
    { value: '1900', written: '1 900', index: 11 },
  ]);
});

numbers('in words', () => {
  assert.equal(
    [0, 21, 34, 71, 80, 99].map((value) => numberWords(value, 'fr')[0]),
    ['zéro', 'vingt et un', 'trente-quatre', 'soixante et onze', 'quatre-vingts', 'quatre-vingt-dix-neuf'],
  );
  assert.equal(
    [0, 22, 34, 71, 80, 99].map((value) => numberWords(value, 'nl')[0]),
    ['nul', 'tweeëntwintig', 'vierendertig', 'eenenzeventig', 'tachtig', 'negenennegentig'],
  );
  assert.equal(
    [0, 13, 20, 34].map((value) => numberWords(value, 'en')[0]),
    ['zero', 'thirteen', 'twenty', 'thirty-four'],
  );
  assert.equal(numberWords(12, 'eo'), []);
  assert.equal(numberWords(101, 'en'), []);
  assert.ok(spells('fr', '34', 'Trente-quatre jours'));
  assert.not.ok(spells('fr', '30', 'Troisième rang'));
  assert.ok(spells('fr', '9', 'au neuvième jour'));
  assert.ok(spells('nl', '8', 'de achtste week'));
  assert.not.ok(spells('en', '10', 'often'));
  assert.ok(spells('en', '4.2', 'at twenty past four', true));
  assert.ok(spells('en', '14.1', 'ten past two', true));
});

numbers.run();
