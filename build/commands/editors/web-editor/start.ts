import { slugify } from '../../../authoring/values/slug.ts';
import { configOf } from './config.ts';
import type { EditorData } from './data.ts';
import { type CustomFormat, createFormats, formatNames } from './formats.ts';

/** Runs in the browser: starts Sveltia CMS with what `config.ts` makes, and offers to begin new entries. */

declare global {
  interface Window {
    CMS: {
      init: (options: { config: unknown }) => void;
      registerCustomFormat: (name: string, extension: string, format: Omit<CustomFormat, 'extension'>) => void;
    };
    CMS_MANUAL_INIT: boolean;
  }
}

window.CMS_MANUAL_INIT = true;
const remembered = 'new-entries';

document.addEventListener('DOMContentLoaded', async () => {
  const data: EditorData = await (await fetch('data.json')).json();
  const fresh = freshEntries();
  const formats = createFormats();
  for (const kind of ['texts', 'facts'] as const) {
    const { extension, ...format } = formats[kind];
    window.CMS.registerCustomFormat(formatNames[kind], extension, format);
  }
  window.CMS.init({ config: configOf(data, fresh) });
  offerNewEntries(data, fresh);
});

/** Entries begun in this tab since the site was built, as `folder/id`. */
function freshEntries(): string[] {
  return (sessionStorage.getItem(remembered) ?? '').split(' ').filter((ref) => ref !== '');
}

/** Shows the form that begins an entry: it gets its id, and then its facts and texts have a place in the collections. */
function offerNewEntries(data: EditorData, fresh: readonly string[]): void {
  const form = document.querySelector('form');
  const kind = form?.querySelector('select');
  const title = form?.querySelector('input');
  if (!form || !kind || !title) return;
  for (const { folder, kind: name } of data.families) if (name !== undefined) kind.add(new Option(name, folder));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const id = slugify(title.value);
    const ref = `${kind.value}/${id}`;
    const family = data.families.find(({ folder }) => folder === kind.value);
    const taken = fresh.includes(ref) || family?.entries.some((entry) => entry.id === id);
    title.setCustomValidity(taken ? `${ref} is there already.` : id === '' ? 'Write a title with letters a–z.' : '');
    if (!form.reportValidity()) return;
    sessionStorage.setItem(remembered, [...fresh, ref].join(' '));
    location.hash = `#/collections/${kind.value}-facts/entries/${id}`;
    location.reload();
  });
  title.addEventListener('input', () => title.setCustomValidity(''));
}
