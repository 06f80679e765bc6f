import type { PageCheckInput } from './input.ts';
import { listOncePerPart, type Page, type PageProblem } from './page-problem.ts';

/** Returns a function that finds elements inside an element that must not contain them, or outside one that must. */
export function nestingProblemsOf(input: PageCheckInput) {
  const misnested = listOncePerPart(input, ({ misnested }) => misnested);
  return (page: Page): PageProblem[] =>
    [...new Set(misnested(page))].map((described) => {
      const at = input.findElement(page.url, { type: 'misnested', described });
      return {
        code: 'element-nesting',
        message: `${at ? 'This template puts' : `${page.url} has`} ${described}: ${whyMisnested(described).why}`,
        hint: whyMisnested(described).hint,
        ...(at ? { at, inTemplate: true } : {}),
      };
    });
}

/** Returns why an element must not be where it is, by its description, and what to do. */
function whyMisnested(described: string): { why: string; hint: string } {
  if (described.includes(' outside ')) return whyOutside(described);
  const [inner = '', outer = ''] = Array.from(described.matchAll(/<(\w+)>/g), ([, name]) => name);
  if (/^(?:table|thead|tbody|tfoot|tr)$/.test(outer))
    return {
      why: 'browsers move it before the table, and show another page.',
      hint: 'Put it into a cell, <td> or <th>, or before or behind the table.',
    };
  if (outer === 'dl')
    return {
      why: 'a list of terms has only <dt>, <dd>, and <div> around them.',
      hint: 'Put it into a <dt> or <dd>, or make the <dl> a <div>.',
    };
  if (outer === 'ul' || outer === 'ol')
    return { why: 'a list has only <li>.', hint: `Put it into a <li>, or make the <${outer}> a <div>.` };
  if (/^(?:a|button|label)$/.test(outer) && /^(?:a|button|details|iframe|input|label|select|textarea)$/.test(inner))
    return {
      why: 'it is unclear which of them a click is for, and browsers may end the outer one first.',
      hint: 'Put one behind the other, or make one of them a <span>.',
    };
  return {
    why:
      outer === 'p' || outer === 'form'
        ? 'browsers end the outer one first, and show another page.'
        : 'it may have words only, and no blocks.',
    hint: 'Make the outer one a <div> or the inner one a <span>, or put one behind the other.',
  };
}

/** Returns why an element must be inside another, by its description, and what to do. */
function whyOutside(described: string): { why: string; hint: string } {
  const [inner = '', outer = ''] = Array.from(described.matchAll(/<(\w+)>/g), ([, name]) => name);
  if (outer === 'tr' || outer === 'table')
    return {
      why: 'browsers leave its tags out, and show another page.',
      hint: `Put it into a <${outer}>, or make it a <div>.`,
    };
  const list = outer === 'ul' ? '<ul> or <ol>' : `<${outer}>`;
  return {
    why: `screen readers announce no list without ${list}.`,
    hint: `Put it directly into a ${list}, or make the <${inner}> a <div>.`,
  };
}
