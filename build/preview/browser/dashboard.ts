import type { BuildEvent } from '../events.ts';

/* The dashboard works without this: frames of the gallery are as high as what they show, pages follow builds. */
if (location.pathname.startsWith('/_preview/')) followBuilds();
for (const frame of document.querySelectorAll('iframe')) {
  const fit = () => {
    const root = frame.contentDocument?.documentElement;
    if (!root || frame.contentDocument?.URL === 'about:blank') return;
    const body = frame.contentDocument?.body;
    const height = Math.max(body?.getBoundingClientRect().height ?? 0, body?.scrollHeight ?? 0);
    frame.height = String(Math.max(32, Math.ceil(height)));
    frame.dataset.fitted = '';
  };
  const follow = () => {
    fit();
    const body = frame.contentDocument?.body;
    if (body) new ResizeObserver(fit).observe(body);
  };
  frame.addEventListener('load', follow);
  if (frame.contentDocument?.readyState === 'complete') follow();
}

/** Loads the page again after each report of a build, unless somebody is filling in a form; says that a build runs. */
function followBuilds(): void {
  const shown = Number(new URL(import.meta.url).search.slice(1));
  const notice = document.querySelector<HTMLElement>('.preview-building');
  new EventSource('/_preview/events').addEventListener('message', ({ data }) => {
    const { report, building }: BuildEvent = JSON.parse(data);
    notice?.toggleAttribute('hidden', !building);
    if (report === shown) return;
    if (document.querySelector('form :focus')) addEventListener('focusout', () => location.reload(), { once: true });
    else location.reload();
  });
}
