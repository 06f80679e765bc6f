import css from './style.module.css';

/** A section of the page and its name in the header. */
export interface SectionLink {
  id: string;
  text: string;
}

/** Links to the page's sections; the script marks the one being read. The last one, contact, is set as a button. */
export function SectionNav({ sections }: { sections: readonly SectionLink[] }) {
  return (
    <ul className={css.sections} data-sections>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
