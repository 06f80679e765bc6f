/** Lets the keyboard reach tables that are wider than their column: they scroll sideways. */
export function focusWideTables(): void {
  for (const table of document.querySelectorAll('main table')) {
    if (table instanceof HTMLElement && table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  }
}
