import { nameOtherSpace, otherSpaces } from '../../model/other-spaces.ts';
import type { Explain } from './error-context.ts';

const indentation = new RegExp(`^ *([${otherSpaces}])`, 'd');
const besideSign = new RegExp(
  `^(\\s*(?:- +)*)(?:([\\w-]+)(?:([${otherSpaces}])[ ${otherSpaces}]*:|:[ ${otherSpaces}]*?([${otherSpaces}]))|-([${otherSpaces}]))\\s*(.*)$`,
  'd',
);

/** Explains another character than a space in front of a field, or beside the colon or the hyphen that needs one. */
export const otherSpace: Explain = ({ line, above }) => {
  for (const { text, start } of [line, ...above.slice(0, 1)]) {
    const indented = indentation.exec(text);
    const beside = indented ?? besideSign.exec(text);
    const at = beside?.indices
      ?.slice(1)
      .findLast((range, index) => range && (indented ?? [3, 4, 5].includes(index + 1)));
    if (!beside || !at) continue;
    const name = nameOtherSpace(text[at[0]] ?? '');
    const position = start + at[0];
    if (indented)
      return {
        message: `This line is indented with ${name}.`,
        hint: 'Delete what is before its first letter, and type spaces.',
        position,
      };
    const [, lead = '', key, , , , value] = beside;
    const sign = key === undefined ? '-' : `${key}:`;
    return {
      message: `This is ${name}, where a space must be.`,
      hint: `Write: ${lead.trim()}${lead.trim() ? ' ' : ''}${sign} ${value}`,
      position,
    };
  }
  return undefined;
};
