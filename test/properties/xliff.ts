import { parseXliff } from '../../build/translations/exchange/parse-xliff.ts';
import { writeXliff } from '../../build/translations/exchange/write-xliff.ts';
import { exchangeProperty } from '../support/exchange-property.ts';

export const property = exchangeProperty({
  name: 'xliff',
  write: writeXliff,
  read: parseXliff,
  inserts: [
    ...[
      '<mrk id="m">',
      '</mrk>',
      '<ph id="1"/>',
      '<ec startRef="1"/>',
      '<cp hex="110000"/>',
      '<cp hex="d800"/>',
      '&#x1b;',
      '&a;',
    ],
    ...[
      '<!DOCTYPE a [<!ENTITY a "b">]>',
      '<![CDATA[',
      ']]>',
      '<!--',
      '<x:a/>',
      '<group id="g">',
      '</unit>',
      'hex="-1"',
      '<',
    ],
  ],
});
