import { useState } from 'react';
import css from './control.module.css';
import type { ControlProps } from './control-props.ts';

interface FileInputProps {
  control: ControlProps;
  accept: string | undefined;
  lang: string;
}

/** Renders a field for a file, which says how large the chosen one is. */
export function FileInput({ control, accept, lang }: FileInputProps) {
  const [size, setSize] = useState<number>();
  const format = new Intl.NumberFormat(lang, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return (
    <div>
      <input
        {...control}
        className={css.file}
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => setSize(currentTarget.files?.[0]?.size)}
      />
      <p className={css.count} role="status">
        {size !== undefined && format.format(Math.ceil(size / 1000))}
      </p>
    </div>
  );
}
