import type { JSX, ReactElement } from 'react';
import type { EntryView } from '../../authoring/define.ts';
import type { FormView, FormViewInput } from '../../authoring/forms/form-view.ts';
import type { PageContext } from '../../authoring/page.ts';

/** What examples are checked with (`example-types.ts`): the types of `resolveProps`, without its work. */
export declare const page: Pick<PageContext, 'form' | 'menu' | 'markdown'>;

/** Whether an example is shown in the first of two languages. */
export declare const first: boolean;

/** Shows a component with its props. */
export declare function shown<P>(component: (props: P) => unknown, props: NoInfer<P>): ReactElement;

/** Shows an element of HTML with its attributes. */
export declare function element<K extends keyof JSX.IntrinsicElements>(
  name: K,
  attributes: JSX.IntrinsicElements[K],
): ReactElement;

/** Finds an entry; its kind is known only when the example is rendered. */
export declare function entry(ref: string): EntryView;

/** Makes the view of a form. */
export declare function formView(input: Omit<FormViewInput, 'thankYou'>): FormView;
