import { defineDirective } from '#authoring/define-directive.ts';
import { object } from '#authoring/schema.ts';

export default defineDirective({
  content: 'blocks',
  label: 'required',
  attributes: object({}),
  example: ':::details[What to bring]',
  inDocuments: 'box',
  component: ({ label = '', html }) => (
    <details>
      <summary dangerouslySetInnerHTML={{ __html: label }} />
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  ),
});
