import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countriesIn, countryCodes } from '../../build/authoring/forms/countries.ts';
import type { FormDefinition } from '../../build/authoring/forms/definition.ts';
import type { RuledField } from '../../build/authoring/forms/field-kinds.ts';
import { type FileKind, fileKind } from '../../build/authoring/forms/file-kind.ts';
import {
  listProblems,
  normalizeSubmission,
  type RuledForm,
  validateSubmission,
} from '../../build/authoring/forms/rules.ts';
import { startingUrl } from '../../templates/forms/starting-url.ts';
import { storeToolboxState } from '../../templates/forms/store-toolbox-state.ts';
import { readToolboxState } from '../../templates/forms/toolbox-state.ts';
import {
  findCountries,
  indexCountries,
  matchCountry,
  namedCountry,
} from '../../templates/islands/form/find-countries.ts';
import { formDefinitions } from '../support/form-definitions.ts';
import { docx, pdf } from './form-files.ts';

function form(id: string): FormDefinition {
  const known = formDefinitions.find((one) => one.id === id);
  if (!known) throw new Error(`There is no form ${id}.`);
  return known;
}

/** A form of the site, whose names and messages the specification gives. */
const publishedForm = (id: string) => load(readFileSync(`content/forms/${id}.yaml`, 'utf8')) as FormDefinition;

/** The problems of a submission as it is typed, by field. */
function problemsOf(id: string, typed: Record<string, unknown>): Record<string, string> {
  const problems = validateSubmission(form(id), normalizeSubmission(form(id), typed));
  return Object.fromEntries(problems.map(({ field, key }) => [field, key]));
}

/** The problem of a value in a field of its own. */
function problemOf(field: Partial<RuledField>, value: unknown): string | undefined {
  const one: RuledForm = { fields: [{ name: 'it', kind: 'text', ...field }] };
  return validateSubmission(one, normalizeSubmission(one, { it: value }))[0]?.key;
}

const rules = suite('form rules');

rules('document request: every field is required, the newsletter too', () => {
  assert.equal(problemsOf('request-pdf', {}), {
    firstName: 'errors.required',
    lastName: 'errors.required',
    email: 'errors.emailRequired',
    newsletter: 'errors.consent',
  });
});

rules('document request: blanks are nothing, and what is around a text is not part of it', () => {
  const typed = { firstName: '  Ana ', lastName: ' \t ', email: ' ana@example.com\n', newsletter: 'true' };
  assert.equal(problemsOf('request-pdf', typed), { lastName: 'errors.required' });
  assert.equal(normalizeSubmission(form('request-pdf'), { ...typed, unknown: 'x' }), {
    firstName: 'Ana',
    lastName: '',
    email: 'ana@example.com',
    newsletter: true,
  });
});

rules('newsletter: an email that is valid', () => {
  assert.equal(problemsOf('newsletter-subscription', { email: '' }), { email: 'errors.emailRequired' });
  assert.equal(problemsOf('newsletter-subscription', { email: 'ana@' }), { email: 'errors.emailInvalid' });
  assert.equal(problemsOf('newsletter-subscription', { email: 'ana@example.com' }), {});
});

rules('contact: problems come in the order of the fields', () => {
  const problems = validateSubmission(form('contact'), normalizeSubmission(form('contact'), {}));
  assert.equal(
    problems.map(({ field }) => field),
    ['firstName', 'lastName', 'email', 'country', 'topicsOfInterest', 'message'],
  );
});

rules('contact: the seven topics are submitted in the words of the specification', () => {
  const topics = publishedForm('contact').fields.find(({ name }) => name === 'topicsOfInterest');
  assert.equal(
    topics?.options?.map(({ value }) => value),
    [
      'design your transformation',
      'facilitate your transformation journey',
      'accelerate product and services innovation',
      'train your people',
      'unleash your technological agility',
      'rock your data to grow your business',
      'other',
    ],
  );
});

rules('emails', () => {
  const email = { kind: 'email' as const };
  const valid = ['a@b.be', "o'neil+x@sub.example.co.uk", 'zoë@bücher.example', 'a@example.xn--p1ai', 'a.b@c-d.museum'];
  const invalid = [
    'a',
    'a@b',
    '@b.be',
    'a@@b.be',
    'a b@c.be',
    '.a@b.be',
    'a.@b.be',
    'a..b@c.be',
    'a@-b.be',
    'a@b-.be',
    'a@b..be',
    'a@b.1',
    'a@b.be, c@d.be',
    '<a@b.be>',
    `${'a'.repeat(65)}@b.be`,
  ];
  for (const value of valid) assert.is(problemOf(email, value), undefined, value);
  for (const value of invalid) assert.is(problemOf(email, value), 'errors.emailInvalid', value);
  assert.is(problemOf(email, `a@${'b'.repeat(60)}.${'c.'.repeat(100)}be`), 'errors.tooLong');
});

rules('phones start with 0 or + and have only numbers; what groups the digits is taken out', () => {
  const phone = { kind: 'tel' as const };
  for (const value of ['0470123456', '+32470123456', '+32 470 12.34-56', '', ' 01 ', '0470/12', '(02) 555 01 21']) {
    assert.is(problemOf(phone, value), undefined, value);
  }
  for (const value of ['470123456', '+', '0', '++32', '0470 abc', '470 (0)12', '٠٤٧٠', '32+0']) {
    assert.is(problemOf(phone, value), 'errors.phone', value);
  }
  const tidied = (phoneNumber: string) => normalizeSubmission(form('contact'), { phoneNumber }).phoneNumber;
  assert.is(tidied('+32 470 12.34-56'), '+32470123456');
  assert.is(tidied('02/555.01.21'), '025550121');
  assert.is(tidied('+32 (0)470 12 34 56'), '+32470123456');
});

rules('texts are counted as people count them, and say how long they may be', () => {
  const one: RuledForm = { fields: [{ name: 'it', kind: 'textarea', maxLength: 4 }] };
  const check = (it: string) => validateSubmission(one, normalizeSubmission(one, { it }));
  assert.equal(check('a\r\nbc'), []);
  const tooLong = [{ field: 'it', key: 'errors.tooLong', values: { max: 4 } }];
  assert.equal(check('a\nb\nc'), tooLong);
  assert.equal(check('👩‍👩‍👧🇧🇪é👍🏽'), []);
  assert.equal(check('👍🏽'.repeat(5)), tooLong);
  assert.equal(check(`a${'\u0301'.repeat(100)}`), tooLong, 'a letter under a hundred accents');
});

rules('one line stays one line, without control characters', () => {
  const one: RuledForm = { fields: [{ name: 'it', kind: 'text' }] };
  assert.is(normalizeSubmission(one, { it: 'a\r\nBcc: b\u0000\u202e' }).it, 'a Bcc: b');
});

rules('only options that are offered', () => {
  const options = [{ value: 'red' }, { value: 'blue sky' }];
  assert.is(problemOf({ kind: 'select', options }, 'red'), undefined);
  assert.is(problemOf({ kind: 'select', options }, 'green'), 'errors.option');
  assert.is(problemOf({ kind: 'radio', options }, 'blue sky'), undefined);
  assert.is(problemOf({ kind: 'checkboxes', options }, ['red', 'blue sky']), undefined);
  assert.is(problemOf({ kind: 'checkboxes', options }, ['red', 'green']), 'errors.option');
  assert.is(problemOf({ kind: 'checkboxes', options, required: true }, []), 'errors.required');
  assert.is(problemOf({ kind: 'select' }, '2027-03-paris'), undefined, 'options of the page');
  assert.is(problemOf({ kind: 'select' }, '<b>'), 'errors.option');
});

rules('values of the wrong type are nothing', () => {
  for (const value of [null, 7, {}, [['x']], { name: 'x' }]) {
    assert.is(problemOf({ kind: 'text', required: true }, value), 'errors.required');
    assert.is(problemOf({ kind: 'checkbox', required: true }, value), 'errors.consent');
    assert.is(problemOf({ kind: 'file', required: true }, value), 'errors.fileRequired');
  }
});

rules('countries by ISO code', () => {
  assert.is(countryCodes.length, 243);
  assert.is(problemOf({ kind: 'country' }, 'BE'), undefined);
  for (const value of ['be', 'XX', 'Belgium'])
    assert.is(problemOf({ kind: 'country' }, value), 'errors.country', value);
});

rules('files: ending, size, bytes', () => {
  const field = { kind: 'file' as const, required: true, accept: ['.pdf', '.docx'], maxBytes: 1_048_576 };
  const check = (name: string, size: number, kind?: string) => problemOf(field, { name, size, kind });
  assert.is(check('cv.pdf', 1_048_576), undefined);
  assert.is(check('CV.DOCX', 10, 'docx'), undefined);
  assert.is(check('cv.doc', 10), 'errors.fileExtension');
  assert.is(check('cv.pdf.exe', 10), 'errors.fileExtension');
  assert.is(check('cv.pdf', 1_048_577), 'errors.fileSize');
  assert.is(check('cv.pdf', 0), 'errors.fileEmpty');
  assert.is(check('cv.pdf', 10, 'docx'), 'errors.fileContent');
  assert.is(check('cv.pdf', 10, 'unknown'), 'errors.fileContent');
  assert.is(check('cv.pdf', 10, 'locked'), 'errors.fileLocked');
  assert.is(check('', 0), 'errors.fileRequired');
});

rules('of files whose content cannot be checked, the extension decides', () => {
  const field = { kind: 'file' as const, accept: ['.odt', '.png'], maxBytes: 100 };
  const check = (name: string, kind?: FileKind) => problemOf(field, { name, size: 10, ...(kind ? { kind } : {}) });
  for (const kind of [undefined, 'unknown', 'pdf', 'locked'] as const) {
    assert.is(check('plan.ODT', kind), undefined);
    assert.is(check('plan.pdf', kind), 'errors.fileExtension');
  }
  const contents = ['errors.fileLocked', 'errors.fileContent'];
  assert.not(listProblems({ name: 'x', ...field }).some(({ key }) => contents.includes(key)));
  const ofPdf = listProblems({ name: 'x', kind: 'file', accept: ['.pdf'] }).map(({ key }) => key);
  assert.ok(contents.every((key) => ofPdf.includes(key)));
});

rules('a file is what its bytes say', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  assert.is(fileKind(new Uint8Array()), 'empty');
  assert.is(fileKind(pdf()), 'pdf');
  assert.is(fileKind(pdf('/Encrypt 5 0 R')), 'locked');
  assert.is(fileKind(pdf('/EncryptMetadata false')), 'pdf');
  const texts =
    '1 0 obj << >> stream\n/XRef /Encrypt 5 0 R\nendstream endobj 2 0 obj << /Title (/Encrypt 5 0 R) >> endobj';
  assert.is(fileKind(bytes(`%PDF-1.7\n${texts}\ntrailer << >>`)), 'pdf', 'the words alone mean nothing');
  assert.is(fileKind(bytes(`%PDF-1.7\n${texts}\n3 0 obj << /Type /XRef /Encrypt 5 0 R >> stream\n`)), 'locked');
  assert.is(fileKind(bytes('\ufeff%PDF-1.7')), 'pdf', 'a byte order mark');
  assert.is(fileKind(bytes('MZ%PDF-1.7')), 'unknown');
  assert.is(fileKind(docx()), 'docx');
  assert.is(fileKind(docx(['word/vbaProject.bin'])), 'unknown');
  assert.is(fileKind(docx([], ['xl/workbook.xml'])), 'unknown');
  assert.is(fileKind(docx().subarray(0, 60)), 'unknown');
  assert.is(fileKind(bytes('PK\u0003\u0004')), 'unknown');
});

rules('every problem a field can have has its message in every language', () => {
  const ids = ['contact', 'request-pdf', 'newsletter', 'application', 'registration', 'remote-offers'];
  const keys = new Set(
    ids.flatMap((id) =>
      publishedForm(id)
        .fields.flatMap(listProblems)
        .map(({ key }) => key),
    ),
  );
  assert.ok(keys.size >= 13);
  for (const locale of ['en', 'fr', 'nl']) {
    const strings = load(readFileSync(`content/strings/${locale}.yaml`, 'utf8')) as { errors: Record<string, string> };
    for (const key of keys) assert.type(strings.errors[key.replace('errors.', '')], 'string', `${locale} ${key}`);
  }
});

rules('the messages of the specification, in its words', () => {
  const { errors } = load(readFileSync('content/strings/en.yaml', 'utf8')) as { errors: Record<string, any> };
  assert.is(errors.required, 'Field is required');
  assert.is(errors.phone, 'Must start with 0 or + and contain only numbers');
  assert.is(errors.emailRequired, 'Email is required');
  assert.is(errors.emailInvalid, 'Email is invalid');
  assert.is(errors.fileRequired, 'File is required');
  assert.is(
    errors.fileExtension,
    "The file couldn't be uploaded. Only files with following extensions are allowed : .pdf, .docx.",
  );
  assert.is(errors.fileSize, 'File too big (> 1MB)');
  assert.is(errors.consent, 'Please indicate that you agree with the terms and conditions.');
  assert.is(errors.form, 'Please fill the form correctly.');
  assert.is(errors.responseMessage.errorBackend, 'There is an internal error please try later');
});

const countries = suite('countries');
const priority = ['BE', 'FR', 'NL', 'LU', 'MA'];

countries('those of the site first, then the world in the order of the language', () => {
  const french = countriesIn('fr', priority);
  assert.equal(
    french.slice(0, 7).map(({ name }) => name),
    ['Belgique', 'France', 'Pays-Bas', 'Luxembourg', 'Maroc', 'Afghanistan', 'Afrique du Sud'],
  );
  assert.is(french.length, 243);
  assert.is(new Set(french.map(({ code }) => code)).size, 243);
});

countries('found without accents, in any of the languages, by synonym and by any word', () => {
  const all = indexCountries(countriesIn('nl', priority), 'GB: VK, UK, Engeland; NL: Holland', ['en', 'fr', 'nl']);
  const codes = (text: string) => findCountries(all, text).map(({ code }) => code);
  assert.equal(codes('belgie'), ['BE']);
  assert.is(codes('Etats-un')[0], 'US');
  assert.ok(codes('united').includes('GB') && codes('united').includes('AE'));
  assert.equal(codes('engel'), ['GB']);
  assert.ok(codes('verenigde').includes('US'));
  for (const [typed, code] of Object.entries({
    deutschland: 'DE',
    Schweiz: 'CH',
    'u.k.': 'GB',
    italia: 'IT',
    be: 'BE',
  }))
    assert.is(matchCountry(all, typed)?.code, code, typed);
  assert.is(matchCountry(all, 'united'), undefined, 'several countries');
  assert.is(matchCountry(all, 'portug')?.code, 'PT', 'only one');
  assert.is(matchCountry(all, ''), undefined);
  assert.is(codes('').length, 243);
  assert.equal(codes('qqq'), []);
  assert.is(namedCountry(all, ' uk ')?.code, 'GB');
  assert.is(namedCountry(all, 'Belg'), undefined);
});

countries('beginnings of names come before beginnings of words', () => {
  const all = indexCountries(countriesIn('en', priority), '', ['en']);
  assert.equal(
    findCountries(all, 'sud').map(({ name }) => name),
    ['Sudan', 'South Sudan'],
  );
});

const visit = suite('starting address');

function storage(): { getItem(key: string): string | null; setItem(key: string, value: string): void } {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => items.set(key, value) };
}

visit('the first address of the list is the first of the visit', () => {
  const session = storage();
  session.setItem('startingURL', '["https://a.example/x?y=1","https://a.example/y"]');
  assert.is(
    startingUrl('https://a.example/other', () => session),
    'https://a.example/x?y=1',
  );
});

visit('without storage it is the present one', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  assert.is(startingUrl('https://a.example/x', forbidden), 'https://a.example/x');
});

const toolbox = suite('toolbox state');

toolbox('texts are shared by forms that have such fields, by the specification’s names', () => {
  const session = storage();
  const offers = form('remote-offers');
  for (const field of ['firstName', 'jobTitle', 'country', 'company'])
    assert.is(readToolboxState(offers, field, session), '', 'empty by default');
  storeToolboxState(offers, session, {
    firstName: 'Ada',
    jobTitle: 'CEO',
    country: 'BE',
    company: 'X',
    newsletter: 'true',
  });
  assert.is(session.getItem('toolboxFirstName'), '"Ada"');
  assert.is(session.getItem('toolboxLastName'), '""');
  assert.is(session.getItem('toolboxJobTitle'), '"CEO"');
  assert.is(session.getItem('toolboxCountry'), '"BE"');
  assert.is(readToolboxState(form('request-pdf'), 'firstName', session), 'Ada');
  assert.is(readToolboxState(form('contact'), 'company', session), '');
});

toolbox('an agreement belongs to the document request alone', () => {
  const session = storage();
  const [request, offers] = [form('request-pdf'), form('remote-offers')];
  assert.is(readToolboxState(request, 'newsletter', session), '');
  storeToolboxState(offers, session, { newsletter: 'true' });
  assert.is(session.getItem('toolboxNewsletterCheckbox'), null);
  storeToolboxState(request, session, { newsletter: 'true' });
  assert.is(session.getItem('toolboxNewsletterCheckbox'), 'true');
  assert.is(readToolboxState(request, 'newsletter', session), 'true');
  assert.is(readToolboxState(offers, 'newsletter', session), '');
  storeToolboxState(request, session, {});
  assert.is(session.getItem('toolboxNewsletterCheckbox'), 'false');
  assert.is(readToolboxState(request, 'newsletter', session), '');
});

rules.run();
countries.run();
visit.run();
toolbox.run();
