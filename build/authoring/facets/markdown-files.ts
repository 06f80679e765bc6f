/** Returns the Markdown version of a page, for programs that read text: `/toolbox/honest-devops/index.md`. */
export function markdownFile(pageUrl: string): string {
  return `${pageUrl}index.md`;
}

/** Returns the list of Markdown versions in a language (llmstxt.org); `home` is the home address: `/fr/llms.txt`. */
export function llmsFile(home: string): string {
  return `${home}llms.txt`;
}
