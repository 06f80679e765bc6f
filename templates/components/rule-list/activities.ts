import type { PageContext } from '#authoring/page.ts';
import { findAll } from '../../find-all.ts';
import type { Service } from '../../pages/service/schema.ts';

/** A line of a `RuleList` that leads to an activity. */
interface ActivityItem {
  title: string;
  text: string;
  href: string;
}

/** Returns a line for each activity that a list of references names. */
export function activityItems(page: Pick<PageContext, 'find' | 'href'>, refs?: readonly string[]): ActivityItem[] {
  return findAll<Service>(page, refs).map((activity) => activityItem(page, activity));
}

/** Returns the line of an activity. */
export function activityItem(page: Pick<PageContext, 'href'>, { ref, words }: Service): ActivityItem {
  return { title: words.name ?? words.title, text: words.summary ?? words.description, href: page.href(ref) };
}
