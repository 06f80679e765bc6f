import { defineDirective } from '#authoring/define-directive.ts';
import { object } from '#authoring/schema.ts';

export default defineDirective({
  content: 'blocks',
  label: 'required',
  attributes: object({}),
  example: ':::figure[What it shows]',
  inDocuments: 'caption',
  component: ({ label = '', html }) => (
    <figure>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <figcaption dangerouslySetInnerHTML={{ __html: label }} />
    </figure>
  ),
});
