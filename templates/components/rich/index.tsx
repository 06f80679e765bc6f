import type { ReactElement } from 'react';
import { Trans } from 'react-i18next';
import { usePage } from '#authoring/page.ts';

/** What `Rich` takes: the text's key, what stands for its marks (`<strong>`, `<link>`), and its values. */
interface RichProps {
  k: string;
  components: Record<string, ReactElement>;
  values?: Record<string, string | number>;
}

/** Renders an interface text that has marks in it. */
export function Rich({ k, components, values = {} }: RichProps) {
  const page = usePage();
  const t = (key: string) => page.t(key, values);
  return <Trans i18n={page.i18n} t={t as never} i18nKey={k} components={components} values={values} />;
}
