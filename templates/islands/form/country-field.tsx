import { useEffect, useRef, useState } from 'react';
import { type Country, countriesIn } from '#authoring/forms/countries.ts';
import type { CountriesView } from '#authoring/forms/form-view.ts';
import css from './control.module.css';
import type { ControlProps } from './control-props.ts';
import type { CountryCombobox } from './country-combobox.tsx';

interface CountryFieldProps {
  control: ControlProps;
  view: CountriesView;
  label: string;
  lang: string;
  value: string | undefined;
}

/** Renders a list of countries to choose from, which script replaces by one that can be searched. */
export function CountryField({ control, view, label, lang, value }: CountryFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [taken, setTaken] = useState<{ Combobox: typeof CountryCombobox; countries: Country[]; chosen: string }>();
  // The names in the page are those of the build; a browser may know others, so it takes the page's.
  const [options] = useState(() =>
    typeof document === 'undefined'
      ? optionsHtml(countriesIn(lang, view.priority), view.text.choose, value)
      : (document.getElementById(control.id)?.innerHTML ?? ''),
  );

  useEffect(() => {
    const list = select.current;
    if (!list) return;
    const take = (Combobox: typeof CountryCombobox) => {
      const countries = Array.from(list.options, (option) => ({ code: option.value, name: option.text })).slice(1);
      setTaken({ Combobox, countries, chosen: list.value });
    };
    void import('./country-combobox.tsx').then(
      ({ CountryCombobox }) => {
        // A list that is being used stays until it is left.
        if (document.activeElement === list) list.addEventListener('blur', () => take(CountryCombobox), { once: true });
        else take(CountryCombobox);
      },
      // Without it the list does.
      () => undefined,
    );
  }, []);

  if (taken) {
    const { Combobox, ...countries } = taken;
    return <Combobox control={control} view={view} label={label} {...countries} />;
  }
  return (
    <div className={css.select}>
      <select {...control} ref={select} className={css.input} dangerouslySetInnerHTML={{ __html: options }} />
    </div>
  );
}

function optionsHtml(countries: readonly Country[], choose: string, value: string | undefined): string {
  const option = ({ code, name }: Country) =>
    `<option value="${code}"${code !== '' && code === value ? ' selected' : ''}>${escapeText(name)}</option>`;
  return [{ code: '', name: choose }, ...countries].map(option).join('');
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
