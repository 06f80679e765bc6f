/** Moves focus with the arrow keys from the field to the results below it, from one to the next, and back. */
export function enhanceArrowKeys(field: HTMLElement, list: HTMLElement): void {
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const stops = [field, ...list.querySelectorAll<HTMLElement>('li a')];
    // `indexOf` only compares: any other element, or none, gives −1.
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  field.addEventListener('keydown', move);
  list.addEventListener('keydown', move);
}
