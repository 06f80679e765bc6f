import { jsx as createElement, jsxs as createElements, Fragment } from 'react/jsx-runtime';

type Create = typeof createElement;
type Props = Readonly<Record<string, unknown>>;

/** Creates an element. The compiled templates call it for each tag; `findFailure` and `markHeadings` replace it. */
export let jsx: Create = createElement;
/** Creates an element with several children. */
export let jsxs: Create = createElements;
export { Fragment };

/** What failed while elements were rendered. */
export interface Failure {
  error: unknown;
  props?: Props;
}

/** Renders again what has failed, and returns the failure; `undefined` if it does not fail again. */
export function findFailure(render: () => unknown): Failure | undefined {
  let props: Props | undefined;
  const watched = new WeakMap<object, unknown>();
  const limit = Error.stackTraceLimit;
  // React calls itself several times between two components.
  Error.stackTraceLimit = 100;
  try {
    withElements((create) => (type, given, key) => create(watch(type), given, key), render);
    return undefined;
  } catch (error) {
    return { error, ...(props ? { props } : {}) };
  } finally {
    Error.stackTraceLimit = limit;
  }

  function watch(type: Parameters<Create>[0]): Parameters<Create>[0] {
    if (typeof type !== 'function' || type.prototype?.isReactComponent) return type;
    const component = type as (given: Props) => unknown;
    const known = watched.get(type);
    if (known) return known as typeof type;
    const wrapped = (given: Props) => {
      try {
        return component(given);
      } catch (error) {
        props ??= given;
        throw error;
      }
    };
    watched.set(type, wrapped);
    return wrapped as typeof type;
  }
}

/** The attribute in which `markHeadings` writes the stack of the code that made a heading. */
export const sourceAttribute = 'data-source';

/** Renders with the stack of the code that made it in each heading of a component. */
export function markHeadings(render: () => string): string {
  return withElements(
    (create) => (type, given, key) =>
      typeof type === 'string' && /^h[1-6]$/.test(type)
        ? create(type, { ...(given as Props), [sourceAttribute]: new Error().stack ?? '' }, key)
        : create(type, given, key),
    render,
  );
}

function withElements<T>(change: (create: Create) => Create, render: () => T): T {
  jsx = change(createElement);
  jsxs = change(createElements);
  try {
    return render();
  } finally {
    jsx = createElement;
    jsxs = createElements;
  }
}
