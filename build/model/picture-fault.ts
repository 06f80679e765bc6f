/** Why a picture cannot be shown, and what to do. */
export interface PictureFault {
  message: string;
  hint: string;
  /** Where it is in the text of a drawing, from 1. */
  place?: { line: number; column: number };
  /** Whether it is reported at the file itself, and so not where a text shows the picture. */
  isReportedAtFile?: true;
}
