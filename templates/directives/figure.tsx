import { defineDirective } from '#authoring/define-directive.ts';
import { object } from '#authoring/schema.ts';
import { Captioned } from '../components/captioned/index.tsx';

export default defineDirective({
  content: 'blocks',
  label: 'required',
  attributes: object({}),
  example: ':::figure[What it shows]',
  inDocuments: 'caption',
  component: ({ label = '', html }) => <Captioned caption={label} html={html} />,
});
