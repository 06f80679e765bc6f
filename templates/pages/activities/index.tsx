import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Landscape } from '../../components/frieze/landscape.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { PersonLink } from '../../components/person/link.tsx';
import { PhoneLink } from '../../components/person/reach.tsx';
import { PageText } from '../../components/prose/page-text.tsx';
import { activityItem } from '../../components/rule-list/activities.ts';
import { RuleList } from '../../components/rule-list/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { findAll } from '../../find-all.ts';
import { placeName } from '../../places.ts';
import type { Expert } from '../expert/schema.ts';
import type { Service } from '../service/schema.ts';
import { openGraph } from './open-graph.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import { activitySummits } from './summits.ts';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  openGraph,
  component: ActivitiesPage,
});

/** Whom the facts of an activity name: a service its contact, a landing page its experts. */
interface Contacts {
  contact?: string;
  experts?: readonly string[];
}

function ActivitiesPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const activities = findAll<Service>(page, entry.facts.activities);
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        arrangement="below"
        drawing={
          <Landscape
            summits={activitySummits(page, entry.facts.activities)}
            caption={page.t('friezes.activities', { count: activities.length })}
          />
        }
      />
      <Section>
        <RuleList
          level={2}
          items={activities.map((activity) => {
            const expert = page.find<Expert>(contactOf(activity.facts) ?? '');
            return { ...activityItem(page, activity), note: expert && <ContactLine expert={expert} /> };
          })}
        />
      </Section>
      <PageText tone="soft" />
    </>
  );
}

function contactOf({ contact, experts = [] }: Contacts): string | undefined {
  return experts[0] ?? contact;
}

/** Names the person to ask about an activity, with the office and the phone number. */
function ContactLine({ expert }: { expert: Expert }) {
  const page = usePage();
  const { office, phone } = expert.facts;
  return (
    <>
      <PersonLink expert={expert} /> ·&nbsp;{placeName(page, office)} ·&nbsp;
      <PhoneLink number={phone} />
    </>
  );
}
