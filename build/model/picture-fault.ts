/** Why a picture cannot be shown, and what to do. */
export interface PictureFault {
  message: string;
  hint: string;
}
