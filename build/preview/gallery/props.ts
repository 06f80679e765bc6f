import type { ReactNode } from 'react';
import { type FormViewInput, formView } from '../../authoring/forms/form-view.ts';
import type { PageContext } from '../../authoring/page.ts';
import type { CompiledComponents } from './compile.ts';
import { inLocale } from './localized.ts';

/**
 * Turns an example's props into what a component takes, in the page's language. Beside plain values, YAML writes:
 * `{ en, fr, nl }` for a text; `{ component: Button, props: … }` and `{ element: a, props: … }` for markup;
 * `{ entry: experts/noor-peeters }`, `{ form: contact }`, `{ menu: header }` for what the page has; `{ markdown: … }`
 * for HTML; `{ returns: … }` for a function; `{ formView: … }` with more props for the form of an island.
 */
export function resolveProps(
  props: Readonly<Record<string, unknown>>,
  page: PageContext,
  compiled: Pick<CompiledComponents, 'components' | 'createElement'>,
): Record<string, unknown> {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const mapping = value as Record<string, unknown>;
    for (const [key, make] of Object.entries(markers))
      if (key in mapping && (typeof mapping[key] === 'string' || structured.has(key)))
        return make(mapping, mapping[key]);
    return Object.fromEntries(Object.entries(mapping).map(([key, item]) => [key, resolve(item)]));
  };
  const element = (type: unknown, given: unknown): unknown => {
    const { children, ...rest } = (resolve(given ?? {}) ?? {}) as Record<string, unknown>;
    return compiled.createElement(type, rest, ...([children].flat() as ReactNode[]));
  };
  const markers: Record<string, (mapping: Record<string, unknown>, value: unknown) => unknown> = {
    component: (mapping, name) => {
      const component = compiled.components[String(name)];
      if (!component) throw new Error(`There is no component "${name}".`);
      return element(component, mapping.props);
    },
    element: (mapping, name) => element(name, mapping.props),
    entry: (_, ref) => {
      const found = page.find(String(ref));
      if (!found) throw new Error(`fixture.yaml has no entry "${ref}".`);
      return found;
    },
    form: (_, id) => page.form(String(id)),
    menu: (_, name) => page.menu(String(name)),
    markdown: (_, text) => page.markdown(String(text)),
    returns: (_, value) => {
      const result = resolve(value);
      return () => result;
    },
    formView: ({ formView: input, ...rest }) => ({
      ...formView(page, { thankYou: '/', ...(resolve(input) as Omit<FormViewInput, 'thankYou'>) }),
      ...(resolve(rest) as object),
    }),
  };
  return resolve(inLocale(props, { locale: page.locale, defaultLocale: page.site.defaultLocale })) as Record<
    string,
    unknown
  >;
}

/** Markers whose value is more than a name. */
const structured = new Set(['returns', 'formView']);
