import { definePage } from '#authoring/define.ts';
import { formatDay } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { FormSection } from '../../components/form-section/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { Section } from '../../components/section/index.tsx';
import type { Job } from '../../entries.ts';
import { feedItem } from '../../feed-item.ts';
import { facts, words } from './schema.ts';
import { searchRecord } from './search-record.ts';

export default definePage({
  folder: 'jobs',
  file: 'job',
  facts,
  words,
  body: 'required',
  layout: 'classic',
  expires: ({ closes }) => closes,
  endings: ({ closes }) => [{ day: closes, what: 'has closed' }],
  listPage: 'pages/careers',
  searchRecord,
  searchWeight: 0.8,
  feedItem,
  card: (page, { facts: { salary }, words }) => ({
    kicker: `${salary.min}–${salary.max} ${page.t(`values.per.${salary.per}`)}`,
    title: words.title,
  }),
  structuredData: (page, { facts, words }) =>
    facts.closes < page.date()
      ? []
      : [
          {
            '@type': 'JobPosting',
            '@id': `${page.site.origin}${page.url}#job`,
            title: words.title,
            description: words.description,
            datePosted: facts.published,
            validThrough: facts.closes,
          },
        ],
  component: JobPage,
});

function JobPage({ entry: { id, facts, words } }: { entry: Job }) {
  const page = usePage();
  return (
    <>
      <Hero title={words.title} lead={words.lead} />
      <p>
        {facts.languages.map((language) => page.t(`values.language.${language}`)).join(', ')}{' '}
        <a href={page.href(facts.office)}>{page.t('facts.office')}</a>
      </p>
      <div dangerouslySetInnerHTML={{ __html: page.body() }} />
      {facts.closes < page.date() ? (
        <p>{page.t('pages.job.closed')}</p>
      ) : (
        <Section id="apply" heading={page.t('pages.job.apply', { day: formatDay(page.locale, facts.closes) })}>
          <FormSection form={page.form('application')} context={{ jobId: id }} labelledBy="apply-title" />
        </Section>
      )}
      <Section id="contact" heading={page.t('pages.service.contact')}>
        <a href={page.href(facts.contact)}>{page.t('pages.service.contact')}</a>
      </Section>
    </>
  );
}
