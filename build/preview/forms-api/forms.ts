import { siteView } from '../../model/site-view.ts';
import type { Templates } from '../../model/templates.ts';
import type { PipelineResult } from '../../pipeline/result.ts';
import { senderOf } from '../server/request-guard.ts';
import { handleSubmission } from './handle.ts';
import { fileStore } from './store.ts';

interface FormsInput {
  /** The site as it was last built. */
  result: () => PipelineResult | undefined;
  templates: () => Templates | undefined;
  /** An ignored folder for what is received. */
  folder: string;
  log: (line: string) => void;
}

/** Connects the local mock of the forms API with the previewed site. */
export function createFormsApi({
  result,
  templates,
  folder,
  log,
}: FormsInput): (request: Request) => Promise<Response> {
  const store = fileStore(folder);
  return async (request) => {
    if (request.method === 'POST' && senderOf(request) === 'other site')
      return new Response('The forms of the preview take no messages from other sites.\n', { status: 403 });
    const { site, translate, styles, document } = result() ?? {};
    const loaded = templates();
    if (!site || !translate || !document || !loaded)
      return new Response('The site has not been built yet.', { status: 503 });
    return handleSubmission(request, {
      forms: site.forms.values(),
      store,
      strings: translate,
      pages: {
        site: siteView(site.config),
        thankYou: (locale) => site.addresses.get(loaded.site.pages.thankYou ?? '')?.get(locale) ?? '/',
        document,
        renderForm: (form) => loaded.renderIsland('form', form),
        styles: Object.values(styles ?? {}).slice(0, 1),
      },
      log: log,
    });
  };
}
