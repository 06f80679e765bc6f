import { type LanguageChecks, type LineRules, type SearchRules, type WritingRules, wordAt } from './language.ts';

const units =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf';
const tenWords = '- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt';

/** How checks recognize French texts and the numbers in them. */
export const checks: LanguageChecks = {
  functionWords: `
    accord ai ainsi ait alors an année ans après assez au aucun aucune auquel aussi autant autour autre autres aux
    avaient avait avant avec avoir ayant beaucoup bien bon bonne car ce ceci cela celle celles celui cent ces cet cette
    ceux chacun chacune chaque chez choisir ci combien comme comment contre dans de debout depuis derrière des deux
    devant devez devient doit doivent donc donne dont du durant déjà elle elles en encore ensemble ensuite entre envers
    es est et eu eux faire fait faites faut fois font il ils jamais je jour jours jusque la laquelle le lequel les
    lesquels leur leurs lieu lors lorsque lui là ma mais me mes met mettre mieux mis moins mois mon même mêmes ne ni
    non nos notre nous nouveau nouvelle on ont ou où par parce parfois parmi pas pendant personne personnes petit
    petite peu peut peuvent plus plusieurs plutôt pour pourquoi pouvez prend prendre premier première presque puis qu
    quand quatre que quel quelle quelles quelque quels qui quoi rien sa sans sauf savoir se selon semaine semaines sera
    seront ses seul seule si soi soient soit son sont sous souvent suis sur ta tant tard te tel telle tels temps tes
    toi ton tous tout toute toutes travail travers trois trop trouver très tu un une va vaut venir vers veut vient voici
    voir vos votre vous vrai à également équipe équipes été êtes être
  `,
  spelling: /[éèêàâîôûùçœ]|eux$|eaux?$/,
  /** As `l’équipe`, `d’abord` and `qu’elle` begin. */
  elided: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)[’']/,
  placeholder: {
    start: 'À rédiger',
    rest: 'Cette phrase tient la place du texte et n’est jamais publiée.',
    colon: '\u00a0:',
  },
  numbers: {
    count(value) {
      if (value === 100) return ['cent'];
      if (value < 20) return value === 1 ? ['un', 'une'] : [wordAt(units, value)];
      const decade = Math.floor(value / 10);
      const tens = wordAt(tenWords, decade);
      const rest = value - (decade === 7 || decade === 9 ? decade - 1 : decade) * 10;
      if (rest === 0) return value === 80 ? ['quatre-vingts', 'quatre-vingt'] : [tens];
      if ((rest === 1 || rest === 11) && decade < 8) return [`${tens} et ${wordAt(units, rest)}`, `${tens} et une`];
      return [`${tens}-${wordAt(units, rest)}`, ...(rest === 1 ? [`${tens}-une`] : [])];
    },
    ordinal: (word) => `${word.replace(/e$/, '').replace(/q$/, 'qu').replace(/f$/, 'v')}ième`,
    also: {
      0.5: ['demi', 'demie', 'moitié'],
      1: ['premier', 'première', 'seul', 'seule'],
      1.5: ['et demi', 'et demie'],
      2: ['second', 'seconde', 'double', 'paire'],
      3: ['tiers', 'triple'],
      4: ['quart'],
      12: ['douzaine'],
      100: ['%', 'pour cent'],
      1000: ['mille'],
      1000000: ['million'],
    },
  },
};

const space = '\u00a0';

/** How French writes what `Intl` does not format as readers expect. */
export const writing: WritingRules = {
  dayNumber: (day) => (day === 1 ? '1er' : String(day)),
  time: (hours, minutes) => [hours, 'h', ...(minutes === 0 ? [] : [String(minutes).padStart(2, '0')])].join(space),
  timeRangeDash: `${space}–${space}`,
  colon: `${space}: `,
  millionsOfEuros: (number, word) => ({ number, unit: `${word}${space}d’€` }),
};

/** What French keeps on one line. */
export const lines: LineRules = {
  counted: `
    an année années ans centimètres euros heure heures jour jours kilomètres kilos mètres milliard milliards million
    millions minute minutes mois page pages personne personnes point points seconde secondes semaine semaines tonnes
  `,
  numbered: 'article chapitre étape jour niveau page partie phase question semaine tour vague version',
  joined: 'ci là même mêmes',
};

/** How the site search compares French words. */
export const search: SearchRules = {
  stopWords:
    'a ai au aux avec avez avoir c ca ce ces cette chez combien comment d dans de des du elle en est et etes faire faut il ils j je l la le les leur m ma me mes mon n ne nos notre nous on ou par pas peut peux pour puis qu quand que quel quelle quelles quels qui s sa se ses si son sont sur t temps un une veux vos votre voudrais vous y',
  stem(folded) {
    if (folded.length < 4) return folded;
    return folded
      .replace(/(?<!e)aux$/, 'al')
      .replace(/[sx]$/, '')
      .replace(/e$/, '')
      .replace(/e$/, '');
  },
};
