/** Returns the answers that were given before in this tab: the ids of their inputs. */
export function readAnswers(id: string): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '[]');
  } catch {
    // Storage can be switched off.
    return [];
  }
}

/** Keeps the answers until the tab is closed; an assessment without answers leaves nothing. */
export function saveAnswers(id: string, answers: readonly string[]): void {
  try {
    if (answers.length > 0) sessionStorage.setItem(keyOf(id), JSON.stringify(answers));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // They are lost with a reload then.
  }
}

function keyOf(id: string): string {
  return `answers ${id}`;
}
