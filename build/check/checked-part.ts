/** What checks need to know of a shared part. */
export interface CheckedPart {
  reads: readonly string[];
  facts: { links: string[]; ids: string[]; imagesWithoutAlt: number; unnamed: string[]; misnested: string[] };
}
