/** One item of a menu, in the page's language, its address resolved. */
export interface MenuItemView {
  id: string;
  text: string;
  /** Missing where the item only opens its sub-items. */
  href?: string;
  /** 1 for an item of the bar, 2 for a sub-item, 3 for one below it. */
  level: 1 | 2 | 3;
  target?: 'blank';
  /** The address is another site's. */
  external: boolean;
  /** The page shown is this item's, or (for an item with sub-items) one of theirs. */
  current: boolean;
  items: MenuItemView[];
}

/** A link that is stored base64-encoded and decoded on click. */
export interface HiddenLinkView {
  id: string;
  name: string;
  encoded: string;
  target?: 'blank';
}
