import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EntryView, PageType } from '../define.ts';
import type { DirectiveDefinition, DirectiveView } from '../define-directive.ts';
import { type PageContext, PageProvider } from '../page.ts';
import { Document, type HeadView } from './document.tsx';

export { namePageType } from '../name-page-type.ts';
export { findFailure, markElements } from './jsx-runtime.ts';

interface RenderInput {
  page: PageContext;
  pageType: PageType;
  Layout: ComponentType<{ entry: EntryView; children: ReactNode }>;
  head: HeadView;
  locale: string;
  siteName: string;
  layout: string;
  type: string;
}

/** Renders a whole page → its HTML. */
export function renderDocument({ page, pageType, Layout, ...document }: RenderInput): string {
  const Content = pageType.component;
  const markup = renderToStaticMarkup(
    <Document {...document}>
      <PageProvider value={page}>
        <Layout entry={page.entry}>
          <Content entry={page.entry} />
        </Layout>
      </PageProvider>
    </Document>,
  );
  return `<!doctype html>${markup}\n`;
}

/** Renders a directive of a text by its component → its HTML. */
export function renderDirective(
  page: PageContext,
  { component: Component }: DirectiveDefinition,
  view: DirectiveView,
): string {
  return renderToStaticMarkup(
    <PageProvider value={page}>
      <Component {...view} />
    </PageProvider>,
  );
}

/** Renders a part that several pages share → its HTML. */
export function renderShared(page: PageContext, node: ReactNode): string {
  return renderToStaticMarkup(<PageProvider value={page}>{node}</PageProvider>);
}
