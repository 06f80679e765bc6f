/** Lets the keyboard reach tables that are wider than their column: they scroll sideways. */
export function focusWideTables(): void {
  for (const table of document.querySelectorAll<HTMLElement>('main table')) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  }
}
