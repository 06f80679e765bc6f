/** A CSS module: the scoped name of each of its classes. */
declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

/** A style sheet of values: each of its custom properties, as written. */
declare module '*.values.css' {
  const values: Record<`--${string}`, string>;
  export default values;
}

declare module '*.css' {}
