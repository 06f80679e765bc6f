import { createElement, type ReactNode } from 'react';
import { usePage } from '#authoring/page.ts';

/** What `Shared` takes: the element around the markup, what the markup varies by, and the markup. */
interface SharedProps {
  as: keyof HTMLElementTagNameMap;
  /** Unique among shared parts. */
  name: string;
  attributes?: Record<string, string | undefined>;
  render: () => ReactNode;
}

/** Renders a part that many pages have in common once, and reuses its markup. */
export function Shared({ as, name, attributes, render }: SharedProps) {
  const html = usePage().shared(name, render);
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}
