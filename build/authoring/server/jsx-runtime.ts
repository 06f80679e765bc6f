import React, { type ReactNode } from 'react';
import { jsx as createElement, jsxs as createElements, Fragment } from 'react/jsx-runtime';

type Create = typeof createElement;
type Props = Readonly<Record<string, unknown>>;

/** Creates an element. The compiled templates call it for each tag; `findFailure` and `markElements` replace it. */
export let jsx: Create = createElement;
/** Creates an element with several children. */
export let jsxs: Create = createElements;
export { Fragment };

/** What failed while elements were rendered. */
export interface Failure {
  error: unknown;
  /** The props of the innermost component that has thrown. */
  props?: Props;
  /** The innermost element whose rendering failed; `undefined` if it failed outside elements. */
  element?: FailedElement;
}

export interface FailedElement {
  /** Its tag, or the name of its component; empty if it has none. */
  name: string;
  /** The stack of the code that made it. */
  stack: string;
}

/**
 * Renders again, and returns what fails; `undefined` if nothing does. Also refuses what a page cannot use and React
 * silently drops.
 * @param thrown what the first rendering has thrown, if it has
 */
export function findFailure(render: () => unknown, thrown?: unknown): Failure | undefined {
  const watch = watchElements(isStackOverflow(thrown) ? deepest : Number.POSITIVE_INFINITY);
  const limit = Error.stackTraceLimit;
  // React calls itself several times between two components.
  Error.stackTraceLimit = 100;
  try {
    withElements(
      (create) => (type, given, key) => {
        refuseUnusable(type, given as Props);
        return create(watch.wrap(type), given, key);
      },
      render,
    );
    return undefined;
  } catch (error) {
    return watch.failure(error);
  } finally {
    Error.stackTraceLimit = limit;
  }
}

/** Refuses what a page cannot use: its policy forbids inline styles, and functions are not sent to browsers. */
function refuseUnusable(type: ElementType, given: Props): void {
  if (typeof type !== 'string') return;
  for (const [name, value] of Object.entries(given)) {
    if (name === 'style')
      throw new Error(`<${type}> has an inline style, which the content security policy refuses. Use a class.`);
    if (typeof value === 'function')
      throw new Error(`<${type}> has the function ${name}, which only an island can have.`);
    // React leaves out what it takes for a handler, whatever its value.
    if (/^on[a-z]/i.test(name) && value !== undefined)
      throw new Error(`<${type}> has ${name}, which only an island can have, as a function.`);
  }
}

type ElementType = Parameters<Create>[0];

/** How often a component is inside itself at most on a page that can be rendered. */
const deepest = 20;

/**
 * Creates a list of the elements that React is rendering, because the stack of an error that React itself throws names no
 * component. Each element is wrapped in a component that adds it to the list; one behind its content removes it.
 * @param most how often a component may be inside itself
 */
function watchElements(most: number): {
  wrap: (type: ElementType) => ElementType;
  failure: (error: unknown) => Failure;
} {
  const entered: MadeElement[] = [];
  let thrown: { error?: unknown; props?: Props; element: MadeElement } | undefined;
  const leave = createElement(() => {
    entered.pop();
    return null;
  }, {});

  function wrap(type: ElementType): ElementType {
    const element = { type, made: new Error() };
    return (given: Props) => {
      entered.push(element);
      if (!isFunctionComponent(type)) return [createElement(type, given), leave];
      if (entered.length > most && entered.filter((one) => one.type === type).length > most) {
        thrown ??= { error: `<${nameOf(type)}> is inside itself without an end`, element };
        throw new Error('This page has no end.');
      }
      try {
        const content = type(given);
        // React renders the others before it refuses a component that is asynchronous.
        if (content instanceof Promise) thrown ??= { element };
        return [content, leave] as ReactNode; // React refuses what it cannot render.
      } catch (error) {
        thrown ??= { props: given, element };
        throw error;
      }
    };
  }

  return {
    wrap,
    failure(error) {
      const { props, element = entered.at(-1), error: found = error } = thrown ?? {};
      if (!element) return { error: found };
      return { error: found, element: describeElement(element), ...(props ? { props } : {}) };
    },
  };
}

/** An element with an error that was made with it. Its stack is read if the element fails: formatting it is slow. */
interface MadeElement {
  type: ElementType;
  made: Error;
}

function describeElement({ type, made }: MadeElement): FailedElement {
  return { name: nameOf(type), stack: made.stack ?? '' };
}

function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message === 'Maximum call stack size exceeded';
}

type FunctionComponent = (given: Props) => ReactNode;

function isFunctionComponent(type: unknown): type is FunctionComponent {
  return typeof type === 'function' && !type.prototype?.isReactComponent;
}

function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  return typeof type === 'function' ? type.name : '';
}

/** The attribute in which `markElements` writes the stack of the code that made an element. */
export const sourceAttribute = 'data-source';

/**
 * Renders with the stack of the code that made it in each element of a component that is wanted.
 * @param isWanted asked for the tag and the props of each
 */
export function markElements(render: () => string, isWanted: (tag: string, props: Props) => boolean): string {
  // The type of React leaves open what props are; a tag has an object.
  const mark = (type: unknown, given: unknown) =>
    typeof type === 'string' && isWanted(type, given as Props)
      ? { ...(given as Props), [sourceAttribute]: new Error().stack ?? '' }
      : given;
  return withElements(
    (create) => (type, given, key) => create(type, mark(type, given), key),
    () => withReactElements((type, given) => mark(type, given ?? {}), render),
  );
}

/** Renders with other props in the elements that components make without JSX. */
function withReactElements<T>(change: (type: unknown, given: unknown) => unknown, render: () => T): T {
  const { createElement: create } = React;
  const changed = (type: unknown, given: unknown, ...children: unknown[]) =>
    Reflect.apply(create, undefined, [type, change(type, given), ...children]);
  try {
    Object.assign(React, { createElement: changed });
    return render();
  } finally {
    Object.assign(React, { createElement: create });
  }
}

function withElements<T>(change: (create: Create) => Create, render: () => T): T {
  const usual = { jsx, jsxs };
  jsx = change(jsx);
  jsxs = change(jsxs);
  try {
    return render();
  } finally {
    jsx = usual.jsx;
    jsxs = usual.jsxs;
  }
}
