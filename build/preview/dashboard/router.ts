import { dashboardHeaders, dashboardScript } from '../pages/shell.ts';
import { senderOf } from '../server/request-guard.ts';
import { readBytes } from '../server/web-request.ts';

/** Answers what one address of the preview is asked. */
type DashboardHandler = (request: Request, rest: string) => Promise<Response> | Response;

/** Address below `/_preview/` and the methods it takes → what answers; a key that ends with `*` takes all below it. */
export type DashboardRoutes = Readonly<Record<string, Partial<Record<'get' | 'post', DashboardHandler>>>>;

/** What a page of the preview sends at most, in bytes. */
const largestBody = 100_000;

/**
 * Answers requests to the preview's own addresses. Only a page of the preview may send a POST.
 * @param report the number of the last report, by which pages know whether they are out of date
 */
export async function answerDashboard(request: Request, routes: DashboardRoutes, report: number): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'POST' && senderOf(request) !== 'preview')
    return refuse(403, 'This was not sent by a page of the preview.');
  const found = Object.entries(routes).find(([path]) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  );
  if (!found) return refuse(404, 'The preview has no such page.');
  const [path, methods] = found;
  const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
  const handler = method === 'get' || method === 'post' ? methods[method] : undefined;
  const allowed = [...(methods.get ? ['GET', 'HEAD'] : []), ...(methods.post ? ['POST'] : [])].join(', ');
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allowed } });
  if (!handler) return refuse(405, `This address takes ${allowed}.`, { Allow: allowed });
  return withReport(await handler(request, path.endsWith('*') ? pathname.slice(path.length - 1) : ''), report);
}

/** Writes the number of the last report into the address of a page's script. */
async function withReport(answer: Response, report: number): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer;
  const text = (await answer.text()).replace(`src="${dashboardScript}"`, `src="${dashboardScript}?${report}"`);
  return new Response(text, answer);
}

/** Answers a POST by its body as text, or says that it is too long. */
export async function withBody(
  request: Request,
  answer: (body: string) => Promise<Response> | Response,
): Promise<Response> {
  const bytes = await readBytes(request, largestBody);
  if (!bytes) return refuse(413, `The preview reads at most ${largestBody} bytes here.`);
  return answer(new TextDecoder().decode(bytes));
}

/** Answers with a page. */
export function htmlAnswer(text: string, status = 200): Response {
  return new Response(text, { status, headers: { ...dashboardHeaders, 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Answers with data. */
export function jsonAnswer(data: unknown, status = 200): Response {
  return new Response(JSON.stringify(data), {
    status,
    headers: { ...dashboardHeaders, 'Content-Type': 'application/json; charset=utf-8' },
  });
}

/** Answers with a text of another type. */
export function textAnswer(text: string, type: string): Response {
  return new Response(text, { headers: { ...dashboardHeaders, 'Content-Type': `${type}; charset=utf-8` } });
}

/** Leads to another page of the preview after a change. */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { ...dashboardHeaders, Location: path } });
}

function refuse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...dashboardHeaders, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });
}
