import { defineDirective } from '#authoring/define-directive.ts';
import { object, oneOf, optional } from '#authoring/schema.ts';
import { BarChart } from '../components/bar-chart/index.tsx';

export default defineDirective({
  content: 'table',
  label: 'required',
  attributes: object({ unit: optional(oneOf(['%', '€'])) }),
  example: ':::chart[Hours of waiting by month]',
  inDocuments: 'caption',
  component: ({ label = '', html, rows, attributes }) => (
    <BarChart caption={label} rows={rows} table={html} unit={attributes.unit} />
  ),
});
