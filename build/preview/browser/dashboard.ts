/* The dashboard works without this: frames of the gallery are as high as what they show, pages follow builds. */
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
