import { defineDirective } from '#authoring/define-directive.ts';
import { usePage } from '#authoring/page.ts';
import { formId, object } from '#authoring/schema.ts';
import { FormSection } from '../components/form-section/index.tsx';

export default defineDirective({
  content: 'none',
  label: 'none',
  attributes: object({ id: formId() }),
  example: '::form{#contact}',
  component: ({ attributes: { id } }) => <FormSection form={usePage().form(id)} />,
});
