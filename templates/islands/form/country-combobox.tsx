import { useRef } from 'react';
import type { Country } from '#authoring/forms/countries.ts';
import type { CountriesView } from '#authoring/forms/form-view.ts';
import css from './control.module.css';
import type { ControlProps } from './control-props.ts';
import { CountryOptions, optionId } from './country-options.tsx';
import { useCountryCode } from './use-country-code.ts';
import { useCountrySearch } from './use-country-search.ts';

interface CountryComboboxProps {
  control: ControlProps;
  view: CountriesView;
  label: string;
  countries: readonly Country[];
  /** The ISO code chosen so far, or nothing. */
  chosen: string;
}

/** Renders an editable combobox with list autocomplete (ARIA APG). What is submitted is the country's ISO code. */
export function CountryCombobox({ control, view, label, countries, chosen }: CountryComboboxProps) {
  const { id, name, ...attributes } = control;
  const input = useRef<HTMLInputElement>(null);
  const search = useCountrySearch(view, countries, chosen);
  const { text, country, isOpen, found, active } = search;
  useCountryCode(input, name, search);
  const isNone = isOpen && text !== '' && found.length === 0;
  return (
    <div className={css.combobox}>
      <input type="hidden" name={name} value={country?.code ?? text} />
      <input
        {...attributes}
        ref={input}
        id={id}
        className={css.input}
        type="text"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        placeholder={view.text.choose}
        aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
        value={text}
        onChange={(event) => search.search(event.currentTarget.value)}
        onClick={search.open}
        onBlur={(event) => search.leave(event.currentTarget.value)}
        onKeyDown={search.press}
      />
      <CountryOptions id={id} label={label} search={search} />
      <div className={isNone ? css.none : 'visually-hidden'} role="status">
        {isOpen && resultsText(view, found.length)}
      </div>
    </div>
  );
}

function resultsText({ text }: CountriesView, count: number): string {
  if (count === 0) return text.resultsNone;
  return count === 1 ? text.resultsOne : text.resultsMany.replace('{{number}}', String(count));
}
