import { definePage } from '#authoring/define.ts';
import { formatDayRange } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { Hero } from '../../components/hero/index.tsx';
import type { Training } from '../../entries.ts';
import { calendar } from './calendar.ts';
import { factPanel } from './fact-panel.ts';
import { facts, words } from './schema.ts';

export default definePage({
  folder: 'trainings',
  file: 'training',
  facts,
  words,
  body: 'required',
  layout: 'classic',
  endings: ({ sessions }) => sessions.map(({ starts }) => ({ day: starts, what: 'has begun a session' })),
  listPage: 'pages/training-calendar',
  calendar,
  factPanel,
  card: (page, { facts, words }) => ({
    kicker: page.t('units.days', { count: facts.days }),
    title: words.title,
    text: words.description,
    figure: `EUR ${facts.price}`,
  }),
  component: TrainingPage,
});

function TrainingPage({ entry: { facts, words } }: { entry: Training }) {
  const page = usePage();
  const sessions = facts.sessions.filter(({ starts }) => starts >= page.date());
  const sheet = facts.document ? page.document(facts.document) : undefined;
  return (
    <>
      <Hero title={words.title} lead={words.lead} />
      {sessions.length === 0 && <p>{page.t('pages.training.noDates')}</p>}
      <ul>
        {sessions.map(({ id, starts, ends, location, language }) => (
          <li key={id}>
            <a href={`${page.url}${id}.ics`}>{formatDayRange(page.locale, starts, ends)}</a>{' '}
            {location === 'online' ? (
              page.t('facts.online')
            ) : (
              <a href={page.href(location)}>{page.t('facts.office')}</a>
            )}{' '}
            {page.t(`values.language.${language}`)}
          </li>
        ))}
      </ul>
      {sheet?.href && (
        <a href={sheet.href} hrefLang={sheet.locale} type="application/pdf">
          {sheet.title}
        </a>
      )}
      <div dangerouslySetInnerHTML={{ __html: page.body() }} />
    </>
  );
}
