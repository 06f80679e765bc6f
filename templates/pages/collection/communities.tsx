import { formatNumber } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { Section } from '../../components/section/index.tsx';
import { Slides } from '../../components/slides/index.tsx';
import { isOpen } from '../job/facts.ts';
import { type Job, jobCommunities } from '../job/schema.ts';
import type { Words } from './schema.ts';

/** Shows what each community of colleagues does, in slides that lead to its open jobs in the list `#all`. */
export function Communities({ words: { heading, intro, texts } }: { words: NonNullable<Words['communities']> }) {
  const page = usePage();
  const open = page.list<Job>('jobs').filter((job) => isOpen(page, job));
  const slides = jobCommunities.map((community) => {
    const count = open.filter(({ facts }) => facts.community === community).length;
    const number = formatNumber(page.locale, count);
    return {
      name: page.t(`values.community.${community}`),
      text: texts[community],
      href: count > 0 ? `${page.url}?jobOfferPageCommunitiesFilter=${community}#all` : undefined,
      linkText:
        count > 0
          ? `${number} ${page.t('pages.collection.count.jobs', { count })}`
          : page.t('pages.collection.noJobsHere'),
    };
  });
  return (
    <Section id="communities" tone="soft" heading={heading} intro={intro}>
      <Slides field="jobOfferPageCommunitiesSlideNumber" label={heading} items={slides} />
    </Section>
  );
}
