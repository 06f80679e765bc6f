import { type RefObject, useEffect, useRef } from 'react';
import { matchCountry } from './find-countries.ts';
import type { CountrySearch } from './use-country-search.ts';

/** Sends the ISO code of the country in a field with its form, as `name`, and reports to the form when it changes. */
export function useCountryCode(
  input: RefObject<HTMLInputElement | null>,
  name: string,
  { all, country }: Pick<CountrySearch, 'all' | 'country'>,
) {
  // A browser may fill in the field without an event, so it is read when the form is sent.
  useEffect(() => {
    const form = input.current?.form;
    const addCode = ({ formData }: FormDataEvent): void => {
      const typed = input.current?.value ?? '';
      formData.set(name, matchCountry(all, typed)?.code ?? typed);
    };
    form?.addEventListener('formdata', addCode);
    return () => form?.removeEventListener('formdata', addCode);
  }, [input, all, name]);

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another country matters
  useEffect(() => {
    if (!isFirst.current) input.current?.dispatchEvent(new Event('change', { bubbles: true }));
    isFirst.current = false;
  }, [country?.code]);
}
