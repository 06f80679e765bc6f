/** Gives a link that is stored encoded its real address at the moment it is followed. Only https: addresses count. */
export function openHiddenLinks(): void {
  for (const event of ['click', 'auxclick'] as const) {
    document.addEventListener(event, ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null;
      const address = decode(link?.dataset.link ?? '');
      if (!link || !address) return;
      link.href = address;
      if (link.dataset.target === 'blank') link.target = '_blank';
      link.rel = 'noopener';
    });
  }
}

function decode(encoded: string): string | undefined {
  try {
    const url = new URL(atob(encoded));
    return url.protocol === 'https:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
