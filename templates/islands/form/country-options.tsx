import { useEffect, useRef } from 'react';
import css from './control.module.css';
import type { CountrySearch } from './use-country-search.ts';

interface CountryOptionsProps {
  id: string;
  label: string;
  search: CountrySearch;
}

/** Renders the options of a combobox, and scrolls to the active one. */
export function CountryOptions({ id, label, search: { found, active, choose } }: CountryOptionsProps) {
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the option comes into view when it becomes the active one
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      id={`${id}-list`}
      ref={list}
      className={css.list}
      role="listbox"
      aria-label={label}
      hidden={found.length === 0}
    >
      {found.map(({ code, name }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
        <div
          key={code}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(name)}
        >
          {name}
        </div>
      ))}
    </div>
  );
}

/** Returns the element id of an option, which the field names while it is the active one. */
export function optionId(id: string, index: number): string {
  return `${id}-option-${index}`;
}
