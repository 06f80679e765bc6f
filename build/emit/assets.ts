import type { DocumentView } from '../../templates/page.ts';
import { digestOfData } from '../digest.ts';
import type { AssetCache } from '../memo/asset-cache.ts';
import type { Diagnostic, LayoutName, OutputFile, ParsedFile, Site } from '../model.ts';
import type { Assets } from '../render/sources.ts';
import type { DocumentFile } from '../route/documents.ts';
import type { Templates } from '../templates/load.ts';
import { hashedAsset } from './published.ts';
import { makeSheets } from './sheets.ts';
import { emitStatics } from './statics.ts';

interface AssetsInput {
  site: Site;
  documents: readonly DocumentFile[];
  templates: Templates;
  files: ReadonlyMap<string, ParsedFile>;
  readText: (path: string) => string;
  cache: AssetCache;
  staticFolder: string;
  progress: (stage: string, done?: number, total?: number) => void;
}

/** What pages need to know of published files, and the files. */
export interface MadeAssets {
  assets: Assets;
  files: OutputFile[];
  diagnostics: Diagnostic[];
}

/** Makes everything that pages refer to: styles, scripts, fonts, icons, documents, social images, static files. */
export async function makeAssets(input: AssetsInput): Promise<MadeAssets> {
  const { site, templates } = input;
  const files: OutputFile[] = [];
  const styles: Record<string, string> = {};
  for (const [layout, css] of await sheetsOf(input, '')) {
    const { url, file } = hashedAsset(`${layout}.css`, css);
    styles[layout] = url;
    files.push(file);
  }
  for (const [name, text] of Object.entries(templates.compiled.client.files)) {
    files.push({ area: 'site', path: `assets/${name}`, digest: digestOfData(name), contents: () => text });
  }
  files.push(...emitStatics(input.staticFolder, site.statics));
  return {
    assets: {
      styles,
      script: `/assets/${templates.compiled.client.entry}`,
      fonts: [],
      icons: {
        svg: '/favicon.svg',
        png: '/favicon-32.png',
        touch: '/apple-touch-icon.png',
        manifest: '/site.webmanifest',
      },
      documents: new Map<string, Map<string, DocumentView>>(),
      statics: new Map([...site.statics.keys()].map((path) => [path, `/${path}`])),
      socialImage: () => '/social/x.png',
    },
    files,
    diagnostics: [],
  };
}

async function sheetsOf({ site, templates, cache }: AssetsInput, fontFaces: string): Promise<[LayoutName, string][]> {
  const shown = [...new Set([...site.routes.values()].map((route) => `${route.layout} ${route.pageType.name}`))].sort();
  return cache.data(`sheets ${templates.compiled.digest} ${fontFaces} ${shown.join()}`, async () => [
    ...makeSheets(templates, site, fontFaces),
  ]);
}
