import { type LanguageChecks, type LineRules, type SearchRules, type WritingRules, wordAt } from './language.ts';

const units =
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien';
const tenWords = '- - twintig dertig veertig vijftig zestig zeventig tachtig negentig';

/** How checks recognize Dutch texts and the numbers in them. */
export const checks: LanguageChecks = {
  functionWords: `
    aan achter af al alle alleen alles als altijd ander andere anders beide bent beter bij binnen blijft blijven boven
    buiten daar daarna daarom dag dagen dan dat de deden deed den der deze die dit doe doen doet door drie dus een
    eens eerst eerste eigen elk elke en er erg ermee eruit geeft geen geven goed goede graag groot haar had hadden hebben
    hebt heeft heel helpen helpt hem hen het hier hij hoe hoeveel hun ieder iedere iedereen iemand iets ik in is ja
    jaar jaren je jij jouw jullie kan keer keren kiezen kiest klein komen komt kon krijgen krijgt kunnen kunt laat
    laatste langer laten leren lopen maakt maanden maar maken me meer mee meest meeste men mensen met mij mijn minder
    minste moest moet moeten mogen na naar naast niemand niet niets nieuw nieuwe nodig nog nooit nu of om omdat omhoog
    onder ons onze ook op open over pas per plaats samen sinds snel staan staat stap steeds tegen ten ter terug
    terwijl thuis tijd tijdens toch toe toen tot tussen twee u uit uur uw uzelf van vanaf vandaag veel ver verder vier
    vindt vinden volgende volgt voor vooraf vooral vraag vraagt vragen waar waarin waarom wanneer want waren was wat we
    week weken weer weet weg weinig welk welke werd werk werken werkt weten wie wij wil willen wordt worden zal ze zeer
    zeggen zegt zelf zes zet zich zij zijn zo zoals zodat zonder zou zouden
  `,
  spelling: /ij(?!e$)|aa|uu|[^e]cht|lijk|heid|^sch|^ge[bdghknprstvwz]|[^t]ië/,
  placeholder: {
    start: 'Nog te schrijven',
    rest: 'Deze zin houdt de plaats van de tekst vrij en wordt nooit gepubliceerd.',
    colon: ':',
  },
  numbers: {
    count(value) {
      if (value === 100) return ['honderd'];
      if (value < 20) return value === 1 ? ['een', 'één'] : [wordAt(units, value)];
      const tens = wordAt(tenWords, Math.floor(value / 10));
      const unit = value % 10;
      return unit === 0 ? [tens] : [`${wordAt(units, unit)}${wordAt(units, unit).endsWith('e') ? 'ën' : 'en'}${tens}`];
    },
    ordinal: (word) => `${word}${/(tig|honderd)$/.test(word) ? 'ste' : 'de'}`,
    also: {
      0.5: ['half', 'halve', 'helft'],
      1: ['eerste', 'eenmaal', 'enige'],
      1.5: ['anderhalf', 'anderhalve'],
      2: ['tweede', 'tweemaal', 'beide', 'dubbel', 'paar'],
      3: ['derde'],
      4: ['kwart'],
      8: ['achtste'],
      12: ['dozijn'],
      100: ['%', 'procent'],
      1000: ['duizend'],
      1000000: ['miljoen'],
    },
  },
};

/** How Dutch writes what `Intl` does not format as readers expect. */
export const writing: WritingRules = {
  compoundParts: `
    adoptie afdeling avond behoefte bespreking canvas centrale check cijfers coach consultant dienst directeur dossier ervaring
    formulier kaart leider lijst management manager medewerker netwerk nummer ochtend oefening onderzoek
    ontwikkelaar rechten strategie subsidie transformatie veiligheid vergadering verklaring verpleegkundige
    vertegenwoordiging
  `,
};

/** What Dutch keeps on one line. */
export const lines: LineRules = {
  counted: `
    centimeter dag dagen euro jaar kilo kilometer maand maanden mensen meter miljard miljoen minuten minuut pagina
    pagina’s personen procent punten seconden ton uren uur week weken
  `,
  numbered: 'artikel dag deel fase golf hoofdstuk niveau pagina ronde stap versie vraag week',
};

/** How the site search compares Dutch words. */
export const search: SearchRules = {
  stopWords:
    'aan als ben bij dat de den der die dit doe een en er ge heb hebben heeft het hoe hoelang hoeveel ik in is je jullie kan kun kunnen me met mij mijn moet naar of om onze ons op over te tot u uit uw van veel voor waar wanneer wat we welke wie wij wil zijn',
  stem(folded) {
    // Vowels are single or double with the syllable: school, scholen. Wherever they are, so that what is being typed fits.
    const vowels = folded.replace(/([aeou])\1/g, '$1');
    if (vowels.length < 4) return vowels;
    return vowels
      .replace(/(?<=...)(en|e)$/, '')
      .replace(/([bdfgklmnprst])\1$/, '$1')
      .replace(/v$/, 'f')
      .replace(/z$/, 's')
      .replace(/(?<=...)s$/, '');
  },
};
