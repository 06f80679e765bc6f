import { idOfWords } from '../../../authoring/values/slug.ts';
import { nameOtherSpace } from '../../../model/other-spaces.ts';
import { isAddress, isWholeAddress } from '../address.ts';
import {
  cutAddress,
  isSpacedAddress,
  renamed,
  splitAddress,
  withCaption,
  withoutSpaces,
  writeAddress,
} from './addresses.ts';
import type { Reading } from './reading.ts';
import type { UnparsedKind } from './unparsed.ts';

/** A form that the author of a link, a picture or a definition may have given it, which is not read as one. */
interface BrokenForm {
  kind: UnparsedKind;
  pattern: RegExp;
  /** Writes what was meant, of the groups as the source has them; nothing where the text is right unchanged. */
  meant: (groups: readonly string[], found: { reading: Reading; start: number; end: number }) => string | undefined;
  /** Returns the name that an entry must have: otherwise the text is right unchanged. */
  name?: (groups: readonly string[]) => string;
  /** Returns what its message names. */
  of?: (groups: readonly string[]) => string;
}

/** Returns whether a text is an address for sure, or one of this site or a file. */
const isTarget = (text: string): boolean => isAddress(text) || isWholeAddress(text);
const isFile = (text: string): boolean => /^[\p{L}\p{N}_./-]+\.[a-z\d]{2,5}$/iu.test(text);

const isPicture = (text: string): boolean => /^[^\s()]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(text);

/** What bibliographies have in square brackets before an address. */
const ofSource = /^(?:online|en ligne|en línea|em linha|онлайн|электронный ресурс|pdf|cit\..*)$/iu;

/** A character reference, which an address without brackets keeps as it is. */
const reference = /&(?:amp|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/i;

/** A character that cannot be seen, and is a part of the address. */
const invisible = /[\u00AD\u200B\u200E\u200F\u2060]/;

/**
 * How authors write links that are not read as such. A part of the text belongs to the first that finds it. What each
 * reads is one sentence: a line break is a space. None has a repetition that can end in several places.
 */
export const linkForms: readonly BrokenForm[] = [
  {
    kind: 'spacedPicture',
    pattern: /!\[([^[\]]*)\]\(([^()]*(?:\([^()]*\)[^()]*)*)\)/dg,
    meant: ([text, source = '']) =>
      /\s/.test(source) ? `![${text}](${withCaption(source.trim())})${renamed(source)}` : undefined,
  },
  {
    kind: 'spacedLink',
    // Not `list[0](a, b)`, `[12](pp. 3–4)` and `[sic](see below)`.
    pattern: /(?<![!\w])\[([^[\]]+)\]\(([^()]*(?:\([^()]*\)[^()]*)*)\)/dg,
    meant: ([text, address = '']) =>
      isSpacedAddress(address) ? `[${text}](${withoutSpaces(address.trim())})` : undefined,
  },
  {
    kind: 'nestedLink',
    pattern: /(?<![!\w])\[([^[\]]+)\]\(([^()\s<]*)\)/dg,
    meant: ([, address = ''], { reading, start }) => {
      const end = reading.text.indexOf(']', start);
      const link = findAddress(reading, start + 1, end);
      if (link === undefined) return undefined;
      return `one link: [${reading.wordsOf(start + 1, end)}](${address || link})`;
    },
  },
  {
    kind: 'unclosedLink',
    // The next round bracket is not its other one, or an angle bracket is open.
    pattern: /(!?\[[^[\]]+\])\((?:(?![^()]*\))\s*<?|\s*<)((?:mailto:\s)?[^()\s<>]+)/dg,
    meant: ([words, written = '']) => {
      const address = writeAddress(cutAddress(written));
      return isTarget(address) || isFile(address) ? `${words}(${address})` : undefined;
    },
  },
  {
    kind: 'definition',
    pattern: /(?<=^|\n)\[([^[\]^][^[\]]*)\]\s?[:：]\s*[<("'“]?\s*([^\s<>]+)>?([^\n]*)/dg,
    meant: ([name, written = '', rest = ''], { start }) => {
      const address = cutAddress(written);
      const title = rest.trim().replace(/^["'“”«»(]+|(?<!["'“”«»)])["'“”«»)]+$/g, '');
      return isTarget(address)
        ? `[${name}]: ${writeAddress(address)}${title ? ` "${title}"` : ''}${start > 0 ? ' below an empty line' : ''}`
        : undefined;
    },
  },
  {
    kind: 'definition',
    // In a sentence. Not `[INFO]: https://www.example.org`.
    pattern: /\[([^[\]^]+)\]\s?[:：=]\s*<?([^\s<>]+)>?/dg,
    meant: ([text = '', written = '']) => {
      const address = cutAddress(written);
      return /[\p{Ll}\p{Lo}]/u.test(text) && (isWholeAddress(address) || /^\/[\w/-]+$/.test(address))
        ? `[${text}](${writeAddress(address)})`
        : undefined;
    },
  },
  {
    kind: 'partedLink',
    // Also with a character between: `[a].(b)`, `[a] "b"`, `**[a]** (b)`. Not `"[a]" <b>` and `[1] (b)`.
    pattern:
      /((?:\uFFFC(?=!?\[[^[\]]+\]\uFFFC))?!?)\[(?!\d{1,3}\])([^[\]]+)\](\uFFFC?)(?:(?:[\s\p{Cf}]+|\s?[:：=]\s*|[.,;!/–—-])[(（[<＜"'“„«]|(?<=\uFFFC)\(|["'“„«](?!\s))\s*<?([^()（）\s<>]+)>?([^()（）]*[)）]?)/dgu,
    meant: ([sign = '', text = '', end = '', written = '', rest = '']) => {
      const address = cutAddress(written);
      // Not `[PDF] (https://www.example.org/a.pdf, 2 MB)`.
      if (ofSource.test(text) || /[\p{L}\p{N}]/u.test(/^([^"'“”]*)[)）]$/.exec(rest)?.[1] ?? '')) return undefined;
      const isOne = isWholeAddress(address) || (/^\s*(?:["'][^()]*["']\s*)?[)）]$/.test(rest) && isAddress(address));
      return isOne || (sign.endsWith('!') && isFile(address))
        ? `${sign}[${text}](${writeAddress(address)})${end}`
        : undefined;
    },
  },
  {
    kind: 'picture',
    // Not `Attention ! [the words](a.png)`.
    pattern: /(?:(?<=^\s*)!\s)?\uFFFC/dg,
    meant: (_, { reading, start, end }) => {
      const node = reading.nodeAt(end - 1);
      const written = reading.sourceOf(end - 1, end).replace(/^\[!/, '[');
      return node?.type === 'link' &&
        isPicture(node.url) &&
        (end - start > 1 || written !== reading.sourceOf(start, end))
        ? `!${written}`
        : undefined;
    },
  },
  {
    kind: 'picture',
    // In other brackets, without words, or with a character between.
    pattern: /(?<![\w!])!(?:[[(]([^()[\]{}<>!]*)[)\]]\s?[:：]?\s?[([{<]*|[[({<])\s*["'“]?([^\s()[\]{}<>"'”\uFFFC]+)/dg,
    meant: ([words, address = '']) =>
      isPicture(address) ? `![${words || 'what it shows'}](${writeAddress(address)})` : undefined,
  },
  {
    kind: 'reversedLink',
    pattern: /(!?)\(([^()]+)\)\[([^[\]\s]+)\]/dg,
    meant: ([sign, text, address = '']) =>
      isTarget(address) || (sign && isFile(address)) ? `${sign}[${text}](${writeAddress(address)})` : undefined,
  },
  {
    kind: 'swappedLink',
    // Also `(https://www.example.org)(words)` and `https://www.example.org[words]`.
    pattern:
      /\(([^()\s]+)\)[[(]([^()[\]]+)[\])]|\[([^[\]\s]+)\]\(([^()]+)\)|(https?:[^\s<>[\]()\uFFFC?]+)(?:[>\uFFFC]*(?<!\/)\[([^[\]^]+)\](?![\w=&/]))?/dg,
    meant: (groups) => {
      const [address = '', text = ''] = groups.filter(Boolean);
      return isWholeAddress(address) && /\p{L}{2}/u.test(text) && !isTarget(text)
        ? `[${text}](${writeAddress(address)})`
        : undefined;
    },
  },
  {
    kind: 'bracketsOfLink',
    // Of East Asian keyboards, and of any other kind.
    pattern:
      /(!?)[[［【〔{]([^[\]［］【】〔〕{}()]+)[\]］】〕})][(（<＜{［[]{1,2}\s*([^\s()（）<>＜＞{}[\]［］]+)\s*[)）>＞}\]］]/dg,
    meant: ([sign, text = '', address = ''], { reading, start, end }) =>
      isWholeAddress(address) ||
      ((isAddress(address) || (sign && isFile(address))) && /[！-～【】〔〕]/.test(reading.text.slice(start, end)))
        ? `${sign}[${text}](${writeAddress(address)})`
        : undefined,
  },
  {
    kind: 'bracketsOfLink',
    // Without any. Not `[1]https://www.example.org`.
    pattern: /(!?)\[([^[\]]*\p{L}{2}[^[\]]*)\](https?:[^\s()<>[\]]+)/dgu,
    meant: ([sign, text, address = '']) => `${sign}[${text}](${cutAddress(address)})`,
  },
  {
    kind: 'bareReference',
    // Also `[the words][]`. Not `[3][4]`, `x[i][j]`, `[cc][bcc]` and `[0-9][^abc]`.
    pattern: /(?<!\w)(!?)\[([^[\]]+)\]\[(?!\^)([^[\]]*)\]/dg,
    meant: ([sign = '', text = '', address = '']) =>
      isWholeAddress(text)
        ? `[${address}](${writeAddress(text)})`
        : /\p{L}{2}|^\d+$/u.test(address || text) &&
            (sign || /\s|\p{L}{4}|\p{Lo}{2}/u.test(/^\d/.test(address) ? text : `${text}|${address}`))
          ? `${sign}[${text}](${isTarget(address) ? writeAddress(address) : '…'})`
          : undefined,
  },
  {
    kind: 'bracketOfLink',
    // Without the second square bracket. Not `[the words (www.example.org) and more]`.
    pattern: /(!?)\[([^[\]():]+)(?:\(|:\s*)<?([^()[\]\s<>]+)>?\)?(?![^[\]]*\])/dg,
    meant: ([sign, text = '', written = '']) => {
      const address = cutAddress(written);
      return isWholeAddress(address) ? `${sign}[${text.trim()}](${writeAddress(address)})` : undefined;
    },
  },
  {
    kind: 'bracketOfLink',
    // Without the first square bracket.
    pattern: /\](?<=(?:^|\])[^[\]]*\])(?:\(<?([^()\s<>]+)>?\)|\s?[:：]\s*<?(https?:[^\s<>]+)>?)/dg,
    meant: ([inBrackets, bare = '']) => {
      const address = inBrackets || cutAddress(bare);
      return isTarget(address) ? `[…](${writeAddress(address)})` : undefined;
    },
  },
  {
    kind: 'angledAddress',
    pattern: /<\s*([^\s<>]+)(?:\s*>)?/dg,
    meant: ([written = '']) => {
      const address = cutAddress(written);
      return isWholeAddress(address) ? `<${/^www\./i.test(address) ? 'https://' : ''}${address}>` : undefined;
    },
  },
  {
    kind: 'addressEnd',
    pattern: /((?:https?:\/\/|www\.)(?![^\s<\uFFFC]*\uFFFC)[^\s<\uFFFC]+)/dgi,
    meant: ([written = '']) => {
      const { address, rest } = splitAddress(written);
      const whole = /^[\p{L}\p{M}\p{Ps}]/u.test(rest)
        ? `, or <${writeAddress(written)}> if all of it is the address`
        : '';
      return rest && `<${writeAddress(address)}>${rest.replace(/^>/, '')}${whole}`;
    },
    of: ([written = '']) => splitAddress(written).rest,
  },
  {
    kind: 'partOfAddress',
    pattern: /((?:https?:\/\/|www\.)[^\s<]+)/dgi,
    meant: ([address = '']) =>
      reference.test(address)
        ? '& or the character itself.'
        : invisible.test(address)
          ? 'the address without it.'
          : undefined,
    of: ([address = '']) => reference.exec(address)?.[0] ?? nameOtherSpace(invisible.exec(address)?.[0] ?? ''),
  },
  {
    kind: 'brokenAddress',
    pattern:
      /(?<![\w:/.-])(?:(https?)(?::\s\/\/|:\/(?=\w)|[;.]?\/\/|:\/\/\s)|(?:ht|htt|ttp|htp|htpp|httt|htttp|hhttp)(s?):\/\/)((?:[\w-]+\.)+[a-z]{2,}(?![\w-])[^\s<>()\uFFFC]*)/dgi,
    meant: ([scheme, secure = '', rest = '']) => `${scheme || `http${secure}`}://${cutAddress(rest)}`,
  },
  {
    kind: 'brokenAddress',
    pattern: /(?:<\s*mailto:\s+|mailto:\/\/)([^\s<>()@:]+@[\w-]+(?:\.[\w-]+)+)/dgi,
    meant: ([address]) => `<${address}>`,
  },
  {
    kind: 'spacedLink',
    pattern: /(?<![!\w])\[([^[\]]+)\]\(([^()]*)\)/dg,
    meant: ([text, address = '']) => (hasWordsInARow(address) ? `[${text}](…)` : undefined),
    name: ([, address = '']) => idOfWords(address),
  },
  {
    kind: 'partedLink',
    pattern: /\[(?!\d{1,3}\])([^[\]]+)\][ \t]+\((?!https?:)([^()\s]+)\)/dg,
    meant: ([text]) => `[${text}](…)`,
    name: ([, address = '']) => idOfWords(address),
  },
  {
    kind: 'partedLink',
    // The name of an entry in any brackets or none: `[a]: pages/b`, `[a]<pages/b>`, `<pages/b>`.
    pattern: /(?:\[([^[\]]+)(?:\]\s?[:：]?\s?[<{(（"]?|\()|<)([a-z][a-z-]*\/[\w-]+)/dg,
    meant: ([text]) => `[${text || 'the words'}](…)`,
    name: ([, ref = '']) => ref,
  },
];

/** Returns the address of the first link among some characters, or the first that is written among them. */
function findAddress(reading: Reading, start: number, end: number): string | undefined {
  for (let index = start; index < end; index += 1) {
    const node = reading.nodeAt(index);
    if (node?.type === 'link') return node.url;
  }
  const words = reading.text.slice(start, end).split(/\s+/).map(cutAddress);
  return words.find(isWholeAddress);
}

/** Returns whether a word of letters follows another: `see below`, not `a, b` and `1 of 2`. */
function hasWordsInARow(text: string): boolean {
  const words = text.split(/\s+/).map((word) => /\p{L}{2}/u.test(word));
  return words.some((isWord, index) => isWord && words[index + 1]);
}
