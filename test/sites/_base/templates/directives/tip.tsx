import { defineDirective } from '#authoring/define-directive.ts';
import { object } from '#authoring/schema.ts';
import { Box } from '../components/box.tsx';

export default defineDirective({
  content: 'blocks',
  label: 'optional',
  attributes: object({}),
  example: ':::tip',
  inDocuments: 'box',
  component: ({ label, html }) => <Box kind="tip" label={label} html={html} />,
});
