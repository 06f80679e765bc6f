import css from './style.module.css';

/** Strokes on a 24-unit grid. */
const paths = {
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  back: 'M20 12H5m6-6-6 6 6 6',
  outward: 'M7 17 17 7M9 7h8v8',
  down: 'M12 4v15m-6-6 6 6 6-6',
  chevron: 'm6 9 6 6 6-6',
  check: 'm5 13 4.5 4.5L19 7',
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'm6 6 12 12M18 6 6 18',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  mail: 'M3 6h18v12H3zm0 1 9 7 9-7',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z',
  pin: 'M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5m8-5v5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5l3.5 2',
  file: 'M6 3h8l5 5v13H6zm8 0v5h5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.8-1.7L21 21',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9c.6-4.4 3.6-6.5 8-6.5s7.4 2.1 8 6.5',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof paths;

/** Draws an icon of one em beside its words; it says nothing to assistive technology. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `${css.icon} ${className}` : css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
