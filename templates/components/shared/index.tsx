import { createElement, type ReactNode } from 'react';
import { usePage } from '#authoring/page.ts';

/** What `Shared` takes: the element around the markup, what the markup varies by, and the markup. */
interface SharedProps {
  as: keyof HTMLElementTagNameMap;
  /** Unique among shared parts. */
  name: string;
  /** Everything the markup depends on besides the language. */
  vary?: readonly (string | number | boolean | undefined)[];
  attributes?: Record<string, string | undefined>;
  render: () => ReactNode;
}

/** Renders a part that many pages have in common once, and reuses its markup. */
export function Shared({ as, name, vary = [], attributes, render }: SharedProps) {
  const html = usePage().shared(JSON.stringify([name, ...vary]), render);
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}
