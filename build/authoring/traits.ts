/** What components ask about the layout or the type of their page, by names that the site chooses: `{ header: 'none' }`. */
export type Traits = Readonly<Record<string, string>>;
