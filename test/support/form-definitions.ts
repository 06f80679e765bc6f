import type { FormDefinition, FormField } from '../../build/authoring/forms/definition.ts';

const inEach = (text: string) => ({ en: text, fr: `${text} (fr)`, nl: `${text} (nl)` });
const field = (name: string, kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  name,
  kind,
  label: inEach(name),
  ...more,
});
const required = { required: true } as const;
const options = (...values: string[]) => ({ options: values.map((value) => ({ value, label: inEach(value) })) });

const person = [
  field('firstName', 'text', { ...required, maxLength: 80 }),
  field('lastName', 'text', { ...required, maxLength: 80 }),
  field('email', 'email', required),
];
const work = [field('company', 'text', { maxLength: 120 }), field('jobTitle', 'text', { maxLength: 120 })];
const message = field('message', 'textarea', { ...required, maxLength: 3000 });

const form = (id: string, type: string, more: Partial<FormDefinition>): FormDefinition => ({
  id,
  type,
  path: id,
  thanks: 'short',
  context: ['lang', 'pageURL', 'startingURL'],
  title: inEach(`Title of ${id}`),
  submit: inEach('Send'),
  purpose: inEach('Purpose'),
  fields: person,
  ...more,
});

/** Forms that have between them every kind of field, required and not, and every part of a submission's context. */
export const formDefinitions: readonly FormDefinition[] = [
  form('contact', 'contact', {
    context: ['lang', 'officeId', 'pageURL', 'startingURL'],
    fields: [
      ...person,
      field('workEmail', 'email'),
      field('phoneNumber', 'tel'),
      field('country', 'country', required),
      ...work,
      field('topicsOfInterest', 'checkboxes', { ...required, ...options('train your people', 'other') }),
      message,
    ],
  }),
  form('request-pdf', 'requestPdf', {
    thanks: 'full',
    context: ['lang', 'pdfId', 'pageURL', 'startingURL'],
    requiredContext: ['pdfId'],
    fields: [...person, field('newsletter', 'checkbox', required)],
  }),
  form('newsletter-subscription', 'newsletterSubscription', {
    agrees: ['newsletter'],
    pageURL: 'Subscription via the newsletter button',
    fields: [field('email', 'email', required)],
  }),
  form('job-application', 'jobApplication', {
    context: ['lang', 'jobId', 'pageURL', 'startingURL'],
    fields: [
      ...person,
      field('country', 'country', required),
      field('countriesOfInterest', 'checkboxes', options('Belgium', 'France')),
      field('cv', 'file', { ...required, maxBytes: 1_048_576, accept: ['.pdf', '.docx'] }),
      field('terms', 'checkbox', required),
    ],
  }),
  form('training-registration', 'trainingRegistration', {
    context: ['lang', 'trainingId', 'pageURL', 'startingURL'],
    requiredContext: ['trainingId'],
    fields: [
      field('sessionId', 'radio', { ...required, optionsFrom: 'page' }),
      ...person,
      field('company', 'text', required),
    ],
  }),
  form('remote-offers', 'remoteOffers', {
    fields: [
      ...person,
      ...work,
      field('phoneNumber', 'tel', required),
      field('country', 'country'),
      field('topic', 'select', { ...required, ...options('data', 'other') }),
      field('howDidYouHear', 'select', options('events', 'other')),
      field('message', 'textarea', { maxLength: 3000 }),
      field('newsletter', 'checkbox'),
    ],
  }),
];
