import type { Answer } from './search-engine.ts';

/** Creates a function that writes a text of a status line, which are its data, with values for its `{placeholders}`. */
export function statusWriter(status: HTMLElement) {
  return (name: string, values: Record<string, string> = {}): void => {
    const text = (status.dataset[name] ?? '').replace(/\{(\w)\}/g, (_, key) => values[key] ?? '');
    // What is written here is read aloud.
    if (status.textContent !== text) status.textContent = text;
  };
}

/** Names the text that says what a question brings. */
export function nameOfAnswer({ found, exact }: Answer): string {
  if (found.length === 0) return 'none';
  const isOne = new Intl.PluralRules(document.documentElement.lang).select(found.length) === 'one';
  return `${exact ? 'count' : 'close'}${isOne ? 'One' : 'Other'}`;
}
