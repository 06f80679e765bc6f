/**
 * What a document must not have: `active` could run a script or load something, `unknown` is not among what a static page
 * may have, `malformed` is a mistake in its XML.
 */
export interface DocumentFault {
  type: 'active' | 'unknown' | 'malformed';
  what: string;
}
