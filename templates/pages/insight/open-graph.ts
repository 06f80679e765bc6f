import type { OpenGraph } from '#authoring/head.ts';
import { firstWork, workPicture } from '../../components/work/work.ts';
import { findAll } from '../../find-all.ts';
import { datedArticle } from '../../open-graph.ts';
import type { Facts, Words } from './schema.ts';

/** Describes an article, whose image shows the work that its page opens with. */
export const openGraph: OpenGraph<Facts, Words> = {
  ...datedArticle,
  picture(site, { facts }) {
    const work = firstWork(findAll(site, facts.related));
    return work && workPicture(site, work);
  },
};
