/** One entry in one language, as a template receives it. A template names its kind's facts and words; others read any. */
export interface EntryView<Facts = any, Words = any> {
  /** `folder/id`. */
  ref: string;
  folder: string;
  id: string;
  /** The kind's name. */
  type: string;
  locale: string;
  facts: Facts;
  words: Words;
}
