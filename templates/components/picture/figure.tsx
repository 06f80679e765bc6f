import type { PictureView } from '#authoring/views/picture-view.ts';
import { Picture } from './index.tsx';
import css from './style.module.css';

interface FigureProps {
  view: PictureView;
  alt: string;
  caption?: string | undefined;
}

/** Shows a picture with its caption, and with who made it. */
export function Figure({ view, alt, caption }: FigureProps) {
  const hasCaption = caption !== undefined || view.credit !== undefined;
  return (
    <figure className={css.figure}>
      <Picture view={view} alt={alt} />
      {hasCaption && (
        <figcaption>
          {caption} {view.credit && <span data-credit="">{view.credit}</span>}
        </figcaption>
      )}
    </figure>
  );
}
