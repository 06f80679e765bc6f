import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PictureFault } from '../../model/picture-fault.ts';
import type { MissingTarget } from '../../model/target.ts';
import type { MarkdownFindings, MarkdownPlace } from '../inspect.ts';

/** A mistake in a Markdown text, and its place in the text. */
export type MarkdownProblem = Pick<Diagnostic, 'code' | 'message' | 'hint'> & { at: MarkdownPlace };

/** What rules ask about the site and about the text that they check. */
export interface MarkdownSurroundings {
  /** The language of the text. */
  locale: string;
  /** The owner of the text as messages name it: `toolbox/honest-devops`. */
  owner: string;
  /** Returns why a link target has no address in this language, or `undefined` if it has one. */
  whyMissing: (target: string) => MissingTarget | undefined;
  /** Returns whether there is a file of this path below `static/`. */
  hasFile: (path: string) => boolean;
  /** Returns the path below `static/` that is most like this one. */
  nearestFile: (path: string) => string | undefined;
  /** Returns why a file below `static/` cannot be shown as a picture. */
  pictureFault: (path: string) => PictureFault | undefined;
}

/** Finds the mistakes of one kind in a text. */
export type MarkdownRule = (findings: MarkdownFindings, around: MarkdownSurroundings) => MarkdownProblem[];
