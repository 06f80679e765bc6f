import { defineDirective } from '#authoring/define-directive.ts';
import { usePage } from '#authoring/page.ts';
import { formId, object } from '#authoring/schema.ts';
import { FormSection } from '../components/forms/form-section.tsx';

export default defineDirective({
  content: 'none',
  label: 'none',
  attributes: object({ id: formId() }),
  example: '::form{#contact}',
  component: ({ attributes }) => <FormSection form={usePage().form(attributes.id)} />,
});
