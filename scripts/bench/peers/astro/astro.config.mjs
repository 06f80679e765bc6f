/** What the other generators do not do either is switched off: colors for code. */
export default { markdown: { syntaxHighlight: false, smartypants: false } };
