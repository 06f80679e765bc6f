import css from './style.module.css';

/** Renders a picture, a table or other blocks of a text with a caption below. Both are sanitized HTML. */
export function Captioned({ caption, html }: { caption: string; html: string }) {
  // A picture that is a paragraph by itself is a figure already.
  const [, alone] = /^<figure>((?:(?!<figcaption>|<\/figure>)[\s\S])*)<\/figure>$/.exec(html) ?? [];
  return (
    <figure className={css.captioned}>
      <div className="prose" dangerouslySetInnerHTML={{ __html: alone ?? html }} />
      <figcaption dangerouslySetInnerHTML={{ __html: caption }} />
    </figure>
  );
}
