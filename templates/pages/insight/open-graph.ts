import type { OpenGraph } from '#authoring/head.ts';
import { portraitPicture } from '../../components/person/picture.ts';
import { datedArticle } from '../../open-graph.ts';
import type { Expert } from '../expert/schema.ts';
import type { Facts, Words } from './schema.ts';

/** Describes an article, whose image shows who signs it, as its page does. */
export const openGraph: OpenGraph<Facts, Words> = {
  ...datedArticle,
  picture(site, { facts }) {
    const author = site.find<Expert>(facts.author);
    return author && portraitPicture(author, [author.facts.name, site.t(`values.insightForm.${facts.form}`)]);
  },
};
