import { defineData } from '#authoring/define.ts';
import { document } from './document.ts';
import { facts, words } from './schema.ts';
import { searchRecord } from './search-record.ts';

/** A document that is made into a PDF in each language it has words for. */
export default defineData({
  name: 'document',
  folder: 'documents',
  file: 'document',
  facts,
  words,
  body: 'required',
  document,
  searchRecord,
  searchWeight: 0.4,
});
