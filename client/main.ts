import { enhanceDrawer } from './drawer.ts';
import { openHiddenLinks } from './hidden-links.ts';
import { followLocale } from './locale.ts';
import { enhanceMenu } from './menu.ts';
import { openNewsletter } from './newsletter.ts';
import { followScroll } from './scroll.ts';
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
wakeIslands();
focusWideTables();
const search = document.querySelector<HTMLFormElement>('form[data-search]');
if (search) {
  // The first paint of this page waits for this script, so that room for the results of an address is there from the start.
  if (/\bq=./.test(location.search)) root.dataset.asked = '';
  void import('./search/search.ts')
    .then((module) => module.enhanceSearch(search))
    .catch(() => {
      search.dataset.state = 'failed';
    })
    .finally(() => delete root.dataset.asked);
}
const slides = document.querySelector<HTMLElement>('[data-slides]');
if (slides) void import('./slides.ts').then((module) => module.enhanceSlides(slides));
if (document.querySelector('[data-filter]')) void import('./filters.ts').then((filters) => filters.enhanceFilters());
