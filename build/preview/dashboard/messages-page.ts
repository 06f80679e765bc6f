import { countNoun } from '../../model/format-count.ts';
import type { Message } from '../forms-api/messages.ts';
import { html, type Markup } from '../html.ts';
import { dashboardPage } from '../pages/shell.ts';

/** Lists the messages that the mock of the forms API has received. */
export function messagesPage(messages: readonly Message[]): string {
  const rows = messages.map(
    (message) => html`<tr>
<td><a href="/_preview/messages/${message.id}/"><time datetime="${message.received}">${formatMinute(message.received)}</time></a></td>
<td>${message.type}</td>
<td>${summaryOf(message)}</td>
<td>${message.file ? 'yes' : 'no'}</td>
</tr>`,
  );
  const intro = html`<p>What the site’s forms have sent while it was previewed. It is kept in an ignored folder of this machine and goes nowhere else.</p>`;
  const body =
    messages.length === 0
      ? [intro, html`<p>Nothing has been received. Fill in a form of the site, and it is listed here.</p>`]
      : [
          intro,
          html`<div class="preview-scroll" tabindex="0" role="region" aria-labelledby="received"><table>
<caption id="received">${countNoun(messages.length, 'message')}, the latest first</caption>
<thead><tr><th scope="col">Received</th><th scope="col">Form</th><th scope="col">From</th><th scope="col">File</th></tr></thead>
<tbody>${rows}</tbody></table></div>
<form method="post" action="/_preview/messages/delete"><button class="preview-button" type="submit">Delete all ${messages.length}</button></form>`,
        ];
  return dashboardPage({ title: 'Messages', path: '/_preview/messages/', body });
}

/** Shows one message whole. */
export function messagePage(message: Message): string {
  const rows = Object.entries(message.data).map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${shownValue(value)}</dd></div>`,
  );
  return dashboardPage({
    title: `Message of the form ${message.type}`,
    path: '',
    body: html`<p>Received <time datetime="${message.received}">${formatMinute(message.received)}</time>.</p>
<dl class="preview-facts">${rows}</dl>
${message.file ? html`<p><a href="/_preview/messages/${message.id}/file" download="${message.file}">Its file (${kindOf(message.file)})</a>: as it was sent, by whoever sent it. Open it with care.</p>` : ''}
<p><a href="/_preview/messages/">All messages</a></p>`,
  });
}

/** Says that there is no such message. */
export function noMessagePage(): string {
  return dashboardPage({
    title: 'This message is gone',
    path: '',
    body: html`<p>It has been deleted, or was never there. <a href="/_preview/messages/">All messages</a></p>`,
  });
}

function formatMinute(received: string): string {
  return received.slice(0, 16).replace('T', ' ');
}

function summaryOf({ data }: Message): string {
  const name = [data.firstName, data.lastName].filter((part) => typeof part === 'string').join(' ');
  return name || String(data.email ?? data.workEmail ?? '–');
}

function shownValue(value: unknown): Markup | string {
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function kindOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1);
}
