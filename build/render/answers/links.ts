import { digestOfData } from '../../files/digest.ts';
import type { AnswerInput, Answers } from './answer.ts';

/** Returns the answers about addresses of pages. */
export function answerLinks({ site, resolve }: AnswerInput): Answers {
  const { config } = site;
  return {
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
