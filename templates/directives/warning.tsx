import { defineDirective } from '#authoring/define-directive.ts';
import { object } from '#authoring/schema.ts';
import { Callout } from '../components/callout/index.tsx';

export default defineDirective({
  content: 'blocks',
  label: 'optional',
  attributes: object({}),
  example: ':::warning',
  inDocuments: 'box',
  component: ({ label, html }) => <Callout kind="warning" title={label} html={html} />,
});
