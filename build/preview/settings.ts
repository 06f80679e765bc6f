import { isDay } from '../authoring/values/day.ts';

/** What a writer chooses to see; changed while the preview runs. */
export interface PreviewSettings {
  /** The day that decides what is past, `YYYY-MM-DD`. */
  date: string;
  drafts: boolean;
  /** The default language's words accented, longer and in brackets. */
  pseudo: boolean;
}

/** Reads what the settings' form sent → the new settings, or what is wrong, in a sentence. */
export function readSettings(
  fields: { get: (name: string) => unknown },
  before: PreviewSettings,
): PreviewSettings | { problem: string } {
  const date = String(fields.get('date') ?? before.date);
  if (!isDay(date)) return { problem: `"${date}" is no day. Write it like 2027-03-15.` };
  return { date, drafts: fields.get('drafts') === 'on', pseudo: fields.get('pseudo') === 'on' };
}
