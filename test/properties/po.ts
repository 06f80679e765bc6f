import { parsePo } from '../../build/translations/exchange/parse-po.ts';
import { writePo } from '../../build/translations/exchange/write-po.ts';
import { exchangeProperty } from '../support/exchange-property.ts';

export const property = exchangeProperty({
  name: 'po',
  write: writePo,
  read: parsePo,
  inserts: [
    'msgid "',
    'msgstr "',
    'msgstr[0] "a"\n',
    'msgctxt "a#b"\n',
    '#, fuzzy\n',
    '#~ ',
    '"\n"',
    '\\',
    '\\x',
    'Language: fr_FR',
    '\r',
  ],
});
