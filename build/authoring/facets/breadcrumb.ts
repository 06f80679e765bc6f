/** A page above another one. */
export interface Breadcrumb {
  text: string;
  /** The page as content links to it: `pages/contact#offices`. */
  target: string;
}

/** A page above the one shown, its address resolved. */
export interface Crumb {
  text: string;
  href: string;
}
