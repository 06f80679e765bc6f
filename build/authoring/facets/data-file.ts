/** A file of an entry's data, published beside its page. */
export interface DataFile {
  /** Its name: `answers.csv`. */
  file: string;
  text: string;
}
