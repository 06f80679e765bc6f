import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Country } from '#authoring/forms/countries.ts';
import type { CountriesView } from '#authoring/forms/form-view.ts';
import css from './control.module.css';
import type { ControlProps } from './field.tsx';
import { findCountries, indexCountries, matchCountry, namedCountry } from './find-countries.ts';

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
  const all = useMemo(() => indexCountries(countries, view.synonyms, view.locales), [countries, view]);
  const [text, setText] = useState(() => countries.find((country) => country.code === chosen)?.name ?? '');
  const [isOpen, setIsOpen] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const country = namedCountry(all, text);
  // Whoever opens the list of a country chosen before wants to see the others.
  const query = country && !isTyping ? '' : text;
  const found = isOpen ? findCountries(all, query) : [];
  const isShown = found.length > 0;
  const isNone = isOpen && text !== '' && !isShown;
  const optionId = (index: number) => `${id}-option-${index}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the option comes into view when it becomes the active one
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  // What the browser fills in may come without an event, so the field itself is read as the form is sent.
  useEffect(() => {
    const form = input.current?.form;
    const addCode = ({ formData }: FormDataEvent): void => {
      const typed = input.current?.value ?? '';
      formData.set(name, matchCountry(all, typed)?.code ?? typed);
    };
    form?.addEventListener('formdata', addCode);
    return () => form?.removeEventListener('formdata', addCode);
  }, [all, name]);

  // Whatever follows what is typed in the form learns which country was chosen.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another country matters
  useEffect(() => {
    if (!isFirst.current) input.current?.dispatchEvent(new Event('change', { bubbles: true }));
    isFirst.current = false;
  }, [country?.code]);

  function search(value: string) {
    setText(value);
    setIsTyping(true);
    setActive(-1);
    setIsOpen(true);
  }

  function close() {
    setIsOpen(false);
    setIsTyping(false);
    setActive(-1);
  }

  /** Takes what the text leads to when the field is left: the active option, or the only country that it can mean. */
  function leave(typed: string) {
    choose(found[active]?.name ?? matchCountry(all, typed)?.name ?? typed);
  }

  function choose(chosenName: string | undefined) {
    if (chosenName !== undefined) setText(chosenName);
    close();
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
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Escape' && text) search('');
    else return;
    // Enter would send the form, Escape would close a dialog around it.
    event.preventDefault();
    event.stopPropagation();
  }

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
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        placeholder={view.text.choose}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        value={text}
        onChange={(event) => search(event.currentTarget.value)}
        onClick={() => setIsOpen(true)}
        onBlur={(event) => leave(event.currentTarget.value)}
        onKeyDown={press}
      />
      <div id={`${id}-list`} ref={list} className={css.list} role="listbox" aria-label={label} hidden={!isShown}>
        {found.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
          <div
            key={one.code}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(one.name)}
          >
            {one.name}
          </div>
        ))}
      </div>
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
