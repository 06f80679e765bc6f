import type { Site } from '../../model/site.ts';
import { readExamples } from '../gallery/examples.ts';
import { type Gallery, openGallery, templatesStamp } from '../gallery/gallery.ts';
import { exampleAddress, galleryPage } from './gallery-page.ts';
import type { DashboardInput } from './input.ts';
import { type DashboardRoutes, htmlAnswer, textAnswer } from './router.ts';
import { fontFaces } from './style.ts';

/** Makes the gallery of components: its page, each example by itself, and a style sheet for each layout. */
export function galleryRoutes(input: DashboardInput): DashboardRoutes {
  const gallery = cacheGallery(input);
  return {
    '/_preview/components/': {
      get(request) {
        const { searchParams } = new URL(request.url);
        const locales = input.result()?.site?.config.locales ?? [];
        const layouts = layoutNames(input);
        const layout = layouts.find((name) => name === searchParams.get('layout'));
        const wanted = locales.find(({ id }) => id === searchParams.get('locale')) ?? locales[0];
        const view = { locale: wanted?.id ?? '', ...(layout ? { layout } : {}) };
        return htmlAnswer(galleryPage({ ...readExamples(input.options.siteFolder), locales, layouts, view }));
      },
    },
    '/_preview/components/*': { get: async (_, rest) => showExample(await gallery(), rest, input) },
    '/_preview/styles/*': {
      get: async (_, rest) => {
        const layout = layoutNames(input).find((name) => `${name}.css` === rest);
        if (!layout) return htmlAnswer('', 404);
        return textAnswer((await gallery()).sheet(layout, await fontFaces(input)), 'text/css');
      },
    },
  };
}

/** Opens the gallery when it is asked for, and anew once a template or the site's words have changed. */
function cacheGallery({ options, result, templates }: DashboardInput): () => Promise<Gallery> {
  let open: { stamp: string; site: Site; gallery: Promise<Gallery> } | undefined;
  return () => {
    const site = result()?.site;
    const loaded = templates();
    if (!site || !loaded) throw new Error('The site has not been built yet.');
    const stamp = templatesStamp(options.siteFolder);
    if (open?.stamp !== stamp || open.site !== site) {
      const { root, siteFolder, cache } = options;
      open = {
        stamp,
        site,
        gallery: openGallery({
          root,
          siteFolder,
          cache,
          site,
          layouts: loaded.layouts,
          renderIsland: loaded.renderIsland,
        }),
      };
    }
    return open.gallery;
  };
}

function layoutNames({ templates }: DashboardInput): string[] {
  return Object.keys(templates()?.layouts ?? {});
}

function showExample(gallery: Gallery, rest: string, input: DashboardInput): Response {
  const [component, name, layoutName, locale = ''] = rest.split('/');
  const examples = gallery.documented.flatMap((one) => one.examples);
  const example = examples.find(({ id }) => id === `${component}/${name}`);
  const layout = layoutNames(input).find((one) => one === layoutName);
  if (!example || !layout || rest !== exampleAddress(example, { layout, locale }).slice('/_preview/components/'.length))
    return htmlAnswer('<!doctype html><title>No such example</title><p>There is no such example.</p>', 404);
  const entry = input.templates()?.compiled.client.entry;
  return htmlAnswer(
    gallery.document(example, {
      layout,
      locale,
      style: `/_preview/styles/${layout}.css`,
      ...(entry ? { script: `/assets/${entry}` } : {}),
    }),
  );
}
