import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findWrongDirectionMark } from '../../build/languages/direction-marks.ts';

const marks = suite('marks of text direction');

/** The marks as letters: `<` and `>` begin an isolate of either direction, `*` one of the first letter, `.` closes. */
const written: Record<string, string> = { '<': '\u2067', '>': '\u2066', '*': '\u2068', '.': '\u2069', '!': '\u202e' };
const withMarks = (text: string) => text.replace(/[<>*.!]/g, (letter) => written[letter] ?? letter);

for (const text of [
  'plain',
  'اتصلوا بنا على >+49 761 55 50. اليوم',
  'The workshop <ورشة. is open',
  'يعمل *DevOps <مع. فريق. واحد',
  'הספר >C++. יצא',
  'one\nورشة >DevOps.\nthree',
])
  marks(`needed and closed: ${text}`, () => {
    assert.is(findWrongDirectionMark(withMarks(text)), undefined);
  });

for (const [text, place, hint] of [
  ['The >workshop.', 4, 'from left to right'],
  ['ورشة >DevOps', 5, 'Close it in the same line'],
  ['ورشة >DevOps\nبيت.', 5, 'Close it in the same line'],
  ['ورشة. DevOps', 4, 'it closes an isolate'],
  ['ورشة >a. <b>c.', 9, 'Close it in the same line'],
  ['ورشة !DevOps', 5, 'isolates do the same'],
  ['Привет >мир.', 7, 'from left to right'],
] as const)
  marks(`not needed, or not closed: ${text}`, () => {
    const found = findWrongDirectionMark(withMarks(text));
    assert.is(found?.offset, place);
    assert.match(found?.hint ?? '', hint);
  });

marks.run();
