/**
 * Keeps what is in an element with `autocomplete="off"`, a form or a field, while the page waits for Back: WebKit would
 * empty it as the page is shown again. The function given back ends that.
 */
export function preserveInBfcache(element: Element): () => void {
  const leave = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) element.removeAttribute('autocomplete');
  };
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) element.setAttribute('autocomplete', 'off');
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
  };
}
