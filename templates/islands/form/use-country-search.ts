import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import type { Country } from '#authoring/forms/countries.ts';
import type { CountriesView } from '#authoring/forms/form-view.ts';
import { collectTerms, findCountries, indexCountries, matchCountry, namedCountry } from './find-countries.ts';

/** A search of countries: see `useCountrySearch`. */
export type CountrySearch = ReturnType<typeof useCountrySearch>;

/**
 * Searches countries by a text → the text, the country that it names, the countries found while the list is open, the
 * index of the active one (-1: none), and what changes them. `chosen` is the ISO code to begin with, or nothing.
 */
export function useCountrySearch(view: CountriesView, countries: readonly Country[], chosen: string) {
  const all = useMemo(() => indexCountries(countries, view.synonyms, view.locales), [countries, view]);
  useEffect(() => void collectTerms(all), [all]);
  const [text, setText] = useState(() => countries.find((country) => country.code === chosen)?.name ?? '');
  const [isOpen, setIsOpen] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const country = namedCountry(all, text);
  // The list of a country that was chosen before opens with all countries.
  const query = country && !isTyping ? '' : text;
  const found = isOpen ? findCountries(all, query) : [];

  function search(value: string) {
    setText(value);
    setIsTyping(true);
    setActive(-1);
    setIsOpen(true);
  }

  function choose(name = text) {
    setText(name);
    setIsOpen(false);
    setIsTyping(false);
    setActive(-1);
  }

  /** Chooses what the text means when the field is left: the active option, or the only country that it can mean. */
  function leave(typed: string) {
    choose(found[active]?.name ?? matchCountry(all, typed)?.name ?? typed);
  }

  function move(step: 1 | -1) {
    const { length } = isOpen ? found : findCountries(all, query);
    if (length === 0) return;
    setIsOpen(true);
    setActive(active < 0 && step < 0 ? length - 1 : (active + step + length) % length);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && active >= 0) choose(found[active]?.name);
    else if (event.key === 'Enter' && isTyping && found.length === 1) choose(found[0]?.name);
    else if (event.key === 'Escape' && isOpen) choose();
    else if (event.key === 'Escape' && text) search('');
    else return;
    // Enter would send the form, Escape would close a dialog around it.
    event.preventDefault();
    event.stopPropagation();
  }

  const open = () => setIsOpen(true);
  return { all, text, country, isOpen, found, active, open, search, choose, leave, press };
}
