import type { ComparedTexts, ShapeDifference } from './compared-texts.ts';
import type { FoundNumber } from './numbers.ts';
import type { Passage, TextShape } from './text-shape.ts';

/**
 * Compares numbers field by field and, if the headings are the same, section by section; otherwise in the whole text.
 */
export function compareNumbers(
  { source, target, sourceName, readers }: ComparedTexts,
  bySection: boolean,
): ShapeDifference[] {
  const [wanted, own] = [passagesOf(source, bySection), passagesOf(target, bySection)];
  const counterparts = new Map(own.map((passage) => [passage.key, passage]));
  return wanted.flatMap((passage): ShapeDifference[] => {
    const counterpart = counterparts.get(passage.key);
    if (!counterpart) return [];
    const there = readers.source.numbersIn(passage.text);
    const here = readers.target.numbersIn(counterpart.text);
    const missing = subtractNumbers(there, here, (number) => readers.target.spells(number, counterpart.text));
    const added = subtractNumbers(here, there, (number) => readers.source.spells(number, passage.text));
    const [first] = added;
    if (missing.length + added.length === 0) return [];
    return [
      {
        in: 'numbers',
        at:
          'offset' in counterpart.at && first
            ? { offset: counterpart.at.offset + first.index, length: first.written.length }
            : counterpart.at,
        sourceAt: 'offset' in passage.at ? { offset: passage.at.offset + (missing[0]?.index ?? 0) } : passage.at,
        message: sentenceOf({ missing, added, sourceName }),
      },
    ];
  });
}

function sentenceOf(found: { missing: FoundNumber[]; added: FoundNumber[]; sourceName: string }): string {
  const { missing, added, sourceName } = found;
  if (missing.length === 0) return `This text says ${listOf(added)}; ${sourceName} (line {line}) does not.`;
  const lack = `${sourceName} says ${listOf(missing)} (line {line}); this text does not`;
  return added.length === 0 ? `${lack}.` : `${lack}, and says ${listOf(added)} instead.`;
}

function passagesOf({ passages }: TextShape, bySection: boolean): Passage[] {
  if (bySection) return passages;
  const sections = passages.filter(({ key }) => key.startsWith('#'));
  const [first] = sections;
  const fields = passages.filter(({ key }) => !key.startsWith('#'));
  return first ? [...fields, { ...first, text: sections.map(({ text }) => text).join('') }] : fields;
}

function subtractNumbers(
  numbers: readonly FoundNumber[],
  others: readonly FoundNumber[],
  spelled: (number: FoundNumber) => boolean,
): FoundNumber[] {
  const known = new Set(others.map(({ value }) => value));
  return numbers.filter((number) => {
    const { value } = number;
    if (known.has(value) || spelled(number) || others.some((other) => isHalfADayFrom(number, other))) return false;
    known.add(value);
    return true;
  });
}

/** Returns whether two numbers can be the same time on 12-hour and 24-hour clocks: from 10 to 4, de 10 h à 16 h. */
function isHalfADayFrom(a: FoundNumber, b: FoundNumber): boolean {
  return Boolean(a.clock || b.clock) && Math.abs(Number(a.value) - Number(b.value)) === 12;
}

function listOf(numbers: readonly FoundNumber[]): string {
  const shown = numbers.slice(0, 6).map(({ written }) => written);
  if (numbers.length > shown.length) shown.push('…');
  const last = shown.pop() ?? '';
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : last;
}
