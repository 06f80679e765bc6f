import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EntryContext } from '../../build/authoring/entry-context.ts';
import { feedItem } from '../../templates/pages/event/feed-item.ts';
import type { EventEntry } from '../../templates/pages/event/schema.ts';

/** The day with which feeds have an event, on 15 January 2027. */
const eventFeed = suite('event feed');
const today = '2027-01-15';

eventFeed('an event is published on the day of its announcement, and not before', () => {
  assert.is(publishedOn({ date: '2027-06-01', announced: '2027-01-15', changed: '2027-01-10' }), '2027-01-15');
  assert.is(publishedOn({ date: '2027-06-01', announced: '2027-01-16', changed: '2027-01-10' }), undefined);
});

eventFeed('without an announcement, an event to come is published on the day of its last change', () => {
  assert.is(publishedOn({ date: '2027-06-01', changed: '2027-01-10' }), '2027-01-10');
  assert.is(publishedOn({ date: '2027-06-01' }), undefined);
});

eventFeed('without an announcement, a past event is published at the latest on its own day', () => {
  assert.is(publishedOn({ date: '2026-06-01', changed: '2027-01-10' }), '2026-06-01');
  assert.is(publishedOn({ date: '2026-06-01', changed: '2026-05-10' }), '2026-05-10');
  assert.is(publishedOn({ date: '2026-06-01' }), '2026-06-01');
});

eventFeed.run();

interface Days {
  date: string;
  announced?: string;
  /** The day of the last change in the ledger. */
  changed?: string;
}

function publishedOn({ changed, ...days }: Days): string | undefined {
  const site = { locale: 'en', date: () => today, t: (key: string) => key, find: () => undefined };
  const facts = { ...days, time: '12:15', endTime: '13:30', location: 'online' };
  const event = { ref: 'events/online', facts, words: { title: 'Title', lead: 'Lead.' } };
  const context = { ...site, changeDay: () => changed };
  return feedItem(context as unknown as EntryContext, event as unknown as EventEntry)?.published;
}
