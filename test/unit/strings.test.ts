import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stringsSchema } from '../../build/commands/editors/strings-schema.ts';
import { exampleNumber, pluralCategories } from '../../build/languages/plural-forms.ts';
import { parseSource } from '../../build/pipeline/read/parse.ts';
import { createTranslators } from '../../build/pipeline/render/strings.ts';
import { validateStrings } from '../../build/pipeline/validate/strings.ts';

const strings = suite('interface strings');

/** Validates the strings of English, French and, where there are any, Dutch. */
function validate(en: string, fr: string, nl?: string) {
  const texts = { en, fr, ...(nl === undefined ? {} : { nl }) };
  return validateStrings(filesOf(texts), Object.keys(texts), 'en');
}

/** Parses texts of languages as their files. */
function filesOf(texts: Record<string, string>) {
  return new Map(
    Object.entries(texts).map(([locale, text]) => {
      const path = `strings/${locale}.yaml`;
      return [path, parseSource(path, new TextEncoder().encode(text), text)];
    }),
  );
}

const messages = ({ problems }: ReturnType<typeof validate>): string[] =>
  [...problems.values()].flat().map(({ message }) => message);

strings('plurals by language, placeholders filled', () => {
  const { strings: all } = validate(
    'seats_one: "{{count}} seat"\nseats_other: "{{count}} seats"\nhello: "Hello {{name}}"\n',
    'seats_one: "{{count}} place"\nseats_other: "{{count}} places"\nseats_many: "{{count}} de places"\nhello: "Bonjour {{name}}"\n',
  );
  const translators = createTranslators(all);
  const say = (locale: string, key: string, values: Record<string, string | number>) =>
    translators.get(locale)?.translate(key, values);
  assert.equal(
    [0, 1, 2].map((count) => say('en', 'seats', { count })),
    ['0 seats', '1 seat', '2 seats'],
  );
  assert.equal(
    [0, 1, 2].map((count) => say('fr', 'seats', { count })),
    ['0 place', '1 place', '2 places'],
  );
  assert.is(say('fr', 'seats', { count: 1_000_000 }), '1000000 de places');
  assert.is(say('fr', 'hello', { name: '<Anna & co>' }), 'Bonjour <Anna & co>');
  assert.is(translators.get('en')?.translate('nowhere'), undefined);
});
strings('the same keys and placeholders in every language', () => {
  assert.equal(messages(validate('a: "1 {{x}}"\n', 'a: "un {{x}}"\n')), []);
  assert.equal(messages(validate('a: one\nb: two\n', 'a: un\n')), ['The text "b" is missing in fr.']);
  assert.equal(messages(validate('a: one\n', 'a: un\nb: deux\n')), ['The text "b" does not exist in en.']);
  assert.equal(messages(validate('a: "{{x}}"\n', 'a: "{{y}}"\n')), [
    'The text "a" lacks {{x}} and has {{y}} too much.',
  ]);
});
strings('the plural forms that each language needs', () => {
  assert.equal(messages(validate('a_one: x\na_other: y\n', 'a_other: z\n')), [
    'The text "a" lacks its plural form a_one in fr.',
  ]);
  assert.equal(messages(validate('a_one: x\n', 'a_one: y\na_other: z\n')), [
    'The text "a" lacks its plural form a_other in en.',
  ]);
});
strings('Polish needs the form of 5, French not that of millions', () => {
  const english = 'a_one: x\na_other: y\n';
  const polish = (text: string) => validateStrings(filesOf({ en: english, pl: text }), ['en', 'pl'], 'en');
  assert.equal(messages(polish('a_one: x\na_few: y\na_other: z\n')), [
    'The text "a" lacks its plural form a_many in pl.',
  ]);
  assert.equal(messages(polish('a_one: x\na_few: y\na_many: z\na_other: z\n')), []);
  assert.equal(messages(validate(english, english)), []);
  const translators = createTranslators(polish('a_one: x\na_other: z\n').strings);
  assert.equal(
    [1, 2, 5].map((count) => translators.get('pl')?.translate('a', { count })),
    ['x', 'z', 'z'],
    'a form that is missing is reported once, and the general one shown',
  );
});
strings('the forms that a schema for editors requires are those that the build requires', () => {
  const source = new Map([
    ['a_one', 'x'],
    ['a_other', 'y'],
  ]);
  const required = (locale: string) => [stringsSchema(source, locale).required].flat().sort();
  assert.equal(required('fr'), ['a_one', 'a_other']);
  assert.equal(required('pl'), ['a_few', 'a_many', 'a_one', 'a_other']);
});
strings('a number that each plural form is for', () => {
  const examples = (locale: string) => pluralCategories(locale).map((category) => exampleNumber(locale, category));
  assert.equal(examples('en'), ['1', '25']);
  assert.equal(examples('fr'), ['1', '1,000,000', '25']);
  assert.equal(examples('pl'), ['1', '2', '25', '1.5']);
});
strings('a misspelt key is told once, in the language that has it', () => {
  assert.equal(messages(validate('s: { apply: x }\n', 's: { aply: x }\n')), [
    'The text "s.aply" does not exist in en.',
  ]);
  assert.equal(messages(validate('s: { aply: x }\n', 's: { apply: x }\n', 's: { apply: x }\n')), [
    'The text "s.aply" exists in no other language; fr and nl have "s.apply".',
  ]);
  assert.equal(messages(validate('a_on: x\na_other: y\n', 'a_one: x\na_other: y\n', 'a_one: x\na_other: y\n')), [
    'The text "a_on" exists in no other language; fr and nl have "a_one".',
  ]);
});
strings('texts of the default language that cannot be read are not missed elsewhere', () => {
  assert.equal(messages(validate('s:\n\ta: x\n', 'a: x\nb: y\n')), ['This line is indented with a tab.']);
  assert.equal(messages(validate('a:\n', 'a: { b: x, c: y }\n')), ['"a" must be text; here it is empty.']);
});
strings('what a language lacks is reported once and shown in the default language', () => {
  const { strings: all } = validate('a: one\nb: two\n', 'a: un\n');
  assert.is(all.get('fr')?.get('b'), 'two');
});
strings('a key is text, in lists and numbers too', () => {
  assert.equal(messages(validate('a: 12\nb: [x]\nc:\n', 'a: x\nb: y\nc: z\n')).slice(0, 3), [
    '"a" must be text; here it is 12.',
    '"b" must be text; here it is a list.',
    '"c" must be text; here it is empty.',
  ]);
});

strings.run();
