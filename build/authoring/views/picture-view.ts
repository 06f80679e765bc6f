/** A picture as HTML has it: the attributes of each `<source>` and of `<img>`, as React names them. */
export interface PictureView {
  sources: { type: string; srcSet: string; sizes: string }[];
  img: {
    src: string;
    srcSet?: string;
    sizes?: string;
    /** Missing for drawings without a size. */
    width?: number;
    height?: number;
    loading?: 'lazy';
    fetchPriority?: 'high';
    decoding: 'async';
    /** The color of the ground until the picture is there. */
    'data-placeholder'?: string;
  };
  /** Who made it. */
  credit?: string;
}
