import { usePage } from '#authoring/page.ts';

/** Loads the `chunk.module.css` of a component or a page type, before the first thing on the page that needs it. */
export function Chunk({ of }: { of: string }) {
  const sheet = usePage().styleSheet(of);
  return sheet && <link rel="stylesheet" href={sheet.address} integrity={sheet.integrity} />;
}
