import type { PictureUsage } from '../authoring/define-site.ts';
import type { DocumentView } from '../authoring/views/document-view.ts';
import type { SiteConfig } from './config.ts';

/** What pages ask besides the site itself: published files. */
export interface Assets {
  /** Layout, or component that has one of its own (`components/artefact`) → address of its style sheet. */
  styles: Record<string, string>;
  script: string;
  /** Address of a style sheet or script → its checksum, as the `integrity` attribute has it. */
  integrity: Readonly<Record<string, string>>;
  /** Addresses of the fonts to load first. */
  fonts: string[];
  icons: { svg: string; touch: string; manifest: string };
  /** `documents/id` → locale → its PDF. */
  documents: ReadonlyMap<string, ReadonlyMap<string, DocumentView>>;
  /** Locale → the address of its search index. */
  searchIndexes: ReadonlyMap<string, string>;
  /** Path below `static/` → published address. */
  statics: ReadonlyMap<string, string>;
  pictures: {
    usages: Readonly<Record<string, PictureUsage>>;
    /** Path of a picture → the color that represents it until it is there. */
    placeholders: ReadonlyMap<string, string>;
    /** Whether pages show pictures as they are: the preview does, because smaller ones take long to make. */
    originals: boolean;
  };
  /** `folder/id@locale`, or the locale for its pages without their own → the address of a social image. */
  socialImages: ReadonlyMap<string, string>;
}

/** Finds a published PDF: in a language, else in the default one, else in any that it has. */
export function findDocument(
  { documents }: Pick<Assets, 'documents'>,
  { defaultLocale }: Pick<SiteConfig, 'defaultLocale'>,
  { locale, ref }: { locale: string; ref: string },
): DocumentView | undefined {
  const localized = documents.get(ref);
  return localized?.get(locale) ?? localized?.get(defaultLocale) ?? localized?.values().next().value;
}
