/* A message is sent once, however often its button is pressed. */
for (const form of document.querySelectorAll('form')) {
  const button = form.querySelector('button');
  form.addEventListener('submit', () => button?.setAttribute('disabled', ''));
  // The page may come back from the browser's history.
  window.addEventListener('pageshow', () => button?.removeAttribute('disabled'));
}
