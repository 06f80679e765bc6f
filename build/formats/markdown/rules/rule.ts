import type { DirectiveDefinition } from '../../../authoring/define-directive.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { MissingTarget } from '../../../model/target.ts';
import type { MarkdownFindings, MarkdownPlace } from '../inspect.ts';

/** A mistake in a Markdown text, and its place in the text. */
export type MarkdownProblem = Pick<Diagnostic, 'code' | 'message' | 'hint'> & {
  /** An error by default. */
  severity?: 'warning';
  at: MarkdownPlace;
};

/** What rules ask about the site and about the text that they check. */
export interface MarkdownContext {
  /** The language of the text. */
  locale: string;
  /** The owner of the text as messages name it: `toolbox/honest-devops`. */
  owner: string;
  /** Returns why a link target has no address in this language, or `undefined` if it has one. */
  whyMissing: (target: string) => MissingTarget | undefined;
  /** Returns what is wrong with a picture that the text names, beside its entry or below `static/`. */
  pictureProblem: (source: string) => Omit<MarkdownProblem, 'at'> | undefined;
  /** The directives of the site by name; `undefined` for the text of a field, which has none. */
  directives?: ReadonlyMap<string, DirectiveDefinition | undefined> | undefined;
  /** The entry whose PDF shows the text, as messages name it; missing for a page. */
  document?: string;
  /** Returns why a text cannot show a form, if it cannot. */
  formProblem: (id: string) => Pick<MarkdownProblem, 'message' | 'hint'> | undefined;
}

/** Finds the mistakes of one kind in a text. */
export type MarkdownRule = (findings: MarkdownFindings, context: MarkdownContext) => MarkdownProblem[];
