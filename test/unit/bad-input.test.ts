import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FormDefinition, FormField } from '../../build/authoring/forms/definition.ts';
import { handleSubmission } from '../../build/preview/forms-api/handle.ts';
import { type BadText, badTexts } from '../support/bad-input.ts';
import { formDefinitions as forms } from '../support/form-definitions.ts';
import { memoryStore } from '../support/memory-store.ts';
import { recordRow } from '../support/record.ts';

/** Every field of every form is put to every bad text, as script sends it and as a browser without script does. */
const bad = suite('bad input at the forms API');

/** The answer to a text in a field: the message's key, `kept` as it was typed, or `dropped` where it can be left out. */
type Outcome = 'kept' | 'dropped' | `errors.${string}`;

const missing = (required: Outcome) => ({ nothing: required, blanks: required });
const refused = (key: Outcome, long: Outcome = key) => ({
  '10,000 characters': long,
  'right to left': key,
  emoji: key,
  markup: key,
  formula: key,
  'formula with +': key,
});

/** What a field of each kind answers where it is required. */
const outcomes: Record<FormField['kind'], Record<BadText, Outcome>> = {
  text: { ...missing('errors.required'), ...refused('kept', 'errors.tooLong') },
  textarea: { ...missing('errors.required'), ...refused('kept', 'errors.tooLong') },
  email: { ...missing('errors.emailRequired'), ...refused('errors.emailInvalid', 'errors.tooLong') },
  tel: { ...missing('errors.required'), ...refused('errors.phone') },
  select: { ...missing('errors.required'), ...refused('errors.option') },
  radio: { ...missing('errors.required'), ...refused('errors.option') },
  checkboxes: { ...missing('errors.required'), ...refused('errors.option'), blanks: 'errors.option' },
  country: { ...missing('errors.required'), ...refused('errors.country') },
  checkbox: { ...missing('errors.consent'), ...refused('errors.consent') },
  file: { ...missing('errors.fileRequired'), ...refused('errors.fileRequired') },
};

for (const form of forms)
  bad(`${form.type}: every field`, async () => {
    for (const field of form.fields)
      for (const name of Object.keys(badTexts) as BadText[]) {
        const expected = expectedOf(field, name);
        assert.is(await outcomeOf(form, field, name, true), expected, `${field.name}: ${name}`);
        assert.is(await outcomeOf(form, field, name, false), expected, `${field.name}: ${name}, without script`);
        recordRow('bad-input-api', { input: name, where: `${form.type}: ${field.name}`, answer: answerOf(expected) });
      }
  });

bad.run();

const english = load(readFileSync('content/strings/en.yaml', 'utf8')) as { errors: Record<string, string> };

/** An outcome as text. */
function answerOf(outcome: Outcome): string {
  if (outcome === 'kept') return 'kept as text';
  return outcome === 'dropped' ? 'left out' : (english.errors[outcome.slice('errors.'.length)] ?? outcome);
}

/** What may be left out is dropped where a required one has to be given. */
function expectedOf({ kind, required }: FormField, name: BadText): Outcome {
  const outcome = outcomes[kind][name];
  const isMissing = ['errors.required', 'errors.emailRequired', 'errors.consent', 'errors.fileRequired'];
  return !required && isMissing.includes(outcome) ? 'dropped' : outcome;
}

async function outcomeOf(form: FormDefinition & { id: string }, field: FormField, name: BadText, isScript: boolean) {
  const text = badTexts[name];
  const store = memoryStore();
  const shown: { problems: { field: string; key: string }[]; value: unknown }[] = [];
  const answer = await handleSubmission(submission(form, { [field.name]: text }, isScript), {
    forms: [form],
    store,
    strings: (_, key) => key,
    pages: {
      site: {
        name: 'Wevoya',
        origin: 'https://www.wevoya.example',
        formsApi: '/forms/',
        defaultLocale: 'en',
        locales: [{ id: 'en', name: 'English', home: '/' }],
        priorityCountries: [],
        copyrightYears: [2025],
      },
      thankYou: () => '/thanks/',
      document: () => undefined,
      renderForm: (view) => {
        shown.push({ problems: view.problems ?? [], value: view.values?.[field.name] });
        return '<form></form>';
      },
      styles: [],
    },
  });
  if (answer.status === 422) {
    assert.is(store.submissions.length, 0);
    const problems = isScript ? ((await answer.json()).problems as (typeof shown)[0]['problems']) : shown[0]?.problems;
    const key = problems?.find((problem) => problem.field === field.name)?.key;
    // What was typed comes back, so that it can be mended.
    if (!isScript && typeof shown[0]?.value === 'string' && field.kind !== 'tel')
      assert.is(shown[0].value, text.replace(/\s+/g, ' ').trim());
    return key;
  }
  assert.is(answer.status, isScript ? 200 : 303);
  const kept = store.submissions[0]?.data[field.name];
  return kept === text ? (text === '' ? 'dropped' : 'kept') : 'dropped';
}

/** A submission that is right but for some fields. */
function submission(form: FormDefinition, wrong: Record<string, string>, isScript: boolean): Request {
  const right = Object.fromEntries(form.fields.map((field) => [field.name, rightAnswer(field)]));
  const context = { lang: 'en', pageURL: 'https://www.wevoya.example/x/', startingURL: '' };
  const ids = { officeId: 'lille', trainingId: 'x', pdfId: 'honest-devops', jobId: 'x', newsletter: 'true' };
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...ids, ...context, ...right, ...wrong })) data.append(name, value);
  return new Request(`https://forms.example/v1/${form.path}`, {
    method: 'POST',
    headers: isScript ? { Accept: 'application/json' } : {},
    body: data,
  });
}

function rightAnswer({ kind, options }: FormField): string | File {
  if (kind === 'file') return new File(['%PDF-1.7\n%%EOF'], 'cv.pdf');
  const answers: Partial<Record<FormField['kind'], string>> = {
    email: 'ana@example.com',
    tel: '+32470555010',
    country: 'BE',
    checkbox: 'true',
  };
  return answers[kind] ?? options?.[0]?.value ?? 'ana';
}
