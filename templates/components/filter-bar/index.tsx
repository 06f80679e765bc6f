import { usePage } from '#authoring/page.ts';
import { Chunk } from '../chunk/index.tsx';
import { Icon } from '../icon/index.tsx';
import type { FilterField } from './attributes.ts';
import css from './chunk.module.css';

/** A value that can be chosen, and how many items of the whole list have it. */
export interface FilterOption {
  value: string;
  label: string;
  count: number;
}

/** One filter: its field and the values that items of the list have. */
export interface FilterGroup {
  field: FilterField;
  legend: string;
  options: readonly FilterOption[];
}

interface FilterBarProps {
  /** The id of the list's element. */
  list: string;
  groups: readonly FilterGroup[];
  /** How many items the whole list has. */
  count: number;
}

/**
 * Renders the filters of a list as a GET form, and the line that says how many items are shown.
 *
 * The list is whole in the page; script hides what does not match: `form[data-filter]` holds the id of the list,
 * `[data-filter-item]` are its items (see `filterItem`), `[data-filter-group]` its parts, hidden when they are empty,
 * and unfolded while something is chosen,
 * `[data-filter-count]` the line to rewrite from its `data-one` and `data-other` (`{n}` is the number),
 * `[data-filter-empty]` what shows when nothing is left, `[data-filter-chosen]` where a filter's number of choices goes,
 * `[data-filter-number]` where the number of items goes that an option would show, `[data-filter-reset]` the button that
 * takes all choices back, shown while there are any, `[data-filter-toggle]` the button that shows the form on phones,
 * `[data-filter-show]` the one that closes it and says how many items are shown.
 * An item is shown if it has a chosen value of every field in which something is chosen. Without script the form is
 * hidden and the list stays whole.
 */
export function FilterBar({ list, groups, count }: FilterBarProps) {
  const page = usePage();
  const filled = groups.filter(({ options }) => options.length > 1);
  if (filled.length === 0) return null;
  const countText = (number: number, value: string) => page.t('filters.count', { count: number, value });
  const showText = (number: number, value: string) => page.t('filters.show', { count: number, value });
  return (
    <div className={css.bar}>
      <Chunk of="components/filter-bar" />
      <button
        type="button"
        className={css.toggle}
        aria-expanded="false"
        aria-controls={`${list}-filters`}
        data-filter-toggle=""
      >
        <span>
          {page.t('filters.name')}
          <span data-filter-chosen="" />
        </span>
        <Icon name="chevron" />
      </button>
      <form
        className={css.form}
        id={`${list}-filters`}
        method="get"
        action={page.url}
        autoComplete="off"
        data-filter={list}
        aria-label={page.t('filters.name')}
      >
        {filled.map((group) =>
          filled.length === 1 ? (
            <Choices key={group.field} group={group} />
          ) : (
            <Choice key={group.field} group={group} />
          ),
        )}
        <div className={css.buttons}>
          <button type="submit" className={css.button} data-filter-submit="">
            {page.t('filters.apply')}
          </button>
          <button type="reset" className={css.button} data-filter-reset="" hidden>
            {page.t('filters.reset')}
          </button>
        </div>
      </form>
      <p
        className={css.count}
        role="status"
        data-filter-count={list}
        data-one={countText(1, '{n}')}
        data-other={countText(2, '{n}')}
      >
        {countText(count, String(count))}
      </p>
      <button
        type="button"
        className={css.show}
        data-filter-show={list}
        data-one={showText(1, '{n}')}
        data-other={showText(2, '{n}')}
      >
        {showText(count, String(count))}
      </button>
    </div>
  );
}

function Choice({ group }: { group: FilterGroup }) {
  return (
    <details className={css.choice} name="filter">
      <summary>
        <span>
          {group.legend}
          <span data-filter-chosen="" />
        </span>
        <Icon name="chevron" />
      </summary>
      <Choices group={group} hiddenLegend />
    </details>
  );
}

function Choices({ group, hiddenLegend }: { group: FilterGroup; hiddenLegend?: boolean }) {
  return (
    <fieldset className={css.choices}>
      <legend className={hiddenLegend ? 'visually-hidden' : undefined}>{group.legend}</legend>
      {group.options.map(({ value, label, count }) => (
        <label key={value}>
          <input type="checkbox" name={group.field} value={value} />
          <span>
            {label} <span className={css.number} data-filter-number="">{`(${count})`}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Says that no item matches and offers the whole list; shown by script when the list is empty. */
export function FilterEmpty({ list }: { list: string }) {
  const page = usePage();
  return (
    <p className={css.empty} data-filter-empty={list} hidden>
      {page.t('filters.empty')}{' '}
      <button type="button" className={css.button}>
        {page.t('filters.all')}
      </button>
    </p>
  );
}
