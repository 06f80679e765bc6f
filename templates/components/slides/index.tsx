import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { Chunk } from '../chunk/index.tsx';
import { Icon } from '../icon/index.tsx';
import css from './chunk.module.css';

/** One slide: a name, a text and where it leads. */
interface Slide {
  name: string;
  text: string;
  /** Missing where there is nothing to be led to; `linkText` then says so. */
  href?: string;
  linkText: string;
}

interface SlidesProps {
  /** The name under which the number of the slide in front is kept. */
  field: string;
  /** Names what scrolls and its buttons. */
  label: string;
  items: readonly Slide[];
}

/**
 * Renders texts in a row that scrolls sideways, one to a stop, by touch, wheel and keys; on a phone below each other.
 *
 * Script adds buttons to both sides and says which slide is in front: `[data-slides]` holds the field's name,
 * `[data-slides-view]` is what scrolls, `[data-slides-controls]` is shown by script, with a button for each
 * `data-step` and a line to rewrite from its `data-position` (`{n}` is the number).
 */
export function Slides({ field, label, items }: SlidesProps) {
  const page = usePage();
  const position = (number: string) => page.t('slides.position', { number, total: items.length });
  return (
    <div className={css.slides} data-slides={field}>
      <Chunk of="components/slides" />
      {/* biome-ignore lint/a11y/useSemanticElements: a section of its own would part the list from its heading */}
      <div
        className={css.view}
        role="region"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        data-slides-view=""
      >
        <ul className={css.list}>
          {items.map(({ name, text, href, linkText }) => (
            <li key={name}>
              <h3>{typeset(page.locale, name)}</h3>
              <p>{text}</p>
              <p className={css.end}>
                {href ? (
                  <a href={href}>
                    {linkText}
                    <span className="visually-hidden"> · {name}</span>
                  </a>
                ) : (
                  linkText
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
      {items.length > 1 && (
        <div className={css.foot}>
          {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no form's fieldset */}
          <div role="group" aria-label={label} className={css.controls} data-slides-controls="" hidden>
            <button type="button" data-step="-1" aria-disabled="true">
              <Icon name="back" />
              <span className="visually-hidden">{page.t('slides.previous')}</span>
            </button>
            <button type="button" data-step="1" aria-disabled="false">
              <Icon name="arrow" />
              <span className="visually-hidden">{page.t('slides.next')}</span>
            </button>
            <p role="status" data-position={position('{n}')}>
              {position('1')}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
