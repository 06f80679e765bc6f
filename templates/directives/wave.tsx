import { defineDirective } from '#authoring/define-directive.ts';
import { object } from '#authoring/schema.ts';
import { WaveDrawing } from '../components/method/index.tsx';

export default defineDirective({
  content: 'none',
  label: 'none',
  attributes: object({}),
  example: '::wave',
  component: () => <WaveDrawing width={720} height={300} radius={24} />,
});
