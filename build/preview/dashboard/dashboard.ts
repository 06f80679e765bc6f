import { readSettings } from '../settings.ts';
import { openContent } from './content.ts';
import { galleryRoutes } from './gallery-routes.ts';
import type { DashboardInput } from './input.ts';
import { messageRoutes } from './message-routes.ts';
import {
  answerDashboard,
  type DashboardRoutes,
  htmlAnswer,
  jsonAnswer,
  seeOther,
  textAnswer,
  withBody,
} from './router.ts';
import { showSiteProblems } from './show-problems.ts';
import { sourceRoutes } from './source-routes.ts';
import { collectStatus } from './status.ts';
import { statusPage } from './status-page.ts';
import { dashboardStyle } from './style.ts';
import { cacheBoard, translationRoutes } from './translation-routes.ts';
import { visualTestRoutes } from './visual-test-routes.ts';
import { createWeigher } from './weights.ts';
import { weightsPage } from './weights-page.ts';

/** Answers the preview's own addresses, below `/_preview/`. Everything is computed on request, nothing on a save. */
export function createDashboard(input: DashboardInput): (request: Request) => Promise<Response> | undefined {
  const content = openContent(input.options);
  const weigh = createWeigher(input.read);
  const board = cacheBoard(input, content);
  const status = async (refused?: string) =>
    statusPage({ ...(await collectStatus(input, { content, weigh, board })), ...(refused ? { refused } : {}) });
  const routes: DashboardRoutes = {
    '/_preview/': { get: async () => htmlAnswer(await status()) },
    '/_preview/client.js': { get: async () => textAnswer((await input.scripts()).page, 'text/javascript') },
    '/_preview/dashboard.js': { get: async () => textAnswer((await input.scripts()).dashboard, 'text/javascript') },
    '/_preview/style.css': { get: async () => textAnswer(await dashboardStyle(input), 'text/css') },
    '/_preview/events': { get: ({ url }) => input.openEvents(new URL(url).searchParams.get('page') ?? '') },
    '/_preview/problems': {
      get: ({ url }) => jsonAnswer(showSiteProblems(input, content, new URL(url).searchParams.get('page') ?? '')),
    },
    '/_preview/settings': {
      get: () => jsonAnswer(input.settings()),
      post: (request) =>
        withBody(request, async (body) => {
          const settings = readSettings(new URLSearchParams(body), input.settings());
          if ('problem' in settings) return htmlAnswer(await status(settings.problem), 422);
          await input.change(settings);
          return seeOther('/_preview/');
        }),
    },
    '/_preview/weights/': { get: async () => htmlAnswer(weightsPage(await weigh(input.result()?.outputs ?? []))) },
    ...sourceRoutes(input, content),
    ...translationRoutes(board, content),
    ...messageRoutes(input.messagesFolder),
    ...visualTestRoutes(input.options.root),
    ...galleryRoutes(input),
  };
  return (request) => {
    const { pathname } = new URL(request.url);
    return pathname.startsWith('/_preview/') ? answerDashboard(request, routes, input.event().report) : undefined;
  };
}
