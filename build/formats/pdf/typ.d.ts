declare module '*.typ' {
  /** The text of a Typst file. */
  const text: string;
  export default text;
}
