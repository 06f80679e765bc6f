declare module 'hyphen/*/index.js' {
  const language: {
    /** Adds soft hyphens to a text. */
    hyphenateSync: (text: string) => string;
  };
  export default language;
}
