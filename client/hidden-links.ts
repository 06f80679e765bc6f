import { onLinkPress } from './press.ts';

/** Gives a link that is stored encoded its real address at the moment it is followed. Only https: addresses count. */
export function openHiddenLinks(): void {
  onLinkPress((link) => {
    const address = decode(link.dataset.link ?? '');
    if (!address) return;
    link.href = address;
    if (link.dataset.target === 'blank') link.target = '_blank';
    link.rel = 'noopener';
  });
}

function decode(encoded: string): string | undefined {
  try {
    const url = new URL(atob(encoded));
    return url.protocol === 'https:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
