import type { ReactNode } from 'react';
import type { PageContext } from '../../authoring/page.ts';
import type { Failure } from '../../authoring/server/jsx-runtime.ts';
import { scanHtml } from '../../formats/html/scan.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { FacetError } from '../../model/facet-error.ts';
import type { HtmlScan } from '../../model/page.ts';
import type { Route } from '../../model/route.ts';
import type { Templates } from '../../model/templates.ts';
import { UnrenderablePage } from '../../model/unrenderable-page.ts';
import type { ContextInput } from './context/page-context.ts';
import { createRecorder, type Recorder } from './context/recorder.ts';
import type { LineKeepers } from './keep-lines.ts';
import { describeTemplateError, type FailingTemplates } from './template-error.ts';

/** A part that several pages have in common. */
export interface SharedPart {
  html: string;
  reads: string[];
  scan: HtmlScan;
  diagnostics: Diagnostic[];
  /** Whether rendering failed. A page with this part cannot be rendered either. */
  failed: boolean;
}

/** Creates the context of a page, or of a part of it, that records into a recorder. */
export type CreateContext = (route: Route, recorder: Recorder, shared: ContextInput['shared']) => PageContext;

interface SharedPartsInput {
  createContext: CreateContext;
  keepLines: LineKeepers;
  templates: Pick<Templates, 'renderShared'> & FailingTemplates;
  /** Key → part, for parts that are rendered already. */
  known?: ReadonlyMap<string, SharedPart> | undefined;
}

export interface SharedParts {
  /** Key → part, for the parts rendered so far. */
  rendered: ReadonlyMap<string, SharedPart>;
  /** Returns the part of a key. It is rendered on the first call. */
  get: (route: Route, key: string, render: () => ReactNode) => SharedPart;
}

/** Creates a store of shared parts. */
export function createSharedParts(input: SharedPartsInput): SharedParts {
  const rendered = new Map(input.known);
  const get: SharedParts['get'] = (route, key, render) => {
    const cached = rendered.get(key);
    if (cached) return cached;
    const part = renderSharedPart(input, { route, render, getPart: get });
    rendered.set(key, part);
    return part;
  };
  return { rendered, get };
}

function renderSharedPart(
  { createContext, keepLines, templates }: SharedPartsInput,
  { route, render, getPart }: { route: Route; render: () => ReactNode; getPart: SharedParts['get'] },
): SharedPart {
  const recorder = createRecorder();
  const page = createContext(route, recorder, (key, renderInner) => {
    // The markup of an inner part is inserted, so its reads and problems are those of the outer part, too.
    const { html, reads, diagnostics, failed } = getPart(route, key, renderInner);
    for (const read of reads) recorder.reads.add(read);
    recorder.diagnostics.push(...diagnostics);
    if (failed) throw new UnrenderablePage();
    return html;
  });
  const html = renderOrFail(() => templates.renderShared(page, render()), { templates, route, recorder });
  return {
    html: keepLines(route.entry.locale)(html ?? ''),
    reads: [...recorder.reads],
    scan: scanHtml(html ?? ''),
    diagnostics: recorder.diagnostics,
    failed: html === undefined,
  };
}

/** Returns the markup. If the page or part cannot be rendered, records why and returns `undefined`. */
export function renderOrFail(
  render: () => string,
  { templates, route, recorder }: { templates: FailingTemplates; route: Route; recorder: Recorder },
): string | undefined {
  const findFailure = (thrown?: unknown): Failure | undefined => {
    const found = [...recorder.diagnostics];
    const failure = templates.findFailure(render, thrown);
    // Rendering once more has recorded the same diagnostics again.
    recorder.diagnostics.splice(0, Number.POSITIVE_INFINITY, ...found);
    return failure;
  };
  let markup: string | undefined;
  let failure: Failure | undefined;
  try {
    markup = render();
    if (mayBeUnusable(markup, templates)) failure = findFailure();
  } catch (error) {
    if (error instanceof UnrenderablePage) return undefined;
    failure = error instanceof FacetError ? { error } : (findFailure(error) ?? { error });
  }
  if (!failure) return markup;
  const diagnostic = describeTemplateError(failure, { templates, route });
  if (!diagnostic) throw failure.error;
  recorder.diagnostics.push(diagnostic);
  return undefined;
}

/** Returns whether elements may have an inline style or an event handler; the markup shows only the style. */
function mayBeUnusable(markup: string, { compiled }: FailingTemplates): boolean {
  return compiled.hasEventHandler || markup.includes(' style="');
}
