/** A mistake in a style sheet that its parser accepts, and where it begins. */
export interface CssMistake {
  text: string;
  offset: number;
}
