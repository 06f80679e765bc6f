import { intern } from '../../model/files/intern.ts';
import type { IdReference } from '../../model/page.ts';
import { unescapeHtml } from './unescape-html.ts';

/** Attribute → the elements on which it names others by their ids; missing for all. React writes two with a capital. */
const attributes = new Map<string, readonly string[] | undefined>([
  ['for', undefined],
  ['form', undefined],
  ['list', ['input']],
  ['headers', ['td', 'th']],
  ['popovertarget', undefined],
  ['popoverTarget', undefined],
  ['commandfor', undefined],
  ['commandFor', undefined],
  ['aria-labelledby', undefined],
  ['aria-describedby', undefined],
  ['aria-controls', undefined],
  ['aria-owns', undefined],
  ['aria-activedescendant', undefined],
]);

/** Attributes whose ids may belong to elements that a script makes only when they are used. */
const whenUsed = new Set(['aria-controls', 'aria-owns', 'aria-activedescendant']);

interface IdReferences {
  /** Adds an attribute if it names ids. */
  see: (element: string, attribute: string, from: number, to: number) => void;
  /** Skips what islands make later in the element with an attribute at a place. */
  enterIsland: (element: string, at: number) => void;
  findMissing: (ids: ReadonlySet<string>) => IdReference[];
}

/** Creates an empty collection of references to ids. */
export function createIdReferences(html: string): IdReferences {
  const references = new Map<string, string>();
  let islandEnd = 0;
  return {
    see(element, attribute, from, to) {
      if (!attributes.has(attribute) || attributes.get(attribute)?.includes(element) === false) return;
      if (whenUsed.has(attribute) && from < islandEnd) return;
      references.set(`${attribute} ${html.slice(from, to)}`, attribute);
    },
    enterIsland(element, at) {
      islandEnd = endOfElement(html, element, at);
    },
    findMissing: (ids) =>
      [...references].flatMap(([written, attribute]) => {
        const value = intern(unescapeHtml(written.slice(attribute.length + 1)));
        const missing = value.split(/\s+/).filter((id) => id !== '' && !ids.has(id));
        return missing.length > 0
          ? [
              {
                attribute: attribute.toLowerCase(),
                value,
                missing,
                ...(whenUsed.has(attribute) ? { mayBeMadeLater: true } : {}),
              },
            ]
          : [];
      }),
  };
}

function endOfElement(html: string, element: string, from: number): number {
  const tags = new RegExp(`<(/?)${element}(?=[\\s>])`, 'g');
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  return html.length;
}
