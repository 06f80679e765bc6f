import type { PictureView } from '#authoring/views/picture-view.ts';

interface PictureProps {
  /** What `page.picture()` returns. */
  view: PictureView;
  /** What it shows. */
  alt: string;
  className?: string | undefined;
}

/** Shows a picture: the browser takes the format and the width that fit. */
export function Picture({ view: { sources, img }, alt, className }: PictureProps) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img {...img} alt={alt} className={className} />
    </picture>
  );
}
