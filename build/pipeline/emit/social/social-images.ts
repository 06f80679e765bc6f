import { basename } from 'node:path';
import type { SocialImageDesign, SocialImageTexts } from '../../../authoring/define-site.ts';
import type { PictureContext, SocialPicture } from '../../../authoring/head.ts';
import { excerptOf } from '../../../formats/markdown/excerpt.ts';
import { parseMarkdown } from '../../../formats/markdown/parse.ts';
import type { IndexedPixels } from '../../../formats/pictures/indexed-png.ts';
import { extractBody } from '../../../formats/yaml/positions.ts';
import { usualScript } from '../../../languages/text-direction.ts';
import { createLineKeeper } from '../../../languages/unbroken-text.ts';
import type { AssetCache } from '../../../model/asset-cache.ts';
import { type Assets, findDocument } from '../../../model/assets.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import {
  createFailureRecorder,
  type FacetFailure,
  type FailureRecorder,
} from '../../../model/diagnostics/facet-failures.ts';
import type { Entry } from '../../../model/entry.ts';
import { digestOfData } from '../../../model/files/digest.ts';
import type { OutputFile } from '../../../model/output.ts';
import type { Site } from '../../../model/site.ts';
import type { Templates } from '../../../model/templates.ts';
import { unbrokenNames } from '../../../model/unbroken-names.ts';
import { createEntryContext, type Translate } from '../entry-context.ts';
import type { MadeFonts } from '../fonts/font-files.ts';
import { type MissingText, recordMissing } from '../missing-texts.ts';
import { findUncovered } from './find-uncovered.ts';
import { drawBackground, makeSocialImage } from './social.ts';
import { createImageTypesetter, type Typesetter } from './typesetter.ts';

interface SocialInput {
  site: Site;
  templates: Pick<Templates, 'site' | 'compiled' | 'pageTypes'>;
  fonts: MadeFonts;
  documents: Assets['documents'];
  cache: AssetCache;
  /** Returns the title in the head of an entry's page. */
  titleOf: (entry: Entry) => string;
  readText: (path: string) => string;
  translate: Translate;
}

interface SocialImages {
  files: OutputFile[];
  /** `folder/id@locale`, or the locale for its pages without their own → address. */
  addresses: Map<string, string>;
  diagnostics: Diagnostic[];
  missingTexts: MissingText[];
  failures: FacetFailure[];
}

/** Names the social image of each page, or one for each language. An image is made when it is written. */
export function socialImages(input: SocialInput): SocialImages {
  const { site, templates } = input;
  const entries = [...site.routes.values()].map(({ entry }) => entry).sort((a, b) => compareRefs(a.ref, b.ref));
  const homes = site.config.locales.flatMap(({ id }) => {
    const own = entries.filter(({ locale }) => locale === id);
    return own.find(({ ref }) => ref === templates.site.pages.home) ?? own[0] ?? [];
  });
  const wanted = site.config.socialImages === 'each' ? entries : homes;
  const shared = shareParts(templates.site.socialImage, input.fonts);
  const { translate, missing: missingTexts } = recordMissing('a social image shows', input.translate);
  const { attempt, failures } = createFailureRecorder();
  const keepers = new Map(
    site.config.locales.map(({ id }) => [id, createLineKeeper(id, unbrokenNames(site, id))] as const),
  );
  const recorded = {
    ...input,
    translate,
    attempt,
    keepLines: (locale: string, text: string) => keepers.get(locale)?.(text) ?? text,
  };
  const described = wanted.map((entry) => ({ entry, ...describeImage(entry, recorded) }));
  const missing = findUncovered(described, input);
  const drawn = described.filter(({ entry }) => !missing.entries.has(entry));
  const files = new Map(
    drawn.map((image) => [`${image.entry.ref}@${image.entry.locale}`, imageOf(image, recorded, shared)]),
  );
  const paths = [...homes.map(({ ref, locale }) => [locale, files.get(`${ref}@${locale}`)] as const), ...files];
  return {
    files: [...files.values()],
    addresses: new Map(paths.flatMap(([key, file]) => (file ? [[key, `/${file.path}`]] : []))),
    diagnostics: missing.diagnostics,
    missingTexts: missingTexts(),
    failures: failures(),
  };
}

/** Compares by code unit, so that the languages of an entry follow each other. */
const compareRefs = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** How many backgrounds are cached at a time: 0.8 MB each. */
const maxBackgrounds = 8;

interface SharedParts {
  backgroundOf: (key: string, subject: object) => Promise<IndexedPixels>;
  typesetter: () => Promise<Typesetter>;
}

/** Loads the fonts with the first image. */
function shareParts(design: SocialImageDesign, { faces }: MadeFonts): SharedParts {
  let created: Promise<Typesetter> | undefined;
  const typesetter = (): Promise<Typesetter> => {
    created ??= createImageTypesetter(faces);
    return created;
  };
  return { backgroundOf: createBackgroundCache(design), typesetter };
}

/** Draws each background once for consecutive pictures that share it. */
function createBackgroundCache(design: SocialImageDesign): SharedParts['backgroundOf'] {
  const backgrounds = new Map<string, Promise<IndexedPixels>>();
  return (key, subject) => {
    const background = backgrounds.get(key) ?? drawBackground(design, subject);
    backgrounds.delete(key);
    backgrounds.set(key, background);
    for (const oldest of [...backgrounds.keys()].slice(0, -maxBackgrounds)) backgrounds.delete(oldest);
    return background;
  };
}

/** Returns the name of an entry's family. Pages without a family have one only if the texts of their language do. */
function kickerOf({ folder, locale }: Entry, { site, translate }: Pick<SocialInput, 'site' | 'translate'>): string {
  const key = `social.${folder}`;
  return folder !== 'pages' || site.strings.get(locale)?.has(key) ? translate(locale, key) : '';
}

type RecordedInput = SocialInput & {
  attempt: FailureRecorder['attempt'];
  /** Keeps together, in a language, what must not be divided between lines. */
  keepLines: (locale: string, text: string) => string;
};

/** Returns what the entry's page type describes for its social image, or else what the site draws of it. */
function pictureOf(entry: Entry, { site, templates, documents, translate, attempt }: RecordedInput): SocialPicture {
  const { openGraph } = templates.pageTypes.find(({ name }) => name === entry.type) ?? {};
  const { locale } = entry;
  const context: PictureContext = {
    ...createEntryContext(site, locale, translate),
    document: (ref) => findDocument({ documents }, site.config, { locale, ref }),
  };
  const described = attempt(entry, () => openGraph?.picture?.(context, entry), undefined);
  return described ?? { subject: templates.site.socialImage.subject(entry) };
}

/** Returns a page of a document for a picture of it. */
function pageOf(document: Entry | undefined, readText: SocialInput['readText']): SocialImageTexts['page'] {
  const excerpt = document && excerptOf(parseMarkdown(extractBody(readText(document.source.words)).text));
  return excerpt && { ...excerpt, title: document.words.title, reference: 'PDF' };
}

/** What an image shows. `document`: the document whose page it shows. */
interface DescribedImage {
  entry: Entry;
  subject: object;
  texts: SocialImageTexts;
  document: Entry | undefined;
}

function describeImage(entry: Entry, input: RecordedInput): Omit<DescribedImage, 'entry'> {
  const { site, titleOf, translate } = input;
  const { subject, figure, labels, page: paper, document: documentRef = '' } = pictureOf(entry, input);
  const keepLines = (text: string): string => input.keepLines(entry.locale, text);
  const texts = {
    title: keepLines(titleOf(entry)),
    kicker: kickerOf(entry, { site, translate }),
    siteName: site.config.name,
    ...(figure && { figure: { value: figure.value, note: keepLines(figure.note) } }),
    ...(labels && { labels: labels.map(keepLines) }),
    ...(paper && { page: paper }),
  };
  return { subject, texts, document: site.entries.get(documentRef)?.get(entry.locale) };
}

function imageOf(
  { entry, subject, texts, document }: DescribedImage,
  { templates, fonts, cache, readText }: RecordedInput,
  { backgroundOf, typesetter }: SharedParts,
): OutputFile {
  const design = templates.site.socialImage;
  const subjectDigest = digestOfData(subject);
  // The same Latin letters are set alike in every language.
  const script = usualScript(entry.locale) === 'Latn' ? [] : [entry.locale];
  const content = digestOfData([fonts.digest, texts, subjectDigest, document?.digest ?? '', ...script]);
  // The site's own code draws it; the address stays, so that what was shared is found.
  const digest = digestOfData([basename(templates.compiled.site), content]);
  return {
    area: 'site',
    path: `social/${entry.folder}-${entry.id}-${entry.locale}-${content.slice(0, 8)}.png`,
    digest,
    source: entry.source.words,
    stage: 'social images',
    contents: () =>
      cache.bytes(`social ${digest}`, async () => {
        const page = pageOf(document, readText);
        return makeSocialImage({
          design,
          subject,
          texts: page ? { ...texts, page } : texts,
          background: await backgroundOf(subjectDigest, subject),
          typesetter: await typesetter(),
          locale: entry.locale,
        });
      }),
  };
}
