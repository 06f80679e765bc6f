/**
 * Scripts → the package that has them, if it is not `noto-sans-` and the name of the script. Noto's Arabic fonts draw the
 * points of letters by themselves, and a program that reads a PDF then reads such a letter twice.
 */
const packages: Readonly<Record<string, string>> = {
  Arabic: 'vazirmatn',
  Cyrillic: 'noto-sans',
  Greek: 'noto-sans',
  Hangul: 'noto-sans-kr',
  Hiragana: 'noto-sans-jp',
  Katakana: 'noto-sans-jp',
  Tibetan: 'noto-serif-tibetan',
};

const others =
  'Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai';

const scripts = [...Object.keys(packages), ...others.split(' ')].map((script) => ({
  letters: new RegExp(`\\p{Script_Extensions=${script}}`, 'u'),
  name: packages[script] ?? `noto-sans-${script.toLowerCase()}`,
}));

/** Returns the package of @fontsource whose typeface has a letter of a script that is not Latin. */
function packageOfScript(character: string, locale: string): string | undefined {
  if (/\p{Script=Han}/u.test(character)) return `noto-sans-${hanOf(locale)}`;
  return scripts.find(({ letters }) => letters.test(character))?.name;
}

/** Languages write the same Chinese characters in their own ways. */
function hanOf(locale: string): 'jp' | 'kr' | 'hk' | 'tc' | 'sc' {
  const { language, script, region } = new Intl.Locale(locale).maximize();
  if (language === 'ja') return 'jp';
  if (language === 'ko') return 'kr';
  if (script !== 'Hant') return 'sc';
  return region === 'HK' ? 'hk' : 'tc';
}

/** Says how a site gets a typeface with a letter; `undefined` if no script has it, such as a sign. */
export function hintAtPackage(character: string, locale: string): string | undefined {
  const name = packageOfScript(character, locale);
  if (name !== undefined)
    return `For a typeface that has it, run npm install --save-exact @fontsource-variable/${name}, and write scripts: ['${name}'] in the families of fontFamilies, in templates/site.ts.`;
  return /[^\P{L}\p{Script=Latin}]/u.test(character)
    ? 'For a typeface that has it, install a package of @fontsource, and name it in scripts in the families of fontFamilies, in templates/site.ts.'
    : undefined;
}
