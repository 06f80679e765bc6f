import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  dateParts,
  formatDay,
  formatDayRange,
  formatList,
  formatMonth,
  formatNumber,
  formatTime,
  formatWeekday,
} from '../../build/authoring/format.ts';
import { countriesIn } from '../../build/authoring/forms/countries.ts';
import { languageAttributes } from '../../build/authoring/language-attributes.ts';
import { openGraphLocale, regionalLocale } from '../../build/authoring/values/regional-locale.ts';
import { pluralCategories } from '../../build/languages/plural-forms.ts';
import { textDirection } from '../../build/languages/text-direction.ts';
import { dateLines } from '../../templates/components/date-block/lines.ts';
import { joinDetails } from '../../templates/details.ts';

/** How dates, numbers, lists and plural forms are written, and names sorted, in languages of several scripts. */
const formats = suite('formats');

const plain = (text: string): string => text.replace(/\s/g, ' ').replace(/[\u061c\u200e\u200f]/g, '');

interface Written {
  day: string;
  days: string;
  months: string;
  weekday: string;
  month: string;
  time: string;
  number: string;
  list: string;
  plurals: string;
  names: string;
  /** Of five countries, in the order of their names. */
  sorted: string;
}

const languages: Record<string, Partial<Written>> = {
  en: {
    day: '28 April 2025',
    days: '2–5 April 2025',
    months: '28 April – 2 May 2025',
    weekday: 'Monday 28 April 2025',
    month: 'April 2025',
    time: '09:05',
    number: '12,345.6',
    list: 'a, b and c',
    plurals: 'one other',
    names: 'en-GB en_GB ltr',
  },
  fr: {
    day: '28 avril 2025',
    days: '2–5 avril 2025',
    months: '28 avril – 2 mai 2025',
    weekday: 'lundi 28 avril 2025',
    time: '9 h 05',
    names: 'fr-FR fr_FR ltr',
  },
  nl: { day: '28 april 2025', days: '2–5 april 2025', weekday: 'maandag 28 april 2025', time: '09:05' },
  de: { day: '28. April 2025', days: '2.–5. April 2025', weekday: 'Montag, 28. April 2025', sorted: 'EG BR CN AT CZ' },
  ru: { day: '28 апреля 2025 г.', month: 'апрель 2025 г.', plurals: 'one few many other', names: 'ru-RU ru_RU ltr' },
  ja: { day: '2025年4月28日', month: '2025年4月', plurals: 'other', names: 'ja-JP ja_JP ltr' },
  'pt-BR': {
    day: '28 de abril de 2025',
    weekday: 'segunda-feira, 28 de abril de 2025',
    month: 'abril de 2025',
    number: '12.345,6',
    list: 'a, b e c',
    plurals: 'one many other',
    names: 'pt-BR pt_BR ltr',
    sorted: 'AT BR CN EG CZ',
  },
  'zh-Hans': {
    day: '2025年4月28日',
    month: '2025年4月',
    time: '09:05',
    number: '12,345.6',
    list: 'a、b和c',
    plurals: 'other',
    names: 'zh-Hans-CN zh_CN ltr',
    sorted: 'EG AT BR CZ CN',
  },
  'sr-Latn': {
    day: '28. april 2025.',
    weekday: 'ponedeljak, 28. april 2025.',
    number: '12.345,6',
    list: 'a, b i c',
    plurals: 'one few other',
    names: 'sr-Latn-RS sr_RS ltr',
    sorted: 'AT BR CZ EG CN',
  },
  ar: {
    day: '٢٨ أبريل ٢٠٢٥',
    month: 'أبريل ٢٠٢٥',
    number: '١٢٬٣٤٥٫٦',
    list: 'a وb وc',
    plurals: 'zero one two few many other',
    names: 'ar-EG ar_EG rtl',
    sorted: 'BR CZ CN AT EG',
  },
};

const sorted = ['AT', 'BR', 'CN', 'CZ', 'EG'];

for (const [locale, expected] of Object.entries(languages))
  formats(locale, () => {
    const written: Written = {
      day: formatDay(locale, '2025-04-28'),
      days: formatDayRange(locale, '2025-04-02', '2025-04-05'),
      months: formatDayRange(locale, '2025-04-28', '2025-05-02'),
      weekday: formatWeekday(locale, '2025-04-28'),
      month: formatMonth(locale, '2025-04-28'),
      time: formatTime(locale, '09:05'),
      number: formatNumber(locale, 12345.6),
      list: formatList(locale, ['a', 'b', 'c']),
      plurals: pluralCategories(locale).join(' '),
      names: `${regionalLocale(locale)} ${openGraphLocale(locale)} ${textDirection(locale)}`,
      sorted: countriesIn(locale, [])
        .flatMap(({ code }) => (sorted.includes(code) ? [code] : []))
        .join(' '),
    };
    for (const name of Object.keys(expected) as (keyof Written)[])
      assert.is(plain(written[name]), expected[name], name);
  });

formats('one date does not break over two lines; two dates break beside their dash', () => {
  assert.is(formatDay('fr', '2027-03-01'), '1er\u00a0mars\u00a02027');
  assert.is(formatDayRange('en', '2027-03-15', '2027-03-15'), '15\u00a0March\u00a02027');
  assert.is(formatDayRange('fr', '2027-03-30', '2027-04-01'), '30\u00a0mars – 1er\u00a0avril\u00a02027');
  assert.is(formatWeekday('nl', '2027-03-15'), 'maandag 15\u00a0maart\u00a02027');
  assert.is(formatWeekday('fr', '2027-03-15', { date: false }), 'lundi');
  assert.is(formatDay('ru', '2025-04-28'), '28\u00a0апреля\u00a02025\u00a0г.');
});

formats('a date block has the day and the year as the language writes numbers', () => {
  assert.equal(dateParts('fr', '2027-03-01'), { day: '1er', month: 'mars', year: '2027' });
  assert.equal(dateParts('ja', '2027-03-01'), { day: '1', month: '3月', year: '2027' });
  assert.equal(dateParts('ar', '2027-03-01'), { day: '١', month: 'مارس', year: '٢٠٢٧' });
});

const spans = [
  ['en', '2027-03-09', undefined, '9', 'Mar 2027'],
  ['en', '2027-01-19', '2027-01-20', '19–20', 'Jan 2027'],
  ['fr', '2027-03-01', '2027-03-18', '1er–18', 'mars 2027'],
  ['nl', '2027-01-28', '2027-02-02', '28', 'jan – 2 feb 2027'],
  ['en', '2027-12-30', '2028-01-02', '30', 'Dec 2027 – 2 Jan 2028'],
] as const;
for (const [locale, day, ends, large, below] of spans) {
  formats(`a date block of ${day} to ${ends ?? day} in ${locale} has ${large} above ${below}`, () => {
    const lines = dateLines(locale, day, ends);
    assert.equal({ large: lines.large, below: lines.below.join(' ') }, { large, below });
  });
}

const weekdays = [
  ['en', '2027-03-09', undefined, '9', 'Tue'],
  ['fr', '2027-01-19', '2027-01-20', '19–20', 'mar.–mer.'],
  ['nl', '2027-01-28', '2027-02-02', '28', 'do – di 2 feb'],
] as const;
for (const [locale, day, ends, large, below] of weekdays) {
  formats(`in a list of one month, a date block of ${day} to ${ends ?? day} in ${locale} has ${below} below`, () => {
    const lines = dateLines(locale, day, ends, 'weekday');
    assert.equal({ large: lines.large, below: lines.below.join(' ') }, { large, below });
  });
}

formats('a detail keeps the dot before it', () => {
  assert.is(joinDetails(['2 days', false, '', 'Ghent', 2027]), '2 days ·\u00a0Ghent ·\u00a02027');
});

formats('a part in another language says which, and its direction if that differs', () => {
  assert.equal(languageAttributes('ar', 'ar'), {});
  assert.equal(languageAttributes('zh-Hans', 'en'), { lang: 'zh-Hans' });
  assert.equal(languageAttributes('ar', 'he'), { lang: 'ar' });
  assert.equal(languageAttributes('ar', 'pt-BR'), { lang: 'ar', dir: 'rtl' });
  assert.equal(languageAttributes('sr-Latn', 'ar'), { lang: 'sr-Latn', dir: 'ltr' });
});

formats.run();
