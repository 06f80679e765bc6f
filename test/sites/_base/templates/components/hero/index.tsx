import { usePage } from '#authoring/page.ts';
import { Breadcrumbs } from '../breadcrumbs/index.tsx';

/** Renders the heading of a page, its lead, and the pages above it. */
export function Hero({ title, lead }: { title: string; lead?: string }) {
  const page = usePage();
  return (
    <>
      <Breadcrumbs crumbs={page.breadcrumbs()} />
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </>
  );
}
