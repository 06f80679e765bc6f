import type { Stand } from './browser.ts';
import type { Page } from './engines/page.ts';
import { publishedPages } from './published-pages.ts';
import { filesBelow } from './site.ts';

/**
 * Groups the paths of all pages by their frame: pages of a language and layout that have the same words around their main
 * part.
 */
export function pathsByFrame({ folder }: Stand): string[][] {
  const frames = new Map<string, string[]>();
  for (const { url, lang, html } of publishedPages({ folder, files: filesBelow(folder) })) {
    const [, layout = ''] = /<html\b[^>]* data-layout="([^"]*)"/.exec(html) ?? [];
    const around = html.slice(html.indexOf('<body')).replace(/<main\b[\s\S]*<\/main>/, '');
    const frame = [lang, layout, around.replace(/<[^>]*>/g, ' ')].join();
    frames.set(frame, [...(frames.get(frame) ?? []), url]);
  }
  return [...frames.values()];
}

/** Functions of the page, by which it shows the main part of another page of its frame. */
export interface MainParts {
  /** Reads a published page. */
  readPage: (address: string) => Promise<Document>;
  /** Shows the main part of a page that was read, as it is without script. */
  showMain: (published: Document) => Promise<void>;
}

/** Puts these functions into the page. To open another page takes three times as long. */
export function installMainParts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const parts: MainParts = {
      readPage: (address) =>
        new Promise((resolve) => {
          // It parses a page also where the page's policy lets no script do that.
          const request = new XMLHttpRequest();
          request.open('GET', address);
          request.responseType = 'document';
          request.onloadend = () => resolve(request.response);
          request.send();
        }),
      async showMain({ documentElement, body }) {
        for (const { name, value } of documentElement.attributes) document.documentElement.setAttribute(name, value);
        const main = document.adoptNode(body.querySelector('main') as Element);
        document.querySelector('main')?.replaceWith(main);
        // The typefaces of its letters are asked for as it is laid out.
        main.getBoundingClientRect();
        if (document.fonts.status === 'loading') await document.fonts.ready;
      },
    };
    Object.assign(window, parts);
  });
}
