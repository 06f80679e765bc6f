import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { decodeHiddenLink } from '#authoring/schema.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { nameOfHiddenLink } from '../../components/footer/social.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { PageText } from '../../components/prose/page-text.tsx';
import { describedInWords } from '../../open-graph.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import css from './style.module.css';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  openGraph: describedInWords,
  component: NoticePage,
});

function NoticePage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const { action } = entry.words;
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        arrangement="list"
        panel={entry.facts.shows === 'hidden-links' && <HiddenLinks />}
      >
        {entry.facts.shows === 'next-steps' && <NextSteps />}
        <Buttons>
          <Button href={page.href(action.href)}>{action.text}</Button>
        </Buttons>
      </Hero>
      <PageText />
    </>
  );
}

/**
 * Renders what happens after each form. The address says by its fragment which of them was sent; only that is shown.
 */
function NextSteps() {
  return usePage()
    .nextSteps()
    .map(({ form, text }) => (
      <p key={form} id={form} className={css.step}>
        {text}
      </p>
    ));
}

/**
 * Renders the social and press links with the site that each is on, for visitors whose browser does not decode them.
 */
function HiddenLinks() {
  const page = usePage();
  return (
    <ul className={css.links}>
      {page.hiddenLinks().map((link) => (
        <li key={link.id} id={link.id}>
          <a href={`#${link.id}`} data-link={link.encoded} data-target={link.target}>
            {nameOfHiddenLink(page, link)}
          </a>
          <span>{siteOf(link.encoded)}</span>
        </li>
      ))}
    </ul>
  );
}

function siteOf(encoded: string): string {
  const address = decodeHiddenLink(encoded);
  return address ? new URL(address).host.replace(/^www\./, '') : '';
}
