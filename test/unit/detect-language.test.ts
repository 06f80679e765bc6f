import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLanguageDetector } from '../../build/languages/detect-language.ts';

const languages = suite('language of a text');
const languageOf = createLanguageDetector();

const samples: Record<string, string[]> = {
  en: [
    'On a Thursday in the release room, a manager showed me what they had measured.',
    'What you will find in the guide',
    'Write down what hurts, [show it](pages/contact) to everyone, and buy nothing until `make test` has passed.',
  ],
  fr: [
    'Un jeudi, dans une salle de mise en production, un responsable m’a montré un tableau de bord.',
    'Ce que vous trouverez dans le guide',
    'L’équipe d’astreinte s’en occupe dès qu’elle le peut.',
  ],
  nl: [
    'Op een donderdag liet een manager me een dashboard zien.',
    'Wat u in de gids vindt',
    'Schrijf op wat pijn doet, en koop niets zolang u niet weet waar de tijd blijft.',
  ],
};

languages('a text in another language is told, whichever the two are', () => {
  for (const [language, texts] of Object.entries(samples)) {
    for (const own of Object.keys(samples)) {
      for (const text of texts) assert.is(languageOf(text, own), own === language ? undefined : language, text);
    }
  }
});

languages('names and labels are too short to judge, or alike in many languages', () => {
  for (const own of Object.keys(samples)) {
    for (const text of [
      'Spark the Change',
      'Microsoft 365 Copilot',
      'Port of Schelde',
      'Capitaine de port, Port of Schelde',
      'Anna De Wit, Lars Hoekstra, Nadia El Amrani, David Okafor',
      '{{count}} × {{value}}, © {{years}} {{name}}',
      'https://www.wevoya.example/the/page/that/you/were/on/',
      '`if the build is red then stop and ask`',
    ])
      assert.is(languageOf(text, own), undefined, `${own}: ${text}`);
  }
});

languages('a foreign name or word in a sentence does not make it foreign', () => {
  assert.is(languageOf('L’atelier « Lead the change you want to see » est complet depuis hier.', 'fr'), undefined);
  assert.is(
    languageOf('Lees eerst de gids ‘Honest DevOps: what to measure’ voordat u een tool koopt.', 'nl'),
    undefined,
  );
});

languages('pages of a language that is not known are left alone', () => {
  assert.is(languageOf('What you will find in the guide', 'es'), undefined);
});

languages.run();
