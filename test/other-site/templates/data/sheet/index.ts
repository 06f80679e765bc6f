import { defineData } from '#authoring/define.ts';
import { facts, words } from './schema.ts';

/** A sheet of paper that clients take home: a PDF in each language. */
export default defineData({
  name: 'sheet',
  folder: 'sheets',
  file: 'sheet',
  facts,
  words,
  body: 'required',
  document: ({ facts, words }) => ({
    title: words.title,
    description: words.description,
    kind: 'sheet',
    published: facts.published,
    ...(facts.access === 'public' ? { folder: 'sheets' } : {}),
  }),
});
