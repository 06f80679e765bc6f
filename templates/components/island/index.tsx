import { usePage } from '#authoring/page.ts';
import { packProps } from '../../islands/props.ts';

/** Renders a component of `templates/islands/` on the server and marks it for hydration in the browser. */
export function Island({ name, props }: { name: string; props: unknown }) {
  const html = usePage().island(name, props);
  return <div data-island={name} data-props={packProps(props)} dangerouslySetInnerHTML={{ __html: html }} />;
}
