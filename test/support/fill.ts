import type { Locator } from './engines/page.ts';

/** What is put into a field: a text or an option's value, ticks, or the path of a file. */
export type Answer = string | boolean | readonly string[] | { path: string };

/**
 * Fills in a form as a visitor does, with script or without: texts all at once, then the others one after the other. A
 * country is given by its code.
 */
export async function fillForm(form: Locator, answers: Readonly<Record<string, Answer>>): Promise<void> {
  const texts = Object.entries(answers).filter(([, answer]) => typeof answer === 'string');
  const filled = await form.evaluate(fillTexts, texts as [string, string][]);
  for (const [name, answer] of Object.entries(answers)) if (!filled.includes(name)) await fillField(form, name, answer);
}

/** Fills in those fields of a form that take a text, in the page → their names. */
function fillTexts(form: Element, texts: [string, string][]): string[] {
  return texts.flatMap(([name, text]) => {
    const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    if (!field || !['text', 'email', 'tel', 'textarea'].includes(field.type)) return [];
    field.focus();
    // Past the property by which a component would notice.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    return [name];
  });
}

async function fillField(form: Locator, name: string, answer: Answer): Promise<void> {
  const controls = form.locator(`[name="${name}"]:not([type="hidden"])`);
  if (typeof answer === 'boolean') return controls.first().setChecked(answer);
  if (typeof answer !== 'string' && 'path' in answer) return controls.first().setInputFiles(answer.path);
  if (typeof answer !== 'string') {
    for (const value of answer) await form.locator(`[name="${name}"][value="${value}"]`).check();
    return;
  }
  if ((await controls.count()) === 0) return chooseCountry(form, name, answer);
  const kind = await controls.first().evaluate((control) => control.getAttribute('type') ?? control.tagName);
  if (kind === 'SELECT') await controls.first().selectOption(answer);
  else await form.locator(`[name="${name}"][value="${answer}"]`).check();
}

/** Chooses a country in the field that script makes of the list. */
async function chooseCountry(form: Locator, name: string, code: string): Promise<void> {
  const field = form.locator(`[data-field="${name}"]`);
  const combobox = field.getByRole('combobox');
  const lang = await combobox.evaluate(() => document.documentElement.lang);
  await combobox.fill(new Intl.DisplayNames([lang], { type: 'region' }).of(code) ?? code);
  await combobox.press('ArrowDown');
  await combobox.press('Enter');
}
