import { staticPicture } from '../formats/pictures/path.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { createFailureRecorder, describeFailures, type FailureRecorder } from '../model/diagnostics/facet-failures.ts';
import type { DocumentFile } from '../model/document-file.ts';
import type { Entry } from '../model/entry.ts';
import { staticFolderOf } from '../model/files/folders.ts';
import type { PictureFile, Pictures } from '../model/picture.ts';
import type { Site } from '../model/site.ts';
import type { StaticFile } from '../model/static-file.ts';
import { findStaleEntries } from '../translations/freshness/check-freshness.ts';
import { emptyMemo, type Memo } from './cache/memo.ts';
import type { PipelineInput } from './input.ts';
import { type Content, readContent } from './read/source.ts';
import { readStatics, staticProblems } from './read/statics.ts';
import { redirectMissingPages } from './route/redirect-missing-pages.ts';
import { isPageType } from './route/routes.ts';
import { makeSite } from './route/site.ts';
import { findMissingTarget } from './route/targets.ts';
import { listKinds, menuNamesOf } from './templates/load.ts';
import { type Validated, type ValidateResult, validateContent } from './validate/content.ts';
import { checkRedirectTargets } from './validate/redirect-targets.ts';
import { checkTexts } from './validate/texts.ts';

export interface ReadSiteInput
  extends Pick<PipelineInput, 'contentFolder' | 'templates' | 'date' | 'drafts' | 'override' | 'touched'> {
  /** Whether the site is rendered, which finds the mistakes of texts; true unless given. */
  rendersPages?: boolean;
  /** By default, the folder `static` beside the content folder. */
  staticFolder?: string;
}

/** The result of the first three stages: the site before anything is rendered. */
export interface ReadSite {
  content: Content;
  /** Missing if one of the content's own tables has mistakes. */
  site?: Site;
  documents: DocumentFile[];
  diagnostics: Diagnostic[];
  memo: Memo;
}

/** A site whose tables have no mistakes. */
export type RoutedSite = ReadSite & { site: Site };

/** Returns whether the content gave a site that can be rendered. */
export function isRouted(read: ReadSite): read is RoutedSite {
  return read.site !== undefined;
}

/** Reads, validates and routes the content. */
export function readSite(input: ReadSiteInput, memo: Memo = emptyMemo('')): ReadSite {
  const content = readContent(input.contentFolder, memo, input.touched);
  const statics = readStatics(input.staticFolder ?? staticFolderOf(input.contentFolder), memo.statics);
  // If a folder cannot be read, nothing can be said about references to its files.
  if (content.diagnostics.length > 0 || statics.has('.'))
    return {
      content,
      documents: [],
      diagnostics: [...content.diagnostics, ...(statics.has('.') ? staticProblems(statics) : [])],
      memo: { ...memo, files: content.files },
    };
  const files = describeFiles(statics, content);
  const { attempt, failures } = createFailureRecorder();
  const validated = validate({ input, memo, content, files, attempt });
  const readMemo: Memo = {
    ...memo,
    files: content.files,
    pictures: content.pictures,
    statics,
    checks: validated.checks,
  };
  const diagnostics = [...validated.diagnostics, ...staticProblems(statics)];
  const withFailures = (found: readonly Diagnostic[]) => [...found, ...describeFailures(failures())];
  const { directives } = input.templates;
  const textsInput = { ...content, ...files, ...validated.unrendered, directives };
  if (!validated.content) {
    const texts = textsInput.listTexts(() => false);
    const found = withFailures([
      ...diagnostics,
      ...checkTexts({ ...textsInput, texts }),
      ...checkRedirectTargets(content),
    ]);
    return { content, documents: [], diagnostics: found, memo: readMemo };
  }
  const routed = route({ input, content, files, validated: validated.content, attempt });
  const { site } = routed;
  const texts = checkTexts({
    ...textsInput,
    texts: textsInput.listTexts((entry) => !isPageType(entry.kind) || isShown(site, entry)),
    whyMissing: (locale, target) => findMissingTarget(site, locale, target),
  });
  return {
    content,
    site,
    documents: routed.documents,
    diagnostics: withFailures([...diagnostics, ...routed.diagnostics, ...texts]),
    memo: { ...readMemo, entries: site.entries },
  };
}

/** Returns whether an entry has a page. One whose row of the route table has a mistake has none yet. */
function isShown({ addresses }: Site, { ref, locale }: Entry): boolean {
  return addresses.get(ref)?.has(locale) === true;
}

/** The files below `static/`, and all pictures. */
interface FileFacts {
  /** Path below `static/` → digest. */
  statics: ReadonlyMap<string, string>;
  pictures: Pictures;
}

function describeFiles(statics: ReadonlyMap<string, StaticFile>, content: Content): FileFacts {
  return {
    statics: new Map([...statics].map(([path, file]) => [path, file.digest])),
    pictures: new Map<string, PictureFile>([
      ...[...content.pictures].map(([path, { stamp: _, ...picture }]) => [path, picture] as const),
      ...[...statics].flatMap(([path, { digest, picture }]) =>
        picture ? [[staticPicture(path), { digest, ...picture }] as const] : [],
      ),
    ]),
  };
}

interface StageInput {
  input: ReadSiteInput;
  content: Content;
  files: FileFacts;
  attempt: FailureRecorder['attempt'];
}

function validate({ input, memo, content, files, attempt }: StageInput & { memo: Memo }): ValidateResult {
  return validateContent({
    files: content.files,
    readText: content.readText,
    kinds: listKinds(input.templates),
    menuNames: menuNamesOf(input.templates),
    ...files,
    known: memo.checks,
    before: memo.entries,
    date: input.date,
    drafts: input.drafts,
    rendersPages: input.rendersPages,
    attempt,
  });
}

function route({ input, content, files, validated, attempt }: StageInput & { validated: Validated }) {
  const config: SiteConfig = { ...validated.config, ...input.override };
  if (config.origin !== validated.config.origin) config.hasOtherOrigin = true;
  const stale = findStaleEntries({ ...content, kinds: listKinds(input.templates), config });
  return makeSite({
    content: redirectMissingPages({ ...validated, config }, stale),
    date: input.date,
    ...files,
    readText: content.readText,
    attempt,
  });
}
