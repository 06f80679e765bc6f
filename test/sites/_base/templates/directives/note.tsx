import { defineDirective } from '#authoring/define-directive.ts';
import { object } from '#authoring/schema.ts';
import { Box } from '../components/box.tsx';

export default defineDirective({
  content: 'blocks',
  label: 'optional',
  attributes: object({}),
  example: ':::note',
  inDocuments: 'box',
  component: ({ label, html }) => <Box kind="note" label={label} html={html} />,
});
