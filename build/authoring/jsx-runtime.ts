import React, { createContext, type ReactNode, useContext } from 'react';
import { jsx as createElement, jsxs as createElements, Fragment } from 'react/jsx-runtime';

type Create = typeof createElement;
type Props = Readonly<Record<string, unknown>>;

/** Creates an element. The compiled templates call it for each tag; `findFailure` and `markElements` replace it. */
export let jsx: Create = withoutUnusable(createElement);
/** Creates an element with several children. */
export let jsxs: Create = withoutUnusable(createElements);
export { Fragment };

/** Refuses what a page cannot use: its policy forbids inline styles, and functions are not sent to browsers. */
function withoutUnusable(create: Create): Create {
  return (type, given, key) => {
    if (typeof type === 'string')
      for (const name in given as Props) {
        if (name === 'style')
          throw new Error(`<${type}> has an inline style, which the content security policy refuses. Use a class.`);
        if (typeof (given as Props)[name] === 'function')
          throw new Error(`<${type}> has the function ${name}, which only an island can have.`);
        // React leaves out what it takes for a handler, whatever its value.
        if (/^on[a-z]/i.test(name) && (given as Props)[name] !== undefined)
          throw new Error(`<${type}> has ${name}, which only an island can have, as a function.`);
      }
    return create(type, given, key);
  };
}

/** What failed while elements were rendered. */
export interface Failure {
  error: unknown;
  /** The props of the innermost component that has thrown. */
  props?: Props;
  /** The innermost element whose rendering failed; `undefined` if it failed outside elements. */
  element?: FailedElement;
}

/** An element whose rendering failed. */
export interface FailedElement {
  /** Its tag, or the name of its component; empty if it has none. */
  name: string;
  /** The stack of the code that made it. */
  stack: string;
}

/**
 * Renders again what has failed, and returns the failure; `undefined` if it does not fail again. A component that renders
 * itself without an end ends the pages after that as soon as it is too deep inside itself, and not when the stack is full.
 */
export function findFailure(thrown: unknown, render: () => unknown): Failure | undefined {
  if (thrown instanceof EndlessComponent) return thrown.failure;
  const watch = watchElements();
  const limit = Error.stackTraceLimit;
  // React calls itself several times between two components.
  Error.stackTraceLimit = 100;
  try {
    withElements((create) => (type, given, key) => create(watch.wrap(type), given, key), render);
    return undefined;
  } catch (error) {
    return watch.failure(error);
  } finally {
    Error.stackTraceLimit = limit;
  }
}

type ElementType = Parameters<Create>[0];

/** Thrown by a component that is known to render itself without an end. */
class EndlessComponent extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(String(failure.error));
    this.failure = failure;
  }
}

/** How often a component is inside itself at most on a page that can be rendered. */
const deepest = 20;

/** Lets a component throw its failure where it is inside itself too often. */
function limitDepth(component: FunctionComponent, failure: Failure): void {
  const Depth = createContext(0);
  const limited: FunctionComponent = (given) => {
    const depth = useContext(Depth);
    if (depth > deepest) throw new EndlessComponent(failure);
    return createElement(Depth.Provider, { value: depth + 1, children: createElement(component, given) });
  };
  replaceElements((create) => (type, given, key) => create(type === component ? limited : type, given, key));
}

/**
 * Creates what follows React from element to element. Errors that React itself throws have no component in their stack,
 * so each element is wrapped in a component that enters it, and is followed by one that leaves it.
 */
function watchElements(): { wrap: (type: ElementType) => ElementType; failure: (error: unknown) => Failure } {
  const entered: MadeElement[] = [];
  let thrown: { props?: Props; element: MadeElement } | undefined;
  const leave = createElement(() => {
    entered.pop();
    return null;
  }, {});

  function wrap(type: ElementType): ElementType {
    const element = { type, made: new Error() };
    return (given: Props) => {
      entered.push(element);
      if (!isFunctionComponent(type)) return [createElement(type, given), leave];
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
      const endless = isStackOverflow(error) ? findEndless(entered) : undefined;
      if (endless) {
        const element = describeElement(endless);
        const failure = { error: `<${element.name}> is inside itself without an end`, element };
        limitDepth(endless.type, failure);
        return failure;
      }
      const { props, element = entered.at(-1) } = thrown ?? {};
      if (!element) return { error };
      return { error, element: describeElement(element), ...(props ? { props } : {}) };
    },
  };
}

/** An element with an error that was made with it. Its stack is read if the element fails: formatting it is slow. */
interface MadeElement<Type = ElementType> {
  type: Type;
  made: Error;
}

function describeElement({ type, made }: MadeElement): FailedElement {
  return { name: nameOf(type), stack: made.stack ?? '' };
}

function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message === 'Maximum call stack size exceeded';
}

/** Returns the innermost element of the component that is inside itself most often, if it is so more often than on any page. */
function findEndless(entered: readonly MadeElement[]): MadeElement<FunctionComponent> | undefined {
  const made = entered.filter((element) => isOfFunction(element));
  const counts = new Map<FunctionComponent, number>();
  for (const { type } of made) counts.set(type, (counts.get(type) ?? 0) + 1);
  const [[type, count] = []] = [...counts].sort(([, a], [, b]) => b - a);
  return count !== undefined && count > deepest ? made.findLast((element) => element.type === type) : undefined;
}

type FunctionComponent = (given: Props) => ReactNode;

function isOfFunction(element: MadeElement): element is MadeElement<FunctionComponent> {
  return isFunctionComponent(element.type);
}

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
  replaceElements(change);
  try {
    return render();
  } finally {
    jsx = usual.jsx;
    jsxs = usual.jsxs;
  }
}

function replaceElements(change: (create: Create) => Create): void {
  jsx = change(jsx);
  jsxs = change(jsxs);
}
