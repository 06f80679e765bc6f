/** A CSS module: the scoped name of each of its classes. */
declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

declare module '*.css' {}
