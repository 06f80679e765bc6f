import type { PictureView } from '../../build/authoring/views/picture-view.ts';

/** Views a picture as one file, as pages show those below `static/`. */
export function plainPicture(source: string): PictureView {
  return { sources: [], img: { src: `/${source.replace(/^\/+/, '')}`, loading: 'lazy', decoding: 'async' } };
}
