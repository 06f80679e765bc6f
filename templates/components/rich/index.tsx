import type { TFunction } from 'i18next';
import { type AnchorHTMLAttributes, createElement } from 'react';
import { Trans } from 'react-i18next';
import { usePage } from '#authoring/page.ts';

/**
 * What `Rich` takes: the text's key, the links that its marks represent, such as `<policy>`, and its values. A mark has no
 * name of HTML: `<link>` would be taken for an element that has no contents.
 */
interface RichProps {
  k: string;
  links?: Record<string, AnchorHTMLAttributes<HTMLAnchorElement>>;
  values?: Record<string, string | number>;
}

/** Renders an interface text that has links, `<strong>` or `<i>` in it. */
export function Rich({ k, links = {}, values = {} }: RichProps) {
  const page = usePage();
  // By way of the page, so that the text is looked up once and the page is rendered again when it changes.
  const t = ((key: string) => page.t(key, values)) as TFunction;
  const components = Object.fromEntries(
    Object.entries(links).map(([mark, attributes]) => [mark, createElement('a', attributes)]),
  );
  return <Trans i18n={page.i18n} t={t} i18nKey={k} components={components} values={values} />;
}
