/** The folders under `templates/layouts/`, sorted. */
declare module 'virtual:layouts' {
  export const layoutNames: readonly string[];
}

/** The folders under `templates/islands/`. */
declare module 'virtual:islands' {
  import type { ComponentType } from 'react';
  /** By the island's name, what loads its component. */
  export const islands: Record<string, (() => Promise<{ default: ComponentType<any> }>) | undefined>;
}

declare module 'virtual:hydrate' {
  import type { ComponentType } from 'react';
  /** Brings server markup to life with the component that rendered it. */
  export function hydrateComponent(element: Element, component: ComponentType<any>, props: unknown): void;
}
