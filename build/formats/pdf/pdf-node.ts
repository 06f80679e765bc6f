/** A node as the Typst template reads it. */
export type PdfNode = { type: string; children?: PdfNode[] } & Record<string, unknown>;
