/** Renders a page around the HTML of its Markdown. */
export function render(data) {
  const headings = [];
  const content = data.content.replace(/<h2>(.*?)<\/h2>/g, (_, text) => {
    const slug = text.replaceAll(' ', '-');
    headings.push({ depth: 2, slug, text });
    return `<h2 id="${slug}">${text}</h2>`;
  });
  const { head, before, after } = this.renderPage(data, headings);
  return `<!doctype html><html lang="${data.locale}" data-layout="classic" data-type="guide"><head>${head}</head><body>${before}${content}${after}</body></html>`;
}
