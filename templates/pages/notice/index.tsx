import { definePage, type EntryView } from '#authoring/define.ts';
import { formText } from '#authoring/forms/form-view.ts';
import { usePage } from '#authoring/page.ts';
import { decodeHiddenLink } from '#authoring/schema.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { nameOfHiddenLink } from '../../components/footer/social.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { type Facts, facts, type Words, words } from './schema.ts';
import css from './style.module.css';

export default definePage({
  name: 'notice',
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'none',
  layout: (facts) => facts.layout,
  component: NoticePage,
});

function NoticePage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const { action } = entry.words;
  return (
    <>
      <Hero title={entry.words.title} lead={entry.words.lead}>
        <NextSteps forms={entry.facts.nextSteps ?? []} />
        <Buttons>
          <Button href={page.href(action.href)}>{action.text}</Button>
        </Buttons>
      </Hero>
      {entry.facts.shows === 'hidden-links' && (
        <Section>
          <HiddenLinks />
        </Section>
      )}
    </>
  );
}

/** What happens after each form. The address says by its fragment which of them was sent; only that is shown. */
function NextSteps({ forms }: { forms: readonly string[] }) {
  const page = usePage();
  return forms.map((id) => {
    const { next } = page.form(id);
    return (
      next && (
        <p key={id} id={id} className={css.step}>
          {formText(next, page.locale)}
        </p>
      )
    );
  });
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
