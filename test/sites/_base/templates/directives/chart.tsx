import { defineDirective } from '#authoring/define-directive.ts';
import { object, oneOf, optional } from '#authoring/schema.ts';
import { hexOf } from '../brand/palette.ts';

export default defineDirective({
  content: 'table',
  label: 'required',
  attributes: object({ unit: optional(oneOf(['%', '€'])) }),
  example: ':::chart[Hours of waiting by month]',
  inDocuments: 'caption',
  component: ({ label = '', html, rows: [, ...rows], attributes: { unit = '' } }) => (
    <figure>
      {rows.map(([name, value]) => (
        <p key={name}>
          {name}{' '}
          <svg width={Number(value)} height="8" aria-hidden="true">
            <rect width="100%" height="8" fill={hexOf('accent')} />
          </svg>{' '}
          {value} {unit}
        </p>
      ))}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <figcaption dangerouslySetInnerHTML={{ __html: label }} />
    </figure>
  ),
});
