import { useState } from 'react';
import type { RuledField } from '#authoring/forms/field-kinds.ts';
import css from './control.module.css';
import type { ControlProps } from './control-props.ts';

interface CountedTextProps {
  control: ControlProps;
  field: RuledField;
  value: string | undefined;
  /** How many characters are left, with `{{number}}` in it. */
  text: string;
}

/** Renders a field of several lines, which says near its limit how many characters are left. */
export function CountedText({ control, field, value, text }: CountedTextProps) {
  const [left, setLeft] = useState<number>();

  async function count(typed: string) {
    const { charactersLeft } = await import('./filling.ts');
    setLeft(charactersLeft(field, typed));
  }

  return (
    <div>
      <textarea
        {...control}
        className={css.input}
        rows={6}
        defaultValue={value}
        onChange={({ currentTarget }) => void count(currentTarget.value)}
      />
      <p className={css.count} aria-live="polite">
        {left !== undefined && text.replace('{{number}}', String(left))}
      </p>
    </div>
  );
}
