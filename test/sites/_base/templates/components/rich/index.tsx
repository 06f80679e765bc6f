import type { TFunction } from 'i18next';
import { type AnchorHTMLAttributes, createElement } from 'react';
import { Trans } from 'react-i18next';
import { usePage } from '#authoring/page.ts';

interface RichProps {
  k: string;
  links?: Record<string, AnchorHTMLAttributes<HTMLAnchorElement>>;
  values?: Record<string, string | number>;
}

/** Renders an interface text that has links in it, each between marks: `<policy>`. */
export function Rich({ k, links = {}, values = {} }: RichProps) {
  const page = usePage();
  const t = ((key: string) => page.t(key, values)) as TFunction;
  const components = Object.fromEntries(
    Object.entries(links).map(([mark, attributes]) => [mark, createElement('a', attributes)]),
  );
  return <Trans i18n={page.i18n} t={t} i18nKey={k} components={components} values={values} />;
}
