import type { ReactNode } from 'react';
import type { Layout, LayoutName } from '../../authoring/define.ts';
import { textDirection } from '../../languages/text-direction.ts';
import type { Site } from '../../model/site.ts';
import { siteView } from '../../model/site-view.ts';
import { createTranslators } from '../../pipeline/render/strings.ts';
import { stampSources } from '../../pipeline/templates/source-stamps.ts';
import { html, rawHtml } from '../html.ts';
import { type CompiledComponents, compileComponents } from './compile.ts';
import { type Documented, type Example, readExamples } from './examples.ts';
import { type Fixture, readFixture } from './fixture.ts';
import { createFixturePage } from './fixture-page.ts';
import { resolveProps } from './props.ts';

/** All components with their examples, ready to be shown. */
export interface Gallery {
  documented: readonly Documented[];
  /** What is missing or wrong in the examples, a sentence each. */
  problems: readonly string[];
  /** Renders an example as a page of its own. */
  document: (example: Example, as: Shown) => string;
  /** The style sheet of a layout with all components, after the given font faces. */
  sheet: CompiledComponents['sheet'];
}

interface Shown {
  layout: LayoutName;
  locale: string;
  /** Addresses of the style sheet and of the script that wakes islands. */
  style: string;
  script?: string;
}

interface GalleryInput {
  root: string;
  siteFolder: string;
  cache: string;
  /** The site that the interface texts, forms and languages are from. */
  site: Pick<Site, 'config' | 'strings' | 'forms'>;
  layouts: Readonly<Record<LayoutName, Layout>>;
  renderIsland: (name: string, props: unknown) => string;
}

/** Compiles the components and reads their examples. */
export async function openGallery({
  root,
  siteFolder,
  cache,
  site,
  layouts,
  renderIsland,
}: GalleryInput): Promise<Gallery> {
  const { documented, sources, problems } = readExamples(siteFolder);
  const compiled = await compileComponents({ root, siteFolder, cache, sources });
  const fixture = readFixture(siteFolder);
  const fixtures = new Map<string, Fixture>();
  const translators = createTranslators(site.strings);
  const { defaultLocale } = site.config;

  function pageOf(example: Example, layout: LayoutName, locale: string) {
    const translator = translators.get(locale);
    if (!translator) throw new Error(`There is no language "${locale}".`);
    const localized = fixtures.get(locale) ?? fixture.in({ locale, defaultLocale });
    fixtures.set(locale, localized);
    return createFixturePage({
      fixture: localized,
      navigation: fixture.navigation,
      locale,
      layout,
      layoutTraits: layouts[layout]?.traits ?? {},
      ...(example.entry ? { entry: example.entry } : {}),
      site: siteView(site.config),
      translator,
      kinds: compiled.kinds,
      forms: site.forms,
      renderIsland,
      renderShared: (page, render) => compiled.render(page, render()),
    });
  }

  return {
    documented,
    problems,
    sheet: compiled.sheet,
    document(example, { layout, locale, style, script }) {
      const page = pageOf(example, layout, locale);
      const component = documented.find(({ name }) => name === example.component);
      const props = component?.isIsland
        ? { component: 'Island', props: { name: example.component, props: example.props } }
        : { component: example.component, props: example.props };
      const around = example.within && (/^[a-z]/.test(example.within) ? 'element' : 'component');
      const whole = around ? { [around]: example.within, props: { children: [props] } } : props;
      // `whole` is written as a component or an element, so it becomes one.
      const element = resolveProps({ whole }, page, compiled).whole as ReactNode;
      const markup = compiled.render(page, element);
      return documentOf({ example, markup, layout, locale, style, script });
    },
  };
}

/** Returns what changes with the files of the site's code. */
export function templatesStamp(siteFolder: string): string {
  return [...stampSources(siteFolder)].flat().join('\n');
}

function documentOf({
  example,
  markup,
  layout,
  locale,
  style,
  script,
}: Shown & { example: Example; markup: string }): string {
  const first = Number(/<h([1-6])[\s>]/.exec(example.place === 'before' ? '' : markup)?.[1] ?? 2);
  // The headings above the component's own, which its page would have.
  const above = Array.from({ length: first - 1 }, (_, index) =>
    rawHtml(`<h${index + 1} class="visually-hidden">${index === 0 ? 'Example' : 'Part'}</h${index + 1}>`),
  );
  const at = (...places: Example['place'][]) => (places.includes(example.place) ? rawHtml(markup) : '');
  return String(
    html`<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}" data-layout="${layout}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${example.component}: ${example.name}</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${style}">
${script ? html`<script type="module" src="${script}"></script>` : ''}
</head>
<body>${at('before')}<main id="main" tabindex="-1">${above}${at('main', 'band')}</main>${at('after')}</body>
</html>
`,
  );
}
