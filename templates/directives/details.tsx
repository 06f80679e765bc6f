import { defineDirective } from '#authoring/define-directive.ts';
import { object } from '#authoring/schema.ts';
import { Accordion } from '../components/accordion/index.tsx';

export default defineDirective({
  content: 'blocks',
  label: 'required',
  attributes: object({}),
  example: ':::details[What to bring]',
  inDocuments: 'box',
  component: ({ label = '', html }) => (
    <Accordion title={<span dangerouslySetInnerHTML={{ __html: label }} />} html={html} />
  ),
});
