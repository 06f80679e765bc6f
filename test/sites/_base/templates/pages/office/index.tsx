import { definePage } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { FormSection } from '../../components/form-section/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import type { Office } from '../../entries.ts';
import { facts, words } from './schema.ts';

export default definePage({
  folder: 'offices',
  file: 'office',
  facts,
  words,
  body: 'required',
  layout: 'classic',
  head: ({ words: { title, metaTitle = title, description } }) => ({ title: metaTitle, description }),
  listPage: 'pages/contact',
  card: (_, { facts, words }) => ({ kicker: words.city, title: words.title, text: `${facts.street}, ${facts.phone}` }),
  structuredData: (page, { facts, words }) => [
    {
      '@type': 'LocalBusiness',
      '@id': `${page.site.origin}${page.url}#office`,
      name: words.title,
      address: {
        '@type': 'PostalAddress',
        streetAddress: facts.street,
        postalCode: facts.postalCode,
        addressLocality: words.city,
        addressCountry: facts.country,
      },
    },
  ],
  component: OfficePage,
});

function OfficePage({ entry: { id, facts, words } }: { entry: Office }) {
  const page = usePage();
  return (
    <>
      <Hero title={words.title} lead={words.lead} />
      <p>
        {facts.street}, {facts.postalCode} {words.city}
      </p>
      <p>
        <a href={`mailto:${facts.email}`}>{facts.email}</a>{' '}
        <a href={`tel:${facts.phone.replaceAll(' ', '')}`}>{facts.phone}</a>
      </p>
      <div dangerouslySetInnerHTML={{ __html: page.body() }} />
      <FormSection form={page.form('contact')} context={{ officeId: id }} />
    </>
  );
}
