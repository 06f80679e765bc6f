import { definePage, type EntryView } from '#authoring/define.ts';
import { formatDay } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { Accordion } from '../../components/accordion/index.tsx';
import { DateBlock } from '../../components/date-block/index.tsx';
import { EmailLink } from '../../components/email-link/index.tsx';
import { FactsList } from '../../components/facts-list/index.tsx';
import { FeedLinks } from '../../components/feed-links/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { PhoneLink } from '../../components/person/reach.tsx';
import { Signature } from '../../components/person/signature.tsx';
import { Prose } from '../../components/prose/index.tsx';
import { PageText } from '../../components/prose/page-text.tsx';
import { Section } from '../../components/section/index.tsx';
import { SheetPage } from '../../components/sheet/page.tsx';
import type { Expert } from '../expert/schema.ts';
import { feedSections } from './feed-sections.ts';
import { latestRelease } from './latest-release.ts';
import { openGraph } from './open-graph.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import css from './style.module.css';

type Press = EntryView<Facts, Words>;

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  rules: ({ releases: dates }, { releases: texts }) =>
    dates.length === texts.length
      ? []
      : [
          {
            in: 'words',
            path: ['releases'],
            message: `There are ${texts.length} texts of releases, but page.yaml has ${dates.length} days.`,
            hint: 'Each release has its day there and its text here, in the same order.',
          },
        ],
  beginnings: ({ releases }) => releases.map(({ date }) => ({ day: date, what: 'has a release in its feeds' })),
  feedSections,
  openGraph,
  component: PressPage,
});

function PressPage({ entry }: { entry: Press }) {
  const page = usePage();
  const { boilerplate } = entry.words;
  const contact = page.find<Expert>(entry.facts.contact);
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        drawing={<LatestRelease entry={entry} />}
        panel={
          contact && (
            <FactsList
              items={[
                { term: page.t('pages.press.contact'), value: <Signature expert={contact} /> },
                { term: page.t('facts.email'), value: <EmailLink address={contact.facts.email} /> },
                { term: page.t('facts.phone'), value: <PhoneLink number={contact.facts.phone} /> },
              ]}
            />
          )
        }
      />
      <Section id="releases" heading={page.t('pages.press.releases')}>
        <Releases entry={entry} />
        <FeedLinks />
      </Section>
      <Section id="about" tone="soft" layout="split" heading={boilerplate.heading}>
        <Prose html={page.markdown(boilerplate.text)} />
      </Section>
      <PageText tone="soft" />
    </>
  );
}

/** Draws the latest release as the paper that it is. */
function LatestRelease({ entry }: { entry: Press }) {
  const page = usePage();
  const latest = latestRelease(entry);
  if (!latest) return null;
  return (
    <SheetPage
      kind={formatDay(page.locale, latest.date)}
      title={latest.title}
      heading=""
      rows={latest.paragraphs.map((paragraph) => [paragraph])}
      label={latest.title}
    />
  );
}

/** Lists the releases, each with its first paragraph; the rest opens below it. */
function Releases({ entry }: { entry: Press }) {
  const page = usePage();
  return (
    <div className={css.releases}>
      {entry.facts.releases.map(({ id, date }, index) => {
        const release = entry.words.releases[index];
        if (!release) return null;
        const [beginning = '', ...rest] = release.text.split(/\n{2,}/);
        return (
          <article key={id} id={id}>
            <DateBlock day={date} />
            <div>
              <h3>{typeset(page.locale, release.title)}</h3>
              <Prose html={page.markdown(beginning)} />
              {rest.length > 0 && (
                <Accordion title={page.t('pages.press.rest')} html={page.markdown(rest.join('\n\n'))} />
              )}
            </div>
          </article>
        );
      })}
    </div>
  );
}
