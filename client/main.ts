import { enhanceDrawer } from './drawer.ts';
import { openHiddenLinks } from './hidden-links.ts';
import { followLocale } from './locale.ts';
import { enhanceMenu } from './menu.ts';
import { openNewsletter } from './newsletter.ts';
import { onLinkPress } from './press.ts';
import { followScroll, onScroll } from './scroll.ts';
import { rememberStart } from './visit.ts';
import { wakeIslands } from './wake-islands.ts';
import { focusWideTables } from './wide-tables.ts';

/* The page works without any of this; each part improves what is already there. */
const root = document.documentElement;
root.dataset.script = '';
rememberStart();
followLocale();
followScroll();
enhanceMenu();
enhanceDrawer();
openHiddenLinks();
openNewsletter();
foldOnPhones();
wakeIslands();
const search = document.querySelector<HTMLFormElement>('form[data-search]');
const filter = document.querySelector('form[data-filter]');
const isAsked = Boolean(search || filter) && /(\bq|Filter)=./.test(location.search);
// The first paint of these pages waits for this script, so that nothing is shown that an address's query or filters will move.
if (isAsked) {
  root.dataset.asked = '';
  loadRest();
} else {
  // Nothing else is needed before the first paint.
  requestAnimationFrame(() => setTimeout(loadRest));
}

/** Folds what is long on phones; without script it stays open. */
function foldOnPhones(): void {
  if (!matchMedia('(width <= 37.5em)').matches) return;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-fold=phone]')) fold.open = false;
}

function loadRest(): void {
  focusWideTables();
  if (search ?? filter) void import('./language-links.ts').then(({ keepChoices }) => keepChoices(onLinkPress));
  const showAnswers = () => delete root.dataset.asked;
  if (search)
    void import('./search/search.ts')
      .then((module) => module.enhanceSearch(search))
      .catch(() => {
        search.dataset.state = 'failed';
      })
      .finally(showAnswers);
  if (filter) void import('./filters.ts').then(({ enhanceFilters }) => enhanceFilters()).finally(showAnswers);
  const slides = document.querySelector<HTMLElement>('[data-slides]');
  if (slides) void import('./slides.ts').then((module) => module.enhanceSlides(slides));
  if (document.querySelector('[data-sections]'))
    void import('./sections.ts').then((module) => module.followSections(onScroll));
}
