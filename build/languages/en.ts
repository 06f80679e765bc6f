import { type LanguageChecks, type LineRules, type SearchRules, type WritingRules, wordAt } from './language.ts';

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tenWords = '- - twenty thirty forty fifty sixty seventy eighty ninety';

/** How checks recognize English texts and the numbers in them. */
export const checks: LanguageChecks = {
  functionWords: `
    a about above after again all already also always an and another any are around as ask asks at away back be because
    become been before begin behind being below best better between both but by call came can cannot choose come comes
    could day days did do does doing done down during each earlier early enough ever every everyone few find first
    follow for found four free from full get gets give gives go goes going good had half has have having he help helps
    her here him his hold holds hour hours how if in into is it its itself join just keep keeps know knows last later
    learn least left less let like little long look made make makes many may me meet met might mine month months more
    most much must my need needs never new next no nobody none nor not nothing now of off often on once one only open
    or other others our out over own part people place put read really right said same say says see she should show
    shows since small so some something soon start starts still such take takes team teams than that the their them
    then there these they thing things this those three through time to today together too took two under until up us
    use used uses using very want wants was way we week weeks well went were what when where which while who whole
    whom whose why will with within without work works would write year years yes yet you your yours
  `,
  spelling: /^(wh|th)[a-z]{2}|ough|(?<!r)ght|[a-z]{3}(ly|ness)$/,
  placeholder: {
    start: 'To be written',
    rest: 'This sentence keeps the place of the text and is never published.',
    colon: ':',
  },
  numbers: {
    count(value) {
      if (value === 100) return ['hundred'];
      if (value < 20) return [wordAt(units, value)];
      const tens = wordAt(tenWords, Math.floor(value / 10));
      return value % 10 === 0 ? [tens] : [`${tens}-${wordAt(units, value % 10)}`];
    },
    ordinal: (word) => `${word.replace(/y$/, 'ie')}th`,
    also: {
      0.5: ['half'],
      1: ['a', 'an', 'once', 'first', 'single'],
      1.5: ['one and a half', 'a half'],
      2: ['twice', 'second', 'both', 'double', 'pair'],
      3: ['third', 'triple'],
      4: ['quarter'],
      5: ['fifth'],
      8: ['eighth'],
      9: ['ninth'],
      12: ['dozen', 'twelfth'],
      100: ['%', 'per cent'],
      1000: ['thousand'],
      1000000: ['million'],
    },
  },
};

/** How English writes what `Intl` does not format as readers expect; as in Great Britain if its id has no region. */
export const writing: WritingRules = {
  region: 'GB',
  date: (date) => date.replace(/(?<=^\p{L}+),/u, '').replace(/^(\d+) – (?=\d+\s\p{L})/u, '$1–'),
};

/** What English keeps on one line. */
export const lines: LineRules = {
  counted: `
    billion centimetres day days euros hour hours kilometres kilos metres million minute minutes month months page pages
    people percent person point points second seconds tonnes week weeks year years
  `,
  numbered: 'article chapter day level page part phase question round step version wave week',
};

/** How the site search compares English words. */
export const search: SearchRules = {
  stopWords:
    'a an and any are as at be by can did do does for from get has have how i if in is it long many me much my need of on or our that the there this to us want we what when where which will with would you your',
  stem(folded) {
    if (folded.length < 4 || /(ss|us|is)$/.test(folded)) return folded;
    return folded
      .replace(/ies$/, 'y')
      .replace(/(ch|sh|ss|x|z)es$/, '$1')
      .replace(/s$/, '');
  },
};
