import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { joinDetails } from '../../details.ts';
import type { Case } from '../../pages/case/schema.ts';
import { MetricFigure } from '../metrics/figure.tsx';
import { Section } from '../section/index.tsx';
import css from './style.module.css';

/** Renders the client case that proves an activity, with its first result. */
export function Proof({ of: ref }: { of: string | undefined }) {
  const page = usePage();
  const proof = ref && page.find<Case>(ref);
  if (!proof) return null;
  const [metric] = proof.facts.metrics;
  return (
    <Section id="case" tone="navy">
      <article className={css.proof}>
        <p className={css.metric}>{metric && <MetricFigure metric={metric} label={proof.words.metrics[0]} />}</p>
        <div className={css.case}>
          <p>{joinDetails([page.t('pages.service.proof'), proof.facts.client, proof.facts.year])}</p>
          <h2 id="case-title">
            <a href={page.href(proof.ref)}>{typeset(page.locale, proof.words.title)}</a>
          </h2>
          <p>{proof.words.lead}</p>
        </div>
      </article>
    </Section>
  );
}
