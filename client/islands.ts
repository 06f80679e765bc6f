import { islands } from 'virtual:islands';
import { unpackProps } from '../templates/islands/props.ts';

/** Runs the islands of the page: loads the code of each when it is near the viewport or gets the focus. */
export function hydrateIslands(root: ParentNode = document): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) start(entry.target as HTMLElement);
    },
    { rootMargin: '25%' },
  );
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    near.observe(island);
    island.addEventListener('focusin', () => start(island), { once: true });
    if (island.contains(document.activeElement)) start(island);
  }

  function start(island: HTMLElement): void {
    near.unobserve(island);
    if (island.dataset.state) return;
    island.dataset.state = 'loading';
    hydrate(island).catch(() => {
      island.dataset.state = 'failed';
    });
  }
}

/** Brings an island to life. Rejects if its code does not arrive: its markup works by itself. */
async function hydrate(island: HTMLElement): Promise<void> {
  const load = islands[island.dataset.island ?? ''];
  if (!load) return;
  const [{ hydrateComponent }, { default: component }] = await Promise.all([import('virtual:hydrate'), load()]);
  hydrateComponent(island, component, unpackProps(island.dataset.props));
  island.dataset.state = 'ready';
}
