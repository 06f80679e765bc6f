import { formatTime } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { FactsList } from '../../components/facts-list/index.tsx';
import { Section } from '../../components/section/index.tsx';
import type { EventEntry } from './schema.ts';
import css from './style.module.css';

interface ProgrammeProps {
  event: EventEntry;
  tone: 'plain' | 'soft';
}

/** Shows who an event is for, and its parts with their hours. */
export function Programme({ event: { words }, tone }: ProgrammeProps) {
  const page = usePage();
  return (
    <Section
      id="programme"
      tone={tone}
      layout="split"
      heading={page.t('pages.event.programme')}
      action={
        <FactsList
          items={[
            { term: page.t('facts.audience'), value: words.audience },
            words.bring !== undefined && { term: page.t('facts.bring'), value: words.bring },
          ]}
        />
      }
    >
      <ol className={css.programme}>
        {words.programme.map(({ at, title, text }) => (
          <li key={at}>
            <time dateTime={at}>{formatTime(page.locale, at)}</time>
            <div>
              <h3>{typeset(page.locale, title)}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
