import { enhanceDrawer } from './drawer.ts';
import { openHiddenLinks } from './hidden-links.ts';
import { enhanceMenu } from './menu.ts';
import { openNewsletter } from './newsletter.ts';
import { followScroll } from './scroll.ts';
import { rememberStart } from './visit.ts';
import { wakeIslands } from './wake-islands.ts';
import { focusWideTables } from './wide-tables.ts';

/* The page works without any of this; each part improves what is already there. */
document.documentElement.dataset.script = '';
rememberStart();
followScroll();
enhanceMenu();
enhanceDrawer();
openHiddenLinks();
openNewsletter();
wakeIslands();
focusWideTables();
const search = document.querySelector<HTMLFormElement>('form[data-search]');
if (search) {
  const root = document.documentElement;
  // The first paint of this page waits for this script, so that room for the results of an address is there from the start.
  root.toggleAttribute('data-asked', /[?&]q=[^&]/.test(location.search));
  void import('./search/search.ts')
    .then((module) => module.enhanceSearch(search))
    .finally(() => root.removeAttribute('data-asked'));
}
const slides = document.querySelector<HTMLElement>('[data-slides]');
if (slides) void import('./slides.ts').then((module) => module.enhanceSlides(slides));
if (document.querySelector('[data-filter]')) void import('./filters.ts').then((filters) => filters.enhanceFilters());
