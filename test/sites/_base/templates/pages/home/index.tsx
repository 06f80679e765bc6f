import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Button } from '../../components/button/index.tsx';
import { Cards } from '../../components/card/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { Section } from '../../components/section/index.tsx';
import type { Service } from '../../entries.ts';
import { type Facts, facts, type Words, words } from './schema.ts';

/** What is done, and for whom. */
export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'none',
  layout: (facts) => facts.layout,
  component: HomePage,
});

function HomePage({ entry: { facts, words } }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  return (
    <>
      <Hero title={words.title} lead={words.lead} />
      <Button href={page.href(words.button.href)} text={words.button.text} />
      <Button href={page.href(words.link.href)} text={words.link.text} />
      <Section id="activities" heading={words.activities}>
        {facts.activities.map((ref) => (
          <p key={ref}>
            <a href={page.href(ref)}>{page.find<Service>(ref)?.words.summary ?? page.find(ref)?.words.title}</a>
          </p>
        ))}
        <Cards refs={facts.cases} />
      </Section>
    </>
  );
}
