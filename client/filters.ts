import { preserveInBfcache } from '../templates/forms/preserve-in-bfcache.ts';
import { enhancePanels } from './filter-panels.ts';

/**
 * Makes each filter form hide what does not match; the address holds the choices, to be shared, undone by Back, and taken
 * along to other languages.
 */
export function enhanceFilters(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filter]')) {
    const list = document.getElementById(form.dataset.filter ?? '');
    if (!list) continue;
    enhanceFilter(form, list);
    enhancePanels(form);
  }
}

function enhanceFilter(form: HTMLFormElement, list: HTMLElement): void {
  const choices = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const isInAddress = ({ name, value }: HTMLInputElement): boolean =>
    new URLSearchParams(location.search).getAll(name).includes(value);
  const reset = form.querySelector<HTMLElement>('[data-filter-reset]');
  const toggle = form.parentElement?.querySelector<HTMLElement>('[data-filter-toggle]');
  const show = (): void => {
    countChosen(form);
    if (toggle) writeNumber(toggle, form.querySelectorAll(':checked').length);
    countOptions(list, choices);
    if (reset) reset.hidden = !choices.some(({ checked }) => checked);
    showCount(list.id, showMatches(list, chosenValues(choices)));
  };
  const apply = (): void => {
    keepInAddress(choices);
    show();
  };
  const clear = (): void => {
    for (const choice of choices) choice.checked = false;
    apply();
  };

  /** Shows or hides the form of a phone; the link that floats there gives way to its button. */
  const expand = (isExpanded: boolean): void => {
    if (!toggle) return;
    toggle.ariaExpanded = String(isExpanded);
    document.documentElement.toggleAttribute('data-filling', isExpanded);
  };
  toggle?.addEventListener('click', () => expand(toggle.ariaExpanded !== 'true'));
  document.querySelector(`[data-filter-show="${list.id}"]`)?.addEventListener('click', () => {
    expand(false);
    list.querySelector<HTMLElement>('[data-filter-item]:not([hidden]) a')?.focus({ preventScroll: true });
    form.parentElement?.scrollIntoView();
  });
  form.addEventListener('change', apply);
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    clear();
    // The button is gone; one chooses anew where the filters begin.
    form.querySelector<HTMLElement>('summary, input')?.focus();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  for (const button of form.querySelectorAll<HTMLElement>('[data-filter-submit]')) button.hidden = true;
  document.querySelector(`[data-filter-empty="${list.id}"] button`)?.addEventListener('click', () => {
    clear();
    // The button is gone; what it promised begins here.
    list.querySelector('a')?.focus();
  });
  addEventListener('popstate', () => {
    for (const choice of choices) choice.checked = isInAddress(choice);
    show();
  });
  preserveInBfcache(form);
  // What was chosen before this ran counts too.
  for (const choice of choices) choice.checked ||= isInAddress(choice);
  show();
}

/** Returns the chosen values of each field, of which an item must have one; fields without a choice are left out. */
function chosenValues(choices: readonly HTMLInputElement[]): Map<string, string[]> {
  const chosen = new Map<string, string[]>();
  for (const { name, value, checked } of choices) if (checked) chosen.set(name, [...(chosen.get(name) ?? []), value]);
  return chosen;
}

/** Hides the items that do not match, and the groups that are left empty; opens what matches → how many items are shown. */
function showMatches(list: HTMLElement, chosen: Map<string, string[]>): number {
  let count = 0;
  for (const item of itemsOf(list)) {
    const matches = isMatch(item, chosen);
    item.hidden = !matches;
    if (matches) count++;
  }
  for (const group of list.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    group.hidden = !group.querySelector('[data-filter-item]:not([hidden])');
    // Of what was chosen, nothing is folded.
    if (group instanceof HTMLDetailsElement && group.hasAttribute('data-whole') !== chosen.size > 0)
      group.open = group.toggleAttribute('data-whole');
  }
  return count;
}

function itemsOf(list: HTMLElement): Iterable<HTMLElement> {
  return list.querySelectorAll<HTMLElement>('[data-filter-item]');
}

function isMatch(item: HTMLElement, chosen: Map<string, string[]>): boolean {
  return [...chosen].every(([field, values]) =>
    item.dataset[field]?.split(' ').some((value) => values.includes(value)),
  );
}

/** Says behind each option how many items it would show, and disables those that would show none. */
function countOptions(list: HTMLElement, choices: readonly HTMLInputElement[]): void {
  for (const field of new Set(choices.map(({ name }) => name))) {
    const others = chosenValues(choices);
    others.delete(field);
    const counts = new Map<string, number>();
    for (const item of itemsOf(list))
      if (isMatch(item, others))
        for (const value of item.dataset[field]?.split(' ') ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
    for (const choice of choices.filter(({ name }) => name === field)) {
      const count = counts.get(choice.value) ?? 0;
      const number = choice.parentElement?.querySelector('[data-filter-number]');
      if (number) number.textContent = `(${count})`;
      // What has focus keeps it.
      choice.disabled = count === 0 && !choice.checked && choice !== document.activeElement;
    }
  }
}

function showCount(list: string, count: number): void {
  for (const line of document.querySelectorAll<HTMLElement>(
    `[data-filter-count="${list}"], [data-filter-show="${list}"]`,
  )) {
    const { one, other } = line.dataset;
    const isOne = new Intl.PluralRules(document.documentElement.lang).select(count) === 'one';
    const text = ((isOne ? one : other) ?? '').replace('{n}', String(count));
    if (line.textContent === text) continue;
    // What is written here is read aloud.
    line.textContent = text;
    arrive(line);
  }
  for (const empty of document.querySelectorAll<HTMLElement>(`[data-filter-empty="${list}"]`)) empty.hidden = count > 0;
}

/** Lets a count that has changed come into its place. */
function arrive(line: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  line.animate({ translate: ['0 0.5em', '0 0'], opacity: [0, 1] }, { duration: 600, easing: 'ease-out' });
}

/** Says behind each filter's name how many of its values are chosen. */
function countChosen(form: HTMLFormElement): void {
  for (const filter of form.querySelectorAll('details'))
    writeNumber(filter, filter.querySelectorAll(':checked').length);
}

function writeNumber(parent: Element, count: number): void {
  const mark = parent.querySelector('[data-filter-chosen]');
  if (mark) mark.textContent = count > 0 ? ` (${count})` : '';
}

/** Puts what is chosen, and nothing else of these fields, into the address. */
function keepInAddress(choices: readonly HTMLInputElement[]): void {
  const address = new URL(location.href);
  for (const { name } of choices) address.searchParams.delete(name);
  for (const { name, value, checked } of choices) if (checked) address.searchParams.append(name, value);
  if (address.href !== location.href) history.pushState(history.state, '', address);
}
