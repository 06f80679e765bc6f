import { pageVariants } from '../../../authoring/navigation.ts';
import { digestOfData } from '../../../model/files/digest.ts';
import type { AnswerInput, Answers } from './answer.ts';

/** Returns the answers about addresses of pages. The argument of `variant` is an entry and a layout: `pages/contact@agency`. */
export function answerLinks({ site, resolve }: AnswerInput): Answers {
  const { config } = site;
  const variants = new Map<string, ReadonlyMap<string, string>>();
  const variantsFor = (layout: string): ReadonlyMap<string, string> => {
    const known = variants.get(layout) ?? pageVariants(site.navigation, layout);
    variants.set(layout, known);
    return known;
  };
  return {
    variant: (locale, argument) => {
      const [ref = '', layout = ''] = argument.split('@');
      const variant = variantsFor(layout).get(ref) ?? ref;
      const value = site.addresses.get(variant)?.has(locale) ? variant : ref;
      return { value, digest: value };
    },
    href: (locale, target) => {
      const resolved = resolve(locale, target);
      return { value: resolved, digest: resolved.type === 'found' ? resolved.href : digestOfData(resolved) };
    },
    exists: (locale, ref) => {
      const exists = site.addresses.get(ref)?.has(locale) ?? false;
      return { value: exists, digest: String(exists) };
    },
    alternates: (_locale, ref) => {
      const addresses = site.addresses.get(ref);
      const rows = config.locales.flatMap(({ id, name }) => {
        const url = addresses?.get(id);
        return url === undefined ? [] : [{ locale: id, name, url }];
      });
      return { value: rows, digest: rows.map((row) => row.url).join() };
    },
    'hidden-links': () => ({ value: config.hiddenLinks, digest: digestOfData(config.hiddenLinks) }),
  };
}
