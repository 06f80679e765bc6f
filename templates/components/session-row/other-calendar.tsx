import { usePage } from '#authoring/page.ts';
import { Button } from '../button/index.tsx';

/** Links to the training calendar in another language where the page's language has none, and says in which. */
export function OtherCalendar() {
  const page = usePage();
  const calendar = 'pages/training-calendar';
  const [other] = page.exists(calendar) ? [] : page.alternates(calendar);
  if (!other) return null;
  return (
    <Button href={other.url} hrefLang={other.locale} variant="quiet">
      {page.t('pages.learning-center.datesIn', { language: page.t(`values.language.${other.locale}`) })}
    </Button>
  );
}
