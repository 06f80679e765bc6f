import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { Drawing } from '../../components/drawing/index.tsx';
import { Rich } from '../../components/rich/index.tsx';
import { RuleList } from '../../components/rule-list/index.tsx';
import { SearchForm } from '../../components/search-form/index.tsx';
import { Logo } from '../../components/site-header/logo.tsx';
import { subjectOf } from '../../drawings/subject.ts';
import { type BasePage, findAll } from '../../find-all.ts';
import site from '../../site.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import css from './style.module.css';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'none',
  layout: (facts) => facts.layout,
  waitsForScript: true,
  component: NotFoundPage,
});

function NotFoundPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const sections = findAll<BasePage>(page, entry.facts.sections);
  return (
    <div className={css.page} data-ground="navy">
      <div className={css.drawing}>
        <Drawing {...subjectOf(entry)} caption={page.t('pages.not-found.here').split(/(?<=\.) /)} />
      </div>
      <div className="wrap">
        <Logo />
        <div className={css.columns}>
          <div className={css.text}>
            <h1>{entry.words.title}</h1>
            {entry.words.lead && <p className={css.lead}>{entry.words.lead}</p>}
            <p>{entry.words.text}</p>
            <Buttons>
              <Button href={page.href('pages/index')}>{entry.words.button}</Button>
              <OtherLanguages />
            </Buttons>
            {page.exists(site.pages.search) && (
              <SearchForm
                suggests
                without={<Rich k="pages.not-found.search" links={{ search: { href: page.href(site.pages.search) } }} />}
              />
            )}
          </div>
          <div>
            <h2>{entry.words.sections}</h2>
            <RuleList
              size="compact"
              items={sections.map(({ ref, words: section }) => ({ title: section.title, href: page.href(ref) }))}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/**
 * Renders links to this page in the other languages, of which script shows the one that the visitor has read. An
 * address without a language is answered in the default one, whatever was read before.
 */
function OtherLanguages() {
  const page = usePage();
  if (page.locale !== page.site.defaultLocale) return null;
  return page.alternates().map(({ locale, name, url }) => (
    <Button key={locale} href={url} variant="secondary" lang={locale} hrefLang={locale} data-offer={locale} hidden>
      {name}
    </Button>
  ));
}
