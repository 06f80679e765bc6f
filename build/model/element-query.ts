/** An element of a rendered page, by what a check has found of it. */
export type ElementQuery =
  /** A heading among those of the page, counted from 0; those of shared parts are left out. */
  | { type: 'heading'; index: number }
  /** The last of the elements with an id. */
  | { type: 'id'; id: string }
  | { type: 'link'; href: string }
  /** The first element with a value of an attribute, by its name in HTML. */
  | { type: 'attribute'; attribute: string; value: string }
  /** The first picture without `alt`. */
  | { type: 'picture' }
  /** An element without words, as `HtmlScan.unnamed` describes it. */
  | { type: 'unnamed'; described: string }
  /** An element inside another that must not have it, as `HtmlScan.misnested` describes it. */
  | { type: 'misnested'; described: string }
  /** The content that the page type's component makes; with `onlyIfEmpty`, only if it makes nothing. */
  | { type: 'content'; onlyIfEmpty: boolean };
