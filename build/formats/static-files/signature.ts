/** How files of a format begin, as Latin-1; `?` is any byte. */
const beginnings = {
  png: ['\x89PNG\r\n\x1a\n'],
  jpeg: ['\xff\xd8\xff'],
  gif: ['GIF87a', 'GIF89a'],
  webp: ['RIFF????WEBP'],
  // The brand of an AVIF may be one of still pictures in general.
  avif: ['avif', 'avis', 'mif1', 'msf1', 'miaf'].map((brand) => `????ftyp${brand}`),
  ico: ['\0\0\x01\0', '\0\0\x02\0'],
  bmp: ['BM'],
  jp2: ['????jP  '],
  pdf: ['%PDF-'],
  font: ['wOF2', 'wOFF', 'OTTO', 'true', 'ttcf', '\0\x01\0\0'],
  zip: ['PK\x03\x04', 'PK\x05\x06'],
  gzip: ['\x1f\x8b'],
  boxes: ['????ftyp'],
  quicktime: ['ftyp', 'wide', 'moov', 'mdat', 'free', 'skip', 'pnot'].map((box) => `????${box}`),
  matroska: ['\x1a\x45\xdf\xa3'],
  mp3: ['ID3', '\xff\xfb', '\xff\xfa', '\xff\xf3', '\xff\xf2'],
  ogg: ['OggS'],
  wave: ['RIFF????WAVE'],
} as const satisfies Record<string, readonly string[]>;

type Format = keyof typeof beginnings;

/** Endings → the formats that they can name. Browsers show a picture of any format by whichever name of a picture. */
const endings: readonly (readonly [endings: string, formats: readonly Format[]])[] = [
  ['png apng jpg jpeg jpe jfif pjp pjpeg gif webp avif', ['png', 'jpeg', 'gif', 'webp', 'avif']],
  ['ico cur', ['ico']],
  ['bmp', ['bmp']],
  ['jp2', ['jp2']],
  ['pdf', ['pdf']],
  ['woff2 woff ttf otf', ['font']],
  ['zip docx xlsx pptx odt ods odp epub', ['zip']],
  ['gz', ['gzip']],
  ['mp4 m4a m4v heic heif', ['boxes']],
  ['mov', ['quicktime']],
  ['webm', ['matroska']],
  ['mp3', ['mp3']],
  ['ogg opus', ['ogg']],
  ['wav', ['wave']],
];
const formatsOf = new Map(endings.flatMap(([names, formats]) => names.split(' ').map((name) => [name, formats])));

/** Returns whether a file begins like other files with its ending; `undefined` for an unknown ending. */
export function beginsAs(ending: string, bytes: Uint8Array): boolean | undefined {
  let start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  // Readers of PDF look for its beginning; some programs write blanks before it.
  if (ending === 'pdf') start = start.replace(/^(?:\xef\xbb\xbf)?\s*/, '');
  return formatsOf
    .get(ending)
    ?.some((format) => beginnings[format].some((beginning) => [...beginning].every(isAt(start))));
}

const isAt = (start: string) => (character: string, index: number) => character === '?' || character === start[index];
