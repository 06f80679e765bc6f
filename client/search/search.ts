import { preserveInBfcache } from '../../templates/forms/preserve-in-bfcache.ts';
import { enhanceArrowKeys } from './arrow-keys.ts';
import { engineLoader } from './load-engine.ts';
import { resultList } from './results.ts';
import { nameOfAnswer, statusWriter } from './status.ts';
import { debounceDelay, enhanceSuggestions, type SearchParts } from './suggest.ts';

/** Makes a search field work: that of the search page answers here, any other suggests pages. */
export async function enhanceSearch(form: HTMLFormElement): Promise<void> {
  const input = form.querySelector('input');
  const status = document.querySelector<HTMLElement>('[data-search-status]');
  const list = document.querySelector<HTMLElement>('[data-search-results]');
  const more = document.querySelector<HTMLButtonElement>('[data-search-more]');
  if (!input || !status || !list) return;
  if (more) await answerQuestions({ form, input, status, list, more });
  else enhanceSuggestions({ form, input, status, list });
  form.dataset.state = 'ready';
}

interface PageParts extends SearchParts {
  more: HTMLButtonElement;
}

/**
 * Makes the search page answer while a visitor types. The query is in the address (`?q=`), so that it can be
 * shared, taken to other languages and restored by Back; the engine and its index are loaded when the field is first
 * used. While they load, `data-asked` on the root reserves room for the results. Resolves after the first answer.
 */
async function answerQuestions({ form, input, status, list, more }: PageParts): Promise<void> {
  const title = document.title;
  const wake = engineLoader(form.dataset.search ?? '');
  const say = statusWriter(status);
  const results = resultList({ list, more });
  /** Typing goes on in the same place of the history; what was sent keeps its own. */
  let typing = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked = '';

  async function answer(): Promise<void> {
    const question = input.value.trim();
    asked = question;
    document.title = question ? `${question} · ${title}` : title;
    if (question === '') {
      results.clear();
      say('');
      return;
    }
    reserveRoom(true);
    // Said only if it takes long enough to be noticed.
    const slow = setTimeout(() => say('loading'), 400);
    try {
      const ready = await wake();
      // Another question has come meanwhile; its answer is the one to show.
      if (asked !== question) return;
      const result = ready.answer(question);
      results.show(ready, result.found);
      say(nameOfAnswer(result), { n: String(result.found.length), q: question });
    } catch {
      say('failed');
    } finally {
      clearTimeout(slow);
      reserveRoom(false);
    }
  }

  input.addEventListener('focus', () => void wake().catch(() => {}), { once: true });
  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      keepInAddress(input.value.trim(), typing);
      typing = true;
      void answer();
    }, debounceDelay);
  });
  const settle = (): void => {
    clearTimeout(waiting);
    keepInAddress(input.value.trim(), typing);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    settle();
    typing = false;
    void answer();
  });
  // The visitor leaves the field, perhaps for another language, before the last key is answered.
  input.addEventListener('change', () => {
    if (input.value.trim() === asked) return;
    settle();
    typing = true;
    void answer();
  });
  more.addEventListener('click', async () => results.showAll(await wake()));
  enhanceArrowKeys(input, list);
  const restore = (): Promise<void> => {
    typing = false;
    input.value = new URLSearchParams(location.search).get('q') ?? '';
    return answer();
  };
  addEventListener('popstate', restore);
  preserveInBfcache(form);
  // The browser itself leads to the field only where it is shown before this script runs.
  if (location.hash === `#${input.id}`) input.focus({ preventScroll: true });
  // What was typed before this ran counts too.
  await (input.value.trim() !== '' && !location.search ? answer() : restore());
}

/** Keeps room for the results in place of what is below, so that nothing moves when they arrive. */
function reserveRoom(isAsked: boolean): void {
  document.documentElement.toggleAttribute('data-asked', isAsked);
}

function keepInAddress(question: string, replaces: boolean): void {
  const address = new URL(location.href);
  if (question === '') address.searchParams.delete('q');
  else address.searchParams.set('q', question);
  if (address.href === location.href) return;
  if (replaces) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
}
