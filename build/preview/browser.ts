import type { BuildEvent, ShownProblem } from './events.ts';

/** Runs in every previewed page: reloads it after a change, and shows what is wrong in the content. */
const source = new EventSource('/__preview/events');

source.addEventListener('message', ({ data }) => {
  const event = JSON.parse(data) as BuildEvent;
  if (event.changed) location.reload();
  else showProblems(event.problems);
});

const style = new CSSStyleSheet();
style.replaceSync(`
  section { position: fixed; inset: auto 1rem 1rem; max-block-size: 70vh; overflow: auto; z-index: 2147483647; background: #fff;
    color: #1b2433; border: 2px solid #b3261e; padding: 1rem 1.25rem; font: 15px/1.5 system-ui, sans-serif; }
  h2 { font-size: 1rem; margin: 0 0 .5rem; color: #b3261e; }
  ol { margin: 0; padding: 0; list-style: none; }
  li { padding: .5rem 0; border-top: 1px solid #d5dbe5; }
  code, pre { font: 13px/1.45 ui-monospace, monospace; }
  pre { margin: .25rem 0; overflow: auto; background: #f3f6fa; padding: .5rem; }
  p { margin: 0; }
  button { float: right; font: inherit; min-block-size: 2rem; }
`);

const host = document.createElement('preview-problems');
const shadow = host.attachShadow({ mode: 'open' });
shadow.adoptedStyleSheets = [style];

function showProblems(problems: ShownProblem[]): void {
  host.remove();
  shadow.replaceChildren();
  if (problems.length === 0) return;
  const section = element('section', { role: 'alert' });
  const close = element('button', { type: 'button' }, 'Close');
  close.addEventListener('click', () => host.remove());
  const list = element('ol');
  for (const { place, message, excerpt, hint } of problems) {
    const item = element('li', {}, element('code', {}, place), element('p', {}, message));
    if (excerpt) item.append(element('pre', {}, excerpt));
    if (hint) item.append(element('p', {}, hint));
    list.append(item);
  }
  section.append(
    close,
    element('h2', {}, problems.length === 1 ? '1 error in the content' : `${problems.length} errors in the content`),
    list,
  );
  shadow.append(section);
  document.body.append(host);
}

function element(name: string, attributes: Record<string, string> = {}, ...children: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
