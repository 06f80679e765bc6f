import { pluralBase } from '../../languages/plural-forms.ts';
import type { Site } from '../../model/site.ts';
import type { AnswerInput, Answers } from './answers/answer.ts';
import { answerAssets } from './answers/assets.ts';
import { answerEntries } from './answers/entries.ts';
import { hashInputs } from './answers/input-hashes.ts';
import { answerLinks } from './answers/links.ts';
import { answerMenus } from './answers/menus.ts';
import { answerPictures } from './answers/pictures.ts';
import { answerSite } from './answers/site.ts';
import type { Source } from './answers/source.ts';

/** The answers to all questions of pages. Each is made once in a build. */
export interface Sources {
  ask: <T>(kind: string, locale: string, argument: string) => Source<T>;
  /** Returns the answer to the question of a key. */
  read: <T>(key: string) => Source<T>;
  /** Returns the digest of the answer to the question of a key, without keeping the answer. */
  digestOf: (key: string) => string;
  /** Returns whether a content file that pages depend on has no mistakes; its mistakes are reported with the file. */
  isUsable: (file: string) => boolean;
  /** The keys of the interface texts of all languages; those with plural forms also as templates ask for them. */
  textKeys: () => ReadonlySet<string>;
  /** Kind of question → digest of all data that its answers are made from. The same digest means the same answers. */
  inputHashes: ReadonlyMap<string, string>;
}

/** Creates the sources of one build. */
export function createSources(input: AnswerInput): Sources {
  const { site, assets } = input;
  const ask = createCache(() => answers);
  const answers: Answers = {
    ...answerEntries(input, ask),
    ...answerLinks(input),
    ...answerMenus(input),
    ...answerSite(input),
    ...answerAssets(input),
    ...answerPictures(input),
  };
  let textKeys: ReadonlySet<string> | undefined;
  let inputHashes: Map<string, string> | undefined;
  return {
    ask,
    isUsable: (file) => !site.unusable.has(file),
    textKeys: () => (textKeys ??= listTextKeys(site.strings)),
    read: (key) => ask(...splitKey(key)),
    digestOf(key) {
      const [kind, locale, argument] = splitKey(key);
      return answers[kind]?.(locale, argument).digest ?? '';
    },
    get inputHashes() {
      inputHashes ??= hashInputs(site, assets);
      return inputHashes;
    },
  };
}

function listTextKeys(strings: Site['strings']): ReadonlySet<string> {
  const keys = [...strings.values()].flatMap((own) => [...own.keys()]);
  return new Set(keys.flatMap((key) => [key, pluralBase(key) ?? key]));
}

/** Takes `find|fr|toolbox/honest-devops` apart. */
function splitKey(key: string): [kind: string, locale: string, argument: string] {
  const kindEnd = key.indexOf('|');
  const localeEnd = key.indexOf('|', kindEnd + 1);
  return [key.slice(0, kindEnd), key.slice(kindEnd + 1, localeEnd), key.slice(localeEnd + 1)];
}

/** Returns a function that answers each question once. */
function createCache(answers: () => Answers): Sources['ask'] {
  // Nested by kind, language and argument: a cached answer is found without joining its key.
  const cached = new Map<string, Map<string, Map<string, Source>>>();
  const answer = (kind: string, locale: string, argument: string): Source => {
    const ofKind = cached.get(kind) ?? new Map<string, Map<string, Source>>();
    const ofLocale = ofKind.get(locale) ?? new Map<string, Source>();
    const made = answers()[kind]?.(locale, argument) ?? { value: undefined, digest: '' };
    const source = { key: `${kind}|${locale}|${argument}`, ...made };
    cached.set(kind, ofKind.set(locale, ofLocale.set(argument, source)));
    return source;
  };
  // Each kind of question has one type of answer, which those who ask it know.
  return <T>(kind: string, locale: string, argument: string) =>
    (cached.get(kind)?.get(locale)?.get(argument) ?? answer(kind, locale, argument)) as Source<T>;
}
