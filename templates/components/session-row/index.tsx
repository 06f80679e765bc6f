import { capitalize } from '#authoring/capitalize.ts';
import { formatDayRange } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { calendarFile } from '#authoring/values/published-files.ts';
import { joinDetails } from '../../details.ts';
import { placeName } from '../../places.ts';
import { formatPrice } from '../../prices.ts';
import type { BelowDay } from '../date-block/lines.ts';
import { CalendarLink } from '../date-row/calendar-link.tsx';
import { DateRow } from '../date-row/index.tsx';
import { RowLink } from '../date-row/row-link.tsx';
import { sessionChoiceId, type TrainingSession } from './sessions.ts';
import css from './style.module.css';

interface SessionRowProps extends TrainingSession {
  /** `training` on the training's own page: the title is the place, and the link leads to the registration. */
  on?: 'list' | 'training';
  /** Whether the page has the registration form. */
  withForm?: boolean;
  level?: 2 | 3 | 4;
  /** What is below the date: in a list of one month the days of the week. */
  below?: BelowDay;
  attributes?: Record<string, string>;
}

const fewSeats = 3;

/** Renders a session of a training as a row: when, what, where, in which language, price, places left. */
export function SessionRow({
  training,
  session,
  on = 'list',
  withForm,
  level = 3,
  below,
  attributes,
}: SessionRowProps) {
  const page = usePage();
  const href = page.href(training.ref);
  const place = placeName(page, session.location);
  const days = formatDayRange(page.locale, session.starts, session.ends);
  const onTraining = on === 'training';
  const title = onTraining ? place : <a href={href}>{training.words.title}</a>;
  const register = page.t(session.seatsLeft > 0 ? 'pages.training.register' : 'pages.training.wait');
  const language = capitalize(page.t(`values.language.${session.language}`), page.locale);
  return (
    <DateRow
      id={onTraining ? session.id : undefined}
      day={session.starts}
      ends={session.ends}
      below={below}
      title={title}
      level={level}
      facts={[onTraining ? language : joinDetails([place, language])]}
      attributes={attributes}
      end={
        <>
          <p className={css.price}>
            {formatPrice(page.locale, training.facts.price)}
            <span className={session.seatsLeft <= fewSeats ? css.few : undefined}>
              {page.t('facts.seatsLeft', { count: session.seatsLeft })}
            </span>
          </p>
          <div className={css.links}>
            <span className={css.register}>
              <RowLink
                href={`${onTraining ? '' : href}#${sessionChoiceId(session)}`}
                of={`${onTraining ? place : training.words.title}, ${days}`}
              >
                {register}
              </RowLink>
              {onTraining && withForm && (
                <span aria-hidden="true">
                  <label className={css.choose} htmlFor={sessionChoiceId(session)}>
                    <span className="visually-hidden">{register}</span>
                  </label>
                </span>
              )}
            </span>
            <CalendarLink href={calendarFile(href, session.id)} of={`${training.words.title}, ${days}`} />
          </div>
        </>
      }
    />
  );
}
