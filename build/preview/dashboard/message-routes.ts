import { deleteMessages, readAttachment, readMessages } from '../forms-api/messages.ts';
import { dashboardHeaders } from '../pages/shell.ts';
import { messagePage, messagesPage, noMessagePage } from './messages-page.ts';
import { type DashboardRoutes, htmlAnswer, seeOther } from './router.ts';

/** Makes the pages about the messages that the mock of the forms API keeps in a folder. */
export function messageRoutes(folder: string): DashboardRoutes {
  return {
    '/_preview/messages/': { get: async () => htmlAnswer(messagesPage(await readMessages(folder))) },
    '/_preview/messages/delete': {
      post: async () => {
        await deleteMessages(folder);
        return seeOther('/_preview/messages/');
      },
    },
    '/_preview/messages/*': { get: (_, rest) => showMessage(folder, rest) },
  };
}

async function showMessage(folder: string, rest: string): Promise<Response> {
  const [id, part] = rest.split('/');
  const message = (await readMessages(folder)).find((one) => one.id === id);
  if (!message) return htmlAnswer(noMessagePage(), 404);
  if (part !== 'file') return htmlAnswer(messagePage(message));
  const bytes = await readAttachment(folder, message);
  if (!bytes) return htmlAnswer(noMessagePage(), 404);
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...dashboardHeaders,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${message.file}"`,
    },
  });
}
