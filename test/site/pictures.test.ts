import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AssetCache } from '../../build/model/asset-cache.ts';
import type { OutputFile } from '../../build/model/output.ts';
import { siteStages } from '../../build/pipeline/build.ts';
import { forPreview } from '../../build/pipeline/variants/preview.ts';
import { assetCache, makeTemporaryFolder } from '../support/project.ts';
import { type BuiltSite, buildSite, layOutBase, textOf } from '../support/site.ts';

const guide = 'content/toolbox/honest-devops';
const expert = 'content/experts/lars-hoekstra';

const pictures = suite<{ folder: string; made: string[]; cache: AssetCache; built: BuiltSite }>('pictures of entries');

pictures.before(async (state) => {
  state.folder = makeTemporaryFolder();
  layOutBase(state.folder);
  await addPictures(state.folder);
  state.made = [];
  state.cache = recordingCache(state.made);
  state.built = await buildSite(state.folder, { writes: false, input: { assetCache: state.cache } });
});
pictures.after(({ folder }) => rmSync(folder, { recursive: true }));

pictures(
  'a picture in a text has all formats, the widths that it has pixels for, its size as shown, and a caption',
  async ({ built }) => {
    assert.is(built.printed, '');
    const figure = await figureOf(built);
    const widths = [...figure.matchAll(/(\w+) (\d+)w/g)].map(([, ending, width]) => `${ending} ${width}`);
    assert.equal(widths, ['avif 360', 'avif 600', 'webp 360', 'webp 600', 'jpg 360', 'jpg 600']);
    assert.match(figure, /<source type="image\/avif" srcset="[^"]+" sizes="[^"]+">/);
    assert.match(figure, /<img [^>]*width="600" height="900" loading="lazy" decoding="async" alt="A board"[^>]*>/);
    assert.match(figure, /<figcaption>Monday &#x26; Tuesday <span data-credit="">Noor Peeters<\/span><\/figcaption>/);
  },
);

pictures(
  'each file has its format and width, is turned as it is shown, and says nothing of the camera',
  async ({ built }) => {
    const files = built.outputs.filter(({ path }) => path.startsWith('assets/photo-'));
    assert.is(files.length, 6);
    for (const file of files) {
      const { format, compression, width, height, exif } = await sharp(await bytesOf(file)).metadata();
      const [, shown, ending] = /photo-(\d+)-.*\.(\w+)$/.exec(file.path) ?? [];
      assert.equal([width, height], [Number(shown), Math.round(Number(shown) * 1.5)]);
      assert.is({ jpeg: 'jpg', heif: 'avif', webp: 'webp' }[String(format)], ending, `${format} ${compression}`);
      assert.is(exif, undefined);
    }
  },
);

pictures('a picture of an expert is cut to a square around its focus, at once for all pages', async ({ built }) => {
  const squares = built.outputs.filter(({ path }) => /^assets\/face-144-.*\.webp$/.test(path));
  const [square] = squares;
  assert.is(squares.length, 1);
  assert.ok(square);
  const image = sharp(await bytesOf(square));
  const { width, height } = await image.metadata();
  assert.equal([width, height], [144, 144]);
  const [red = 0, , blue = 0] = await image.resize(1, 1).raw().toBuffer();
  assert.ok(blue > 200 && red < 60, 'the right end of the picture');
});

pictures('a drawing is published without what its program added', async ({ built }) => {
  const path = built.outputs.find((output) => /^assets\/plan-.*\.svg$/.test(output.path))?.path ?? '';
  assert.is(
    await textOf(built.outputs, path),
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h9"/></svg>\n',
  );
});

pictures('a document shows the picture beside it', async ({ built }) => {
  const pdf = built.outputs.find(({ source }) => source === 'documents/privacy-policy/en.md');
  assert.ok(pdf);
  assert.match(Buffer.from(await bytesOf(pdf)).toString('latin1'), /\/Subtype\s*\/Image/);
});

pictures('a file below static/ has its size, and is not made again', async ({ built }) => {
  const html = await textOf(built.outputs, 'toolbox/honest-devops/index.html');
  assert.match(
    html ?? '',
    /<img src="\/pictures\/wall.png" width="90" height="60" loading="lazy" decoding="async" alt="A wall">/,
  );
});

pictures('what was made once is taken from the cache', async ({ folder, built, cache, made }) => {
  await Promise.all(built.outputs.filter(({ path }) => path.startsWith('assets/photo-')).map(bytesOf));
  made.length = 0;
  const again = await buildSite(folder, { writes: false, input: { assetCache: cache } });
  await Promise.all(again.outputs.filter(({ path }) => path.startsWith('assets/photo-')).map(bytesOf));
  assert.equal(
    made.filter((key) => /^(picture|placeholder) /.test(key)),
    [],
  );
});

pictures('a picture that is replaced has other addresses, on the pages that show it', async ({ folder, built }) => {
  const path = join(folder, guide, 'photo.jpg');
  const before = readFileSync(path);
  try {
    await photo('#1a7f37').toFile(path);
    const touched = ['toolbox/honest-devops/photo.jpg'];
    const warm = await buildSite(folder, { writes: false, memo: built.memo, input: { touched, has: () => true } });
    const cold = await buildSite(folder, { writes: false });
    assert.is(await figureOf(warm), await figureOf(cold));
    assert.is.not(await figureOf(warm), await figureOf(built));
    assert.is(warm.rendered, 2, 'the guide in English and in French');
    assert.equal(
      warm.outputs.map(({ path: output }) => output).sort(),
      cold.outputs.map(({ path: output }) => output).sort(),
    );
  } finally {
    writeFileSync(path, before);
  }
});

pictures('the preview shows the original at once', async ({ folder, made, cache }) => {
  made.length = 0;
  const stages = forPreview({ paths: new Set(), show: async () => {} }, siteStages);
  const shown = await buildSite(folder, { writes: false, input: { assetCache: cache }, stages });
  const [, source = ''] =
    /<picture><img src="\/(assets\/photo-[^"]+\.jpg)" width="600" height="900"/.exec(await figureOf(shown)) ?? [];
  const original = shown.outputs.find(({ path }) => path === source);
  assert.ok(original);
  assert.equal(Buffer.from(await bytesOf(original)), readFileSync(join(folder, guide, 'photo.jpg')));
  assert.equal(
    made.filter((key) => /^(picture|placeholder) /.test(key)),
    [],
  );
});

pictures.run();

/** A photo as a camera stores it: lying, and to be turned. */
function photo(color: string) {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'A. Camera' } });
}

async function addPictures(folder: string): Promise<void> {
  await photo('#ed6b42').toFile(join(folder, guide, 'photo.jpg'));
  const right = { create: { width: 300, height: 300, channels: 3, background: '#0000ff' } } as const;
  await sharp({ create: { width: 900, height: 300, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: 600, top: 0 }])
    .png()
    .toFile(join(folder, expert, 'face.png'));
  await photo('#163a6b').toFile(join(folder, 'content/documents/privacy-policy/desk.jpg'));
  await sharp({ create: { width: 90, height: 60, channels: 3, background: '#163a6b' } })
    .png()
    .toFile(join(folder, 'static/pictures/wall.png'));
  writeFileSync(
    join(folder, guide, 'plan.svg'),
    '<?xml version="1.0"?><!-- C:\\Users\\Noor --><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="40" height="30" inkscape:version="1.3"><metadata>Noor</metadata><path d="M0 0h9" inkscape:label="a"/></svg>',
  );
  const add = (path: string, text: string) => appendFileSync(join(folder, path), text);
  for (const locale of ['en', 'fr'])
    add(
      `${guide}/${locale}.md`,
      '\n![A board](photo.jpg "Monday & Tuesday")\n\n![A plan](plan.svg)\n\n![A wall](/pictures/wall.png)\n',
    );
  add(`${guide}/guide.yaml`, 'pictures:\n  - file: photo.jpg\n    credit: Noor Peeters\n');
  add(`${expert}/expert.yaml`, "image: face.png\npictures:\n  - file: face.png\n    focus: '100% 50%'\n");
  for (const locale of ['en', 'fr']) {
    const path = join(folder, expert, `${locale}.md`);
    writeFileSync(path, readFileSync(path, 'utf8').replace('---\n', '---\nimageAlt: Lars\n'));
  }
  add('content/documents/privacy-policy/en.md', '\n![A desk](desk.jpg)\n');
}

/** A cache that records what it has made. */
function recordingCache(made: string[]): AssetCache {
  const known = new Map<string, Uint8Array>();
  const bytes: AssetCache['bytes'] = async (key, make) => {
    if (!/^(picture|placeholder) /.test(key)) return assetCache.bytes(key, make);
    const contents = known.get(key) ?? (await make());
    if (!known.has(key)) made.push(key);
    known.set(key, contents);
    return contents;
  };
  return {
    ...assetCache,
    bytes,
    async data<T>(key: string, make: () => Promise<T>): Promise<T> {
      if (!key.startsWith('placeholder ')) return assetCache.data(key, make);
      const stored = await bytes(key, async () => Buffer.from(JSON.stringify(await make())));
      return JSON.parse(Buffer.from(stored).toString());
    },
  };
}

async function figureOf({ outputs }: BuiltSite): Promise<string> {
  const html = (await textOf(outputs, 'toolbox/honest-devops/index.html')) ?? '';
  return /<figure>.*?A board.*?<\/figure>/s.exec(html)?.[0] ?? '';
}

async function bytesOf(file: OutputFile): Promise<Uint8Array> {
  const contents = await file.contents();
  return typeof contents === 'string' ? Buffer.from(contents) : contents;
}
