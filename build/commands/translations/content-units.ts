import type { EntryKind } from '../../authoring/define.ts';
import type { SiteConfig } from '../../model/config.ts';
import { textReader } from '../../model/files/text-reader.ts';
import type { RouteTable } from '../../model/route.ts';
import type { Site } from '../../model/site.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import type { Unit } from '../../model/unit.ts';
import { readSite } from '../../pipeline/build.ts';
import { splitUnits } from '../../translations/units/units.ts';
import type { Options } from '../options/options.ts';
import { ContentProblem } from '../project/content-problem.ts';
import { openProject } from '../project/project.ts';

export interface ContentUnits {
  config: SiteConfig;
  routeTable: RouteTable;
  /** The addresses of pages and documents; none while the content's own tables have mistakes. */
  addresses: Site['addresses'];
  files: ReadonlyMap<string, ParsedFile>;
  kinds: readonly EntryKind[];
  locales: readonly string[];
  units: readonly Unit[];
  /** The text of a content file, or nothing where there is none. */
  readText: (path: string) => string | undefined;
}

/**
 * Reads the content and splits it into units. Throws a `ContentProblem` if its tables have mistakes. A text that is missing
 * is a mistake in the content, so mistakes elsewhere do not keep it from being translated.
 */
export async function readContentUnits(options: Options): Promise<ContentUnits> {
  const { content: contentFolder, date } = options;
  const templates = await openProject(options).loadTemplates();
  const { content, site, diagnostics } = readSite({ contentFolder, templates, date });
  const { files } = content;
  const readAsWritten = textReader(contentFolder);
  const readText = (path: string): string | undefined => readAsWritten(path)?.replace(/^\uFEFF/, '');
  const broken = diagnostics.filter(({ file, severity }) => severity === 'error' && tables.includes(file));
  if (!site && broken.length > 0) throw new ContentProblem(broken);
  // Without a site, the problems are in other files: these two were checked.
  const config = site?.config ?? (files.get('site.yaml')?.data as SiteConfig);
  const table = files.get('routes.yaml')?.data as RouteTable;
  const routeTable = site?.routeTable ?? { ...table, elsewhere: table.elsewhere ?? {} };
  const kinds = [...templates.pageTypes, ...templates.dataKinds];
  const locales = config.locales.map(({ id }) => id);
  const units = splitUnits({ files, kinds, locales, readText: (path) => readText(path) ?? '' });
  return { config, routeTable, addresses: site?.addresses ?? new Map(), files, kinds, locales, units, readText };
}

/** The files that give the languages and what is to be in them. */
const tables = ['site.yaml', 'routes.yaml'];
