import { usePage } from '#authoring/page.ts';

/** Renders a component of `templates/islands/` on the server and marks it for hydration in the browser. */
export function Island({ name, props }: { name: string; props: unknown }) {
  const html = usePage().island(name, props);
  return <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />;
}
