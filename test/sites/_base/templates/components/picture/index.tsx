import type { PictureView } from '#authoring/views/picture-view.ts';

/** Shows a picture: the browser takes the format and the width that fit. */
export function Picture({ view: { sources, img }, alt }: { view: PictureView; alt: string }) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img {...img} alt={alt} />
    </picture>
  );
}
