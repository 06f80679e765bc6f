import { createLineKeeper } from '../../languages/unbroken-text.ts';
import type { Sources } from './sources.ts';

/** Language → the function that keeps names, and numbers with their units, on one line of rendered HTML. */
export type LineKeepers = (locale: string) => (html: string) => string;

/** Creates the functions of all languages. Each is made once. */
export function createLineKeepers(sources: Sources): LineKeepers {
  const keepers = new Map<string, (text: string) => string>();
  const keeperOf = (locale: string) => {
    const names = sources.ask<readonly string[]>(...namesQuestion(locale)).value;
    const keeper = keepers.get(locale) ?? createLineKeeper(locale, names);
    keepers.set(locale, keeper);
    return keeper;
  };
  return (locale) => {
    const keep = keeperOf(locale);
    return (html) => changeTexts(html, keep);
  };
}

/** Returns the question whose answer decides what is kept together: every page reads it. */
export const namesQuestion = (locale: string) => ['unbroken-names', locale, ''] as const;

/** Comments, elements whose text is code or markup, other tags, and texts. React escapes angle brackets in attributes. */
const tokens = /<!--.*?(?:-->|$)|<(script|style|title|pre|code|textarea)\b.*?(?:<\/\1>|$)|<[^>]*>?|[^<]+/gs;

/**
 * Changes the texts of rendered HTML. Those of islands stay: the browser compares them with what it makes of the same
 * props.
 */
function changeTexts(html: string, change: (text: string) => string): string {
  // How many `div` of an island are open.
  let depth = 0;
  return html.replace(tokens, (token) => {
    if (!token.startsWith('<')) return depth === 0 ? change(token) : token;
    if (depth > 0 ? token.startsWith('<div') : token.startsWith('<div data-island=')) depth += 1;
    else if (depth > 0 && token === '</div>') depth -= 1;
    return token;
  });
}
