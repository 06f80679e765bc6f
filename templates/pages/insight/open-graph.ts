import type { OpenGraph } from '#authoring/head.ts';
import { artefactPicture } from '../../components/artefact/picture.ts';
import { metricPicture } from '../../components/metrics/picture.ts';
import { isCase } from '../../components/work/work.ts';
import { findAll } from '../../find-all.ts';
import { datedArticle } from '../../open-graph.ts';
import type { Facts, Words } from './schema.ts';

/** Describes an article, whose image shows the object or the work that its page opens with. */
export const openGraph: OpenGraph<Facts, Words> = {
  ...datedArticle,
  picture(site, { facts, words }) {
    if (facts.artefact && words.artefact) return artefactPicture(facts.artefact, words.artefact);
    const work = findAll(site, facts.related).find(isCase);
    return work && metricPicture(site, work);
  },
};
