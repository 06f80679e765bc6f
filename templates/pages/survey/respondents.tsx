import { formatNumber } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { Crowd } from '../../components/crowd/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { share } from './chart.tsx';
import type { Result } from './results.ts';

/** Shows everybody who answered a question with marked answers as a dot. */
export function Respondents({ result, groups }: { result: Result; groups: readonly string[] }) {
  const page = usePage();
  const { marked, answers, question } = result;
  if (marked.length === 0) return null;
  return (
    <Section
      tone="navy"
      heading={page.t('pages.survey.crowd', { people: formatNumber(page.locale, answers[0]?.all.people ?? 0) })}
      intro={question}
    >
      <Crowd
        groups={groups}
        answers={answers.map(({ id, text, cells, all }) => ({
          text,
          share: share(page.locale, all),
          counts: cells.map(({ count }) => count),
          isMarked: marked.includes(id),
        }))}
      />
    </Section>
  );
}
