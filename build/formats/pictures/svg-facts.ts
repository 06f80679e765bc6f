import { SaxesParser, type SaxesTagNS } from 'saxes';
import { createLineCounter } from '../../model/files/line-counter.ts';
import { declarationsOf, findCssLoad, type Rule } from '../css/declarations.ts';
import { tokensOf } from '../css/tokens.ts';
import { createCostMeter } from './svg-cost.ts';
import { wideColors } from './svg-effects.ts';
import { declarationsIn, traitsOfElement } from './svg-elements.ts';
import {
  describeXmlMistake,
  findDoctypeFault,
  findElementFault,
  findInstructionFault,
  findScript,
  isOwnInStyle,
  isRead,
  plainEncoding,
  type SvgFault,
} from './svg-fault.ts';
import { findUnknownRule, type InlineDeclaration, type StyleTraits, traitsOf } from './svg-style.ts';

/** Where something is in a drawing, and its name. */
interface SvgFeature {
  what: string;
  line: number;
  column: number;
}

/** What is in a drawing. */
export interface SvgFacts {
  fault?: SvgFault;
  /** Why it is published as a bitmap: browsers may take long for it. */
  heavy?: SvgFeature;
  /** What a bitmap of it lacks: motion, or dark colors. */
  lost?: SvgFeature;
}

/** Drawing programs put groups in groups; browsers read no more than a few hundred. */
const mostLevels = 256;

class TooDeep extends Error {}

/** Reads a drawing as a browser does. */
export function inspectSvg(text: string): SvgFacts {
  const plain = text.replace(/^\uFEFF/, '');
  const parser = new SaxesParser({ xmlns: true });
  const recorder = createRecorder();
  const { refuse } = recorder;
  const meter = createCostMeter();
  let style: StyleSheet | undefined;
  let depth = 0;
  /** Where the last markup ends. */
  let end = 0;
  const finish = () => {
    end = parser.position;
  };
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !plainEncoding.test(encoding)) refuse('unsafe', `encoding="${encoding.slice(0, 40)}"`);
  });
  parser.on('doctype', (doctype) => refuse('needless', findDoctypeFault(doctype)));
  parser.on('processinginstruction', (instruction) => {
    finish();
    recorder.refuseFound(findInstructionFault(instruction));
  });
  parser.on('comment', finish);
  parser.on('opentagstart', ({ name }) => recorder.goTo(parser.position - name.length - 2));
  parser.on('opentag', (tag) => {
    finish();
    depth += 1;
    // The parser itself takes longer the deeper it is: it must not go on.
    if (depth > mostLevels) throw new TooDeep();
    if (style !== undefined) refuse('unsafe', `<${tag.name}> in <style>`);
    if (tag.local === 'style') style = createStyleSheet();
    recorder.refuseFound(findElementFault(tag));
    if (recorder.isFaulty()) return;
    meter.open(tag, recorder.place(), readElement(tag, recorder));
  });
  parser.on('closetag', ({ local }) => {
    finish();
    depth -= 1;
    if (recorder.isFaulty()) return;
    meter.close();
    if (style === undefined || local !== 'style') return;
    meter.addStyle(readStyleSheet(style, recorder));
    style = undefined;
  });
  const addText = (part: string, at: number) => {
    if (style) style.add(part, at);
    else if (!recorder.isFaulty()) meter.addText(part);
    finish();
  };
  parser.on('text', (part) => addText(part, end));
  parser.on('cdata', (part) => addText(part, parser.position - part.length - ']]>'.length));
  parser.on('error', ({ message }) =>
    refuse('malformed', `its XML is not well-formed: ${describeXmlMistake(message)}`, parser.position),
  );
  try {
    parser.write(plain).close();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    recorder.refuseAll(`elements nest more than ${mostLevels} levels deep`);
  }
  const excess = recorder.isFaulty() ? undefined : meter.findExcess();
  if (excess) recorder.add({ heavy: excess.what }, () => excess.offset ?? 0);
  return recorder.factsOf(createLineCounter(plain), meter.moves());
}

function readElement(tag: SaxesTagNS, recorder: Recorder): InlineDeclaration[] {
  // Browsers ignore the elements of other namespaces.
  if (!isRead(tag)) return [];
  recorder.add(traitsOfElement(tag));
  const declarations = declarationsIn(tag);
  addTraits(declarations, recorder);
  return declarations;
}

interface StyleSheet {
  css: string;
  add: (part: string, at: number) => void;
  /** Returns where a character of the style sheet is in the drawing. */
  placeOf: (start: number) => number;
}

/** Prepares to read the text of a style sheet: comments and CDATA can stand anywhere in it. */
function createStyleSheet(): StyleSheet {
  const parts: { from: number; at: number }[] = [];
  return {
    css: '',
    add(part, at) {
      parts.push({ from: this.css.length, at });
      this.css += part;
    },
    placeOf(start) {
      const part = parts.findLast(({ from }) => from <= start);
      return part ? part.at + start - part.from : 0;
    },
  };
}

function readStyleSheet({ css, placeOf }: StyleSheet, recorder: Recorder) {
  const unsafe = findCssLoad(css, isOwnInStyle) ?? findScript(css);
  const words = unsafe?.split('(')[1]?.slice(0, -1) ?? '@import';
  recorder.refuse('unsafe', unsafe, placeOf(Math.max(0, css.indexOf(words))));
  const rule = findUnknownRule(tokensOf(css));
  if (rule) recorder.add({ heavy: rule.text }, () => placeOf(rule.start));
  const declarations = declarationsOf(css);
  addTraits(declarations, recorder, placeOf);
  return declarations;
}

function addTraits(
  declarations: readonly (InlineDeclaration & { rule?: Rule | undefined })[],
  recorder: Recorder,
  placeOf?: (start: number) => number,
): void {
  let before: { property: string; rule?: Rule | undefined } | undefined;
  for (const declaration of declarations) {
    const { property, value, rule } = declaration;
    const traits = traitsOf(declaration);
    // Librsvg ignores such a color, and draws the one that Figma writes before it: `fill:#0D99FF;fill:color(display-p3 …)`.
    if (before?.property === property && before.rule === rule && wideColors.test(traits.foreign ?? ''))
      traits.foreign = undefined;
    recorder.add(traits, placeOf && (() => placeOf(value[0]?.start ?? 0)));
    before = traits.foreign === undefined ? declaration : undefined;
  }
}

type Recorder = ReturnType<typeof createRecorder>;

/** Prepares to keep the first fault of a drawing, and its first traits, with their places. */
function createRecorder() {
  const traits: { [Name in keyof StyleTraits]?: { what: string; offset: number } } = {};
  let fault: { type: SvgFault['type']; what: string; offset: number } | undefined;
  /** Where the last element begins. */
  let current = 0;
  const refuse = (type: SvgFault['type'], what: string | undefined, offset = current): void => {
    if (what !== undefined) fault ??= { type, what, offset };
  };
  return {
    refuse,
    refuseFound(found: Pick<SvgFault, 'type' | 'what'> | undefined): void {
      if (found) refuse(found.type, found.what);
    },
    refuseAll(what: string): void {
      fault = { type: 'malformed', what, offset: current };
    },
    goTo(offset: number): void {
      current = offset;
    },
    place: () => current,
    isFaulty: () => fault !== undefined,
    add(found: StyleTraits, placeOf: () => number = () => current): void {
      for (const name of ['heavy', 'foreign', 'lost', 'motion', 'origin', 'turned'] as const) {
        const what = found[name];
        if (what !== undefined) traits[name] ??= { what, offset: placeOf() };
      }
    },
    factsOf(placeOf: (offset: number) => { line: number; column: number }, moves: boolean): SvgFacts {
      const { heavy, origin, turned } = traits;
      const lost = (moves ? traits.motion : undefined) ?? traits.lost;
      const foreign = traits.foreign ?? (turned && origin);
      if (!fault && heavy && foreign) {
        const what = foreign.what === heavy.what ? heavy.what : `${foreign.what} beside ${heavy.what}`;
        refuse('foreign', what, foreign.offset);
      }
      if (fault) return { fault: { type: fault.type, what: fault.what, ...placeOf(fault.offset) } };
      const describe = ({ what, offset }: { what: string; offset: number }) => ({ what, ...placeOf(offset) });
      return heavy ? { heavy: describe(heavy), ...(lost ? { lost: describe(lost) } : {}) } : {};
    },
  };
}
