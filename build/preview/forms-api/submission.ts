export interface StoredSubmission {
  /** The form's type, such as `requestPdf`. */
  type: string;
  data: Record<string, unknown>;
  /** Given by the sender: the same key means the same submission. */
  key?: string;
}
