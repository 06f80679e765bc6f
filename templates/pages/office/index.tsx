import { definePage, type EntryView } from '#authoring/define.ts';
import { formatTimeRange } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { EmailLink } from '../../components/email-link/index.tsx';
import { FactsList } from '../../components/facts-list/index.tsx';
import { ContactForm } from '../../components/forms/contact-form/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { KeyFacts } from '../../components/hero/key-facts.tsx';
import { NewTab } from '../../components/icon/new-tab.tsx';
import { CityMap } from '../../components/office-map/city-map.tsx';
import { People } from '../../components/person/people.tsx';
import { PhoneLink } from '../../components/person/reach.tsx';
import { Figure } from '../../components/picture/figure.tsx';
import { Prose } from '../../components/prose/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { breadcrumbs } from './breadcrumbs.ts';
import { weekdaySpan } from './hours.ts';
import { mapLinks } from './map.ts';
import { openGraph } from './open-graph.ts';
import { officeRules } from './rules.ts';
import { type Facts, facts, type Office, type Words, words } from './schema.ts';
import { searchRecord } from './search-record.ts';
import { structuredData } from './structured-data.ts';
import css from './style.module.css';
import { unbrokenNames } from './unbroken-names.ts';

export default definePage({
  folder: 'offices',
  file: 'office',
  facts,
  words,
  body: 'required',
  layout: 'classic',
  rules: officeRules,
  listPage: 'pages/contact',
  searchRecord,
  searchWeight: 1.3,
  breadcrumbs,
  structuredData,
  openGraph,
  unbrokenNames,
  component: OfficePage,
});

function OfficePage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const { city } = entry.words;
  const { people, image } = entry.facts;
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        crumbs={page.breadcrumbs()}
        facts={
          <KeyFacts
            first={
              <strong>
                <PhoneLink number={entry.facts.phone} />
              </strong>
            }
            items={[`${entry.facts.street}, ${entry.facts.postalCode} ${city}`]}
          />
        }
        drawing={entry.facts.map && <CityMap office={entry} />}
      >
        <Buttons>
          <Button href="#contact">{page.t('pages.office.write', { city })}</Button>
        </Buttons>
      </Hero>
      <Section id="visit">
        <div className={css.visit}>
          <div className={css.address}>
            <h2 id="visit-title">{page.t('pages.office.directions')}</h2>
            <OfficeFacts entry={entry} />
          </div>
          <div className={css.directions}>
            {image && (
              <Figure
                view={page.picture(image, 'office')}
                alt={entry.words.imageAlt ?? ''}
                caption={entry.words.imageCaption}
              />
            )}
            <Prose html={page.body()} />
          </div>
        </div>
      </Section>
      <Section
        id="contact"
        tone="soft"
        layout="split"
        heading={page.t('pages.office.contact')}
        intro={page.t('pages.office.reply')}
      >
        <ContactForm office={entry.ref} labelledBy="contact-title" />
      </Section>
      {people.length > 0 && (
        <Section id="people" heading={page.t('pages.office.people', { city })}>
          <People refs={people} shape="brief" />
        </Section>
      )}
    </>
  );
}

function OfficeFacts({ entry: { facts: office, words: place } }: { entry: Office }) {
  const page = usePage();
  return (
    <FactsList
      items={[
        {
          term: page.t('facts.address'),
          value: (
            <address>
              {office.street}
              <br />
              {office.postalCode} {place.city}
              <br />
              {page.t(`values.country.${office.country}`)}
            </address>
          ),
        },
        {
          term: page.t('facts.phone'),
          value: <PhoneLink number={office.phone} />,
        },
        { term: page.t('facts.email'), value: <EmailLink address={office.email} /> },
        {
          term: page.t('facts.hours'),
          value: (
            <ul className={css.lines}>
              {office.hours.map(({ days, opens, closes }) => (
                <li key={days.join()}>
                  {weekdaySpan(page, days)} <span>{formatTimeRange(page.locale, opens, closes)}</span>
                </li>
              ))}
            </ul>
          ),
        },
        {
          term: page.t('facts.map'),
          value: (
            <ul className={css.lines}>
              {mapLinks(office).map(({ name, href }) => (
                <li key={name}>
                  <a href={href} target="_blank" rel="noopener">
                    {name}
                    <NewTab />
                  </a>
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
