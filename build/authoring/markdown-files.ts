/** Returns the Markdown twin of a page, for programs that read text: `/toolbox/honest-devops/index.md`. */
export function markdownFile(pageUrl: string): string {
  return `${pageUrl}index.md`;
}

/** Returns the list of the twins in a language, as llmstxt.org describes it; `home` is the home address: `/fr/llms.txt`. */
export function llmsFile(home: string): string {
  return `${home}llms.txt`;
}
