import { defineDirective } from '#authoring/define-directive.ts';
import { usePage } from '#authoring/page.ts';
import { line, link, object } from '#authoring/schema.ts';

export default defineDirective({
  content: 'blocks',
  label: 'required',
  attributes: object({ href: link(), length: line({ max: 8, pattern: '^\\d{1,3}:[0-5]\\d$', example: '4:12' }) }),
  example: ':::video[Our harbour at night]{href=https://videos.example/7 length=4:12}',
  component: ({ label = '', html, attributes: { href, length } }) => (
    <figure>
      <p>
        <a href={usePage().href(href)}>{label.replace(/<[^>]*>/g, '')}</a> {length}
      </p>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </figure>
  ),
});
