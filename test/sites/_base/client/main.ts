import { islands } from 'virtual:islands';

/* The page works without any of this: forms are sent by the browser, hidden links lead to the page of contact. */

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-link]'))
  link.addEventListener('click', () => {
    link.href = atob(link.dataset.link ?? '');
    link.rel = 'noopener';
  });

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) void hydrate(island);

/** Brings an island to life. One whose code does not arrive stays as it is. */
async function hydrate(island: HTMLElement): Promise<void> {
  const load = islands[island.dataset.island ?? ''];
  if (!load) return;
  const [{ hydrateComponent }, { default: component }] = await Promise.all([import('virtual:hydrate'), load()]);
  hydrateComponent(island, component, JSON.parse(island.dataset.props ?? '{}'));
  island.dataset.state = 'ready';
}
