import { usePage } from '#authoring/page.ts';
import { Icon } from './index.tsx';

/** Marks a link that opens in a new tab, for the eye and for assistive technology. */
export function NewTab() {
  return (
    <>
      {' '}
      <Icon name="outward" />
      <span className="visually-hidden"> {usePage().t('layout.newTab')}</span>
    </>
  );
}
