import type { PictureUsage } from '../../authoring/define-site.ts';
import type { PictureView } from '../../authoring/views/picture-view.ts';
import type { PictureFile } from '../../model/picture.ts';
import { type Focus, hasVariants, originalPath, planVariants, shownSize } from './variants.ts';

interface ViewInput {
  path: string;
  picture: PictureFile;
  usage: PictureUsage;
  focus?: Focus | undefined;
  credit?: string | undefined;
  /** The color that a page shows until the picture is loaded. */
  placeholder?: string | undefined;
  /** Whether pages show pictures as they are, without waiting for smaller ones. */
  originals: boolean;
}

/** Describes how a page shows a picture: its files, its size, and when it is loaded. */
export function viewPicture(input: ViewInput): PictureView {
  const { path, picture, usage, credit, placeholder } = input;
  const isStatic = path.startsWith('../');
  const { width, height } = isStatic ? { width: 0, height: 0, ...picture } : shownSize(picture, usage);
  const files = filesOf(input);
  return {
    sources: files.sources,
    img: {
      ...files.img,
      ...(width > 0 && height > 0 ? { width, height } : {}),
      ...(usage.priority ? { fetchPriority: 'high' } : { loading: 'lazy' }),
      decoding: 'async',
      ...(placeholder ? { 'data-placeholder': placeholder } : {}),
    },
    ...(credit ? { credit } : {}),
  };
}

function filesOf({ path, picture, usage, focus, originals }: ViewInput): {
  sources: PictureView['sources'];
  img: Pick<PictureView['img'], 'src' | 'srcSet' | 'sizes'>;
} {
  if (path.startsWith('../')) return { sources: [], img: { src: path.replace('../static/', '/') } };
  if ((originals && !picture.bitmap) || !hasVariants(path, picture))
    return { sources: [], img: { src: `/${originalPath(path, picture)}` } };
  const sets = planVariants(path, picture, { usage, focus }).map(({ format, variants }) => ({
    type: `image/${format}`,
    srcSet: variants.map((variant) => `/${variant.path} ${variant.width}w`).join(', '),
    sizes: usage.sizes,
    // For what cannot choose from a set, a picture of middle size.
    src: `/${variants[variants.length >> 1]?.path ?? ''}`,
  }));
  const { src = '', srcSet = '', sizes = '' } = sets.pop() ?? {};
  return { sources: sets.map(({ src: _, ...source }) => source), img: { src, srcSet, sizes } };
}
