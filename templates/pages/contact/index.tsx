import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { EmailLink } from '../../components/email-link/index.tsx';
import { ContactForm } from '../../components/forms/contact-form/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { OfficeMap } from '../../components/office-map/index.tsx';
import { PageText } from '../../components/prose/page-text.tsx';
import { Section } from '../../components/section/index.tsx';
import { officesByCity } from '../../places.ts';
import type { Office } from '../office/schema.ts';
import { openGraph } from './open-graph.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import { structuredData } from './structured-data.ts';
import css from './style.module.css';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  traits: { offices: 'own' },
  structuredData,
  openGraph,
  component: ContactPage,
});

function ContactPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const { form, offices } = entry.words;
  return (
    <>
      <Hero title={entry.words.title} lead={entry.words.lead} drawing={<OfficeMap offices={officesByCity(page)} />} />
      <Section id="form" layout="split" heading={form.heading} intro={form.text}>
        <ContactForm labelledBy="form-title" />
      </Section>
      <Section id="offices" tone="soft" heading={offices.heading} intro={offices.text}>
        <ul className={css.offices}>
          {officesByCity(page).map((office) => (
            <OfficeLine key={office.ref} office={office} />
          ))}
        </ul>
      </Section>
      <PageText />
    </>
  );
}

function OfficeLine({ office: { ref, facts: office, words: place } }: { office: Office }) {
  const page = usePage();
  return (
    <li>
      <h3>
        <a href={page.href(ref)}>{place.city}</a>
      </h3>
      <address>
        {office.street}
        <br />
        {office.postalCode} {place.city}, {page.t(`values.country.${office.country}`)}
      </address>
      <p>
        <a href={`tel:${office.phone.replace(/\s/g, '')}`}>{office.phone.replaceAll(' ', '\u00a0')}</a>
        <br />
        <EmailLink address={office.email} />
      </p>
    </li>
  );
}
