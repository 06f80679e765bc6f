import type { ReactNode } from 'react';
import { type FormViewInput, formView } from '../../authoring/forms/form-view.ts';
import type { PageContext } from '../../authoring/page.ts';
import { fieldsOfData, isMapping } from '../../model/struct/mapping.ts';
import type { CompiledComponents } from './compile.ts';
import { pickLocale } from './localized.ts';

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
): Readonly<Record<string, unknown>> {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isMapping(value)) return value;
    for (const [key, make] of Object.entries(markers))
      if (key in value && (typeof value[key] === 'string' || structured.has(key))) return make(value, value[key]);
    return resolveFields(value);
  };
  const resolveFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(fields).map(([key, item]) => [key, resolve(item)]));
  const element = (type: unknown, given: unknown): unknown => {
    const { children, ...rest } = fieldsOfData(resolve(given));
    // What an example writes as children is text, or markup that is resolved by now.
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
    // Examples are checked by being rendered, not by a struct.
    formView: ({ formView: input, ...rest }) => ({
      ...formView(page, { thankYou: '/', ...(resolve(input) as Omit<FormViewInput, 'thankYou'>) }),
      ...resolveFields(rest),
    }),
  };
  return fieldsOfData(resolve(pickLocale(props, { locale: page.locale, defaultLocale: page.site.defaultLocale })));
}

/** Markers whose value is more than a name. */
const structured = new Set(['returns', 'formView']);
