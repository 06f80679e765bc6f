import { defineDirective } from '#authoring/define-directive.ts';
import { object } from '#authoring/schema.ts';
import { Box } from '../components/box.tsx';

export default defineDirective({
  content: 'blocks',
  label: 'optional',
  attributes: object({}),
  example: ':::warning',
  inDocuments: 'box',
  component: ({ label, html }) => <Box kind="warning" label={label} html={html} />,
});
