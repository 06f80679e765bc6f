import { preserveInBfcache } from '../../templates/forms/preserve-in-bfcache.ts';
import { enhanceArrowKeys } from './arrow-keys.ts';
import { engineLoader } from './load-engine.ts';
import { nameOfAnswer, statusWriter } from './status.ts';

/** So many pages are suggested; the search page has the others. */
const most = 5;
/** How long after the last key a query is answered, in ms. */
export const debounceDelay = 150;

/** The parts of a search field that script uses. */
export interface SearchParts {
  form: HTMLFormElement;
  input: HTMLInputElement;
  status: HTMLElement;
  list: HTMLElement;
}

/**
 * Suggests pages below a search field while a visitor types. The search page answers what is sent. The field begins with
 * the words of the page's address, which led nowhere; engine and index are loaded when it is first used.
 */
export function enhanceSuggestions({ form, input, status, list }: SearchParts): void {
  const load = engineLoader(form.dataset.search ?? '');
  const say = statusWriter(status);
  let asked = '';
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const suggest = async (): Promise<void> => {
    const question = input.value.trim();
    if (question === asked) return;
    asked = question;
    // What cannot be loaded is not missed: the search page says so if it is asked.
    const engine = await load().catch(() => undefined);
    // Another question has come meanwhile; its answer is the one to show.
    if (!engine || asked !== question) return;
    const answer = engine.answer(question);
    const rows = answer.found.slice(0, most).map((one) => engine.rowOf(list, one));
    list.querySelector('ol')?.replaceChildren(...rows);
    list.hidden = rows.length === 0;
    say(question && nameOfAnswer(answer), { n: String(answer.found.length), q: question });
  };

  input.addEventListener('focus', suggest);
  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(suggest, debounceDelay);
  });
  enhanceArrowKeys(input, list);
  preserveInBfcache(form);
  input.value ||= wordsOfAddress(location.pathname);
}

/** Returns the words of an address's last part, unless that is a file. */
export function wordsOfAddress(path: string): string {
  const [last = ''] = path.split('/').filter(Boolean).slice(-1);
  if (/\.\w+$/.test(last)) return '';
  try {
    return decodeURIComponent(last)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  } catch {
    // Not every address can be decoded.
    return '';
  }
}
