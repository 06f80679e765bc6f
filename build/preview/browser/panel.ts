import { countNoun } from '../../model/format-count.ts';
import type { BuildEvent } from '../events.ts';
import type { ShownProblem } from '../problems.ts';
import type { PreviewSettings } from '../settings.ts';
import { element } from './element.ts';
import { pageFile } from './page-path.ts';
import type { FoundText } from './source.ts';
import { panelStyle } from './style.ts';

/** What the preview shows over each page. */
interface Panel {
  /** Takes what a build found: errors open the panel. */
  update: (event: BuildEvent) => void;
  tell: (found: FoundText) => void;
}

const openKey = 'preview-panel';

/** Adds the preview's button to the page; behind it are the problems of the content, the settings, and more. */
export function createPanel(): Panel {
  const parts = createParts();
  const { button, closer, box, problems, note } = parts;
  const show = createSwitch(parts);
  let isBuilding = false;
  const open = async () => {
    await fillProblems(problems, isBuilding);
    show(true);
  };
  const close = () => {
    show(false);
    button.focus();
  };
  button.addEventListener('click', async () => {
    if (!box.hidden) return close();
    await open();
    box.focus();
  });
  closer.addEventListener('click', close);
  attach(parts).addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape' && !box.hidden) close();
  });
  if (sessionStorage.getItem(openKey) === 'true') show(true);

  return {
    async update({ errors, warnings, building }) {
      isBuilding = building;
      const words = ['Preview', building ? 'rendering' : '', count(errors, 'error'), count(warnings, 'warning')];
      button.textContent = words.filter(Boolean).join(' · ');
      button.toggleAttribute('data-errors', errors > 0);
      // A page that could not be rendered shows its errors itself.
      const isShown = document.querySelector('[data-preview-failed]') !== null;
      if ((errors > 0 && !isShown) || !box.hidden) await open();
    },
    tell({ place = '', exact, href, problem }) {
      const inexact = exact === false ? 'No single line has this text; its page is ' : '';
      note.replaceChildren(...(problem ? [problem] : [inexact, href ? element('a', { href }, place) : place]));
    },
  };
}

type Parts = ReturnType<typeof createParts>;

function createParts() {
  const closer = element('button', { type: 'button' }, 'Close');
  const problems = element('div');
  const settings = element('div');
  const box = element(
    'section',
    { id: 'panel', 'aria-label': 'Preview', tabindex: '-1', hidden: '' },
    element('div', { class: 'head' }, element('h2', {}, 'Preview'), closer),
    problems,
    settings,
    links(),
    element('p', {}, 'Alt and a click on any text opens its line in the editor.'),
  );
  const button = element('button', { type: 'button', 'aria-expanded': 'false', 'aria-controls': 'panel' }, 'Preview');
  const note = element('p', { role: 'status', id: 'note' });
  return { closer, problems, settings, box, button, note };
}

/** Puts the panel on the page, apart from the page's own styles. */
function attach({ note, box, button }: Parts): ShadowRoot {
  const host = document.createElement('preview-panel');
  const shadow = host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(panelStyle);
  shadow.adoptedStyleSheets = [style];
  shadow.append(note, box, button);
  document.body.append(host);
  return shadow;
}

/** Creates a function that opens or closes the panel. */
function createSwitch({ box, button, settings }: Parts): (isOpen: boolean) => void {
  let hasSettings = false;
  return (isOpen) => {
    box.hidden = !isOpen;
    // It stays open when the page reloads, until it is closed.
    sessionStorage.setItem(openKey, String(isOpen));
    button.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen || hasSettings) return;
    // Only once: a build must not reset what a writer is choosing.
    hasSettings = true;
    void fillSettings(settings);
  };
}

async function fillProblems(box: HTMLElement, isBuilding: boolean): Promise<void> {
  const problems = await read<ShownProblem[]>(`/_preview/problems?${new URLSearchParams({ page: pageFile() })}`);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const heading = element('h3', {}, countErrors(problems));
  const rest = element('details', {}, element('summary', {}, count(warnings.length, 'warning')), list(warnings));
  box.replaceChildren(
    errors.length > 0
      ? element('div', { role: 'alert' }, heading, list(errors), ...(errors.every(isInTemplates) ? [] : [keptNote()]))
      : element('p', {}, isBuilding ? 'The site is being rendered.' : 'The content has no errors.'),
    ...(warnings.length > 0 ? [rest] : []),
  );
}

const isInTemplates = ({ inTemplates }: ShownProblem) => inTemplates;

function keptNote(): HTMLElement {
  return element('p', {}, 'Until the content is corrected, its pages are shown as they were before.');
}

async function fillSettings(box: HTMLElement): Promise<void> {
  box.replaceChildren(settingsForm(await read<PreviewSettings>('/_preview/settings')));
}

function links(): HTMLElement {
  const pages = { Status: '', Components: 'components/', Messages: 'messages/' };
  const all = Object.entries(pages).map(([text, path]) => element('a', { href: `/_preview/${path}` }, text));
  return element('p', { class: 'links' }, ...all);
}

function list(problems: readonly ShownProblem[]): HTMLElement {
  const items = problems.map(({ place, href, message, excerpt, hint }) => {
    const where = element('code', {}, href ? element('a', { href }, place) : place);
    const item = element('li', {}, where, element('p', {}, message));
    if (excerpt) item.append(element('pre', { tabindex: '0' }, excerpt));
    if (hint) item.append(element('p', {}, hint));
    return item;
  });
  return element('ol', {}, ...items);
}

function settingsForm({ date, ...switches }: PreviewSettings): HTMLElement {
  const day = element('input', { type: 'date', name: 'date', value: date, required: '' });
  const box = (name: keyof typeof switches) =>
    element('input', { type: 'checkbox', name, ...(switches[name] ? { checked: '' } : {}) });
  const form = element(
    'form',
    { method: 'post', action: '/_preview/settings' },
    element('label', {}, 'As on ', day),
    element('label', {}, box('drafts'), ' Drafts'),
    element('label', {}, box('pseudo'), ' Pseudo-locale'),
    element('button', { type: 'submit' }, 'Show'),
  );
  // The page stays: it reloads when the site has been built with the new settings.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const body = new URLSearchParams(fields);
    void fetch('/_preview/settings', { method: 'POST', body, redirect: 'manual' });
  });
  return form;
}

async function read<T>(address: string): Promise<T> {
  return (await fetch(address)).json();
}

function count(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Says how many errors there are, and where: `1 error in the templates`. */
function countErrors(problems: readonly Pick<ShownProblem, 'severity' | 'inTemplates'>[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const inTemplates = errors.filter((problem) => problem.inTemplates).length;
  const inContent = errors.length - inTemplates;
  if (inTemplates === 0) return `${countNoun(inContent, 'error')} in the content`;
  if (inContent === 0) return `${countNoun(inTemplates, 'error')} in the templates`;
  return `${countNoun(inContent, 'error')} in the content, ${inTemplates} in the templates`;
}
