import { usePage } from '#authoring/page.ts';

/** Renders the line that says what a question brings, with the words for it: `{n}` is their number, `{q}` the question. */
export function SearchStatus({ className }: { className?: string }) {
  const page = usePage();
  const text = (key: string, count = 2) => page.t(`search.${key}`, { count, value: '{n}', query: '{q}' });
  return (
    <p
      className={className}
      role="status"
      data-search-status=""
      data-loading={page.t('search.loading')}
      data-failed={page.t('search.failed')}
      data-none={text('none')}
      data-count-one={text('count', 1)}
      data-count-other={text('count')}
      data-close-one={text('close', 1)}
      data-close-other={text('close')}
    />
  );
}
