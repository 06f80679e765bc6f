import type { Locator } from './engines/page.ts';

/** What is put into a field: a text or an option's value, ticks, or the path of a file. */
export type Answer = string | boolean | readonly string[] | { path: string };

/** Fills in a form as a visitor does, with script or without; a country is given by its code. */
export async function fillForm(form: Locator, answers: Readonly<Record<string, Answer>>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) await fillField(form, name, answer);
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
  else if (kind === 'radio') await form.locator(`[name="${name}"][value="${answer}"]`).check();
  else await controls.first().fill(answer);
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
