/** The distance kept above a section that a header item leads to, in px. */
const offset = 50;

/** Finds the header's links to sections → a function that marks the one whose section is being read. */
export function sectionMarker(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-sections] a')];
  const sections = links.flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section ? [{ link, section }] : [];
  });
  let marked: HTMLAnchorElement | undefined;
  return () => {
    const current = sections.findLast(({ section }) => section.getBoundingClientRect().top <= offset + 1)?.link;
    if (current === marked) return;
    marked?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'location');
    marked = current;
  };
}
