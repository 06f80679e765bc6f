import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatTime, formatTimeRange } from '../../build/authoring/format.ts';

const format = suite('formats of languages');

/** A time → how a language writes it. */
const times: Record<string, Record<string, string>> = {
  en: { '09:05': '09:05', '14:00': '14:00' },
  fr: { '09:05': '9\u00a0h\u00a005', '09:30': '9\u00a0h\u00a030', '14:00': '14\u00a0h' },
};

for (const [locale, expected] of Object.entries(times))
  format(`${locale}: times of day`, () => {
    for (const [time, words] of Object.entries(expected)) assert.is(formatTime(locale, time), words);
  });

format('from one time to another', () => {
  assert.is(formatTimeRange('en', '09:30', '17:00'), '09:30–17:00');
  assert.match(formatTimeRange('fr', '09:30', '17:00'), /^9\u00a0h\u00a030\s–\s17\u00a0h$/);
});

format.run();
