import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { NewsletterForm } from '../../components/forms/newsletter-form/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { Points } from '../../components/points/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { breadcrumbs } from './breadcrumbs.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import css from './style.module.css';

export default definePage({
  name: 'newsletter',
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'none',
  layout: (facts) => facts.layout,
  breadcrumbs,
  component: NewsletterPage,
});

function NewsletterPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const { promises } = entry.words;
  return (
    <>
      <Hero title={entry.words.title} lead={entry.words.lead} crumbs={page.breadcrumbs()} />
      <Section>
        <div className={css.columns}>
          <NewsletterForm variant="page" />
          <div>
            <h2>{promises.title}</h2>
            <Points items={promises.list} />
          </div>
        </div>
      </Section>
    </>
  );
}
