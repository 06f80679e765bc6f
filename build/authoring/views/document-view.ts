export interface DocumentView {
  /** Missing for a document that is sent on request. */
  href?: string;
  title: string;
  locale: string;
  bytes: number;
  pages: number;
}

/** How an entry's Markdown becomes a PDF. */
export interface DocumentSource {
  title: string;
  subtitle?: string;
  description: string;
  /** Chooses its cover, and the interface text `documents.kinds.<kind>` that says what it is. */
  kind: string;
  /** The day of publication, `YYYY-MM-DD`. */
  published: string;
  /** The folder that it is published in: `file`. Missing for a document that is only sent on request. */
  folder?: string;
  /** The entry whose Markdown opens it; if that has facts, they open it, and the Markdown ends it. */
  opening?: string;
}
