import { posix } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import { createExcerpts } from '../model/diagnostics/report.ts';
import { thrownInShort } from '../model/diagnostics/value-in-short.ts';
import type { EditorLink } from './source/editor.ts';

/** A problem of the content as writers are shown it. */
export interface ShownProblem {
  severity: Diagnostic['severity'];
  code: string;
  /** Whether the mistake is in a template or script, and not in the content. */
  inTemplates: boolean;
  /** `content/pages/index/en.md:3:1` */
  place: string;
  /** Opens the place in the editor. */
  href?: string;
  message: string;
  hint?: string;
  /** The line with a caret under the mistake. */
  excerpt?: string;
}

interface ShowInput {
  readText: (file: string) => string | undefined;
  link: EditorLink;
  /** The content folder as the writer knows it: `content`. */
  folder: string;
}

/** Shows diagnostics to writers, errors first. */
export function showProblems(diagnostics: readonly Diagnostic[], input: ShowInput): ShownProblem[] {
  const texts = new Map<string, string | undefined>();
  const textOf = (file: string) => {
    if (!texts.has(file)) texts.set(file, input.readText(file));
    return texts.get(file);
  };
  const excerptOf = createExcerpts(textOf);
  return [...diagnostics]
    .sort((a, b) => (a.severity === b.severity ? 0 : a.severity === 'error' ? -1 : 1))
    .map((diagnostic) => {
      const { severity, code, file, line, column, message, hint } = diagnostic;
      const excerpt = excerptOf(diagnostic);
      const href = textOf(file) === undefined ? undefined : input.link(diagnostic);
      return {
        severity,
        code,
        inTemplates: isTemplate(file),
        place: `${posix.join(input.folder, file)}:${line}:${column}`,
        message,
        ...(href ? { href } : {}),
        ...(hint ? { hint } : {}),
        ...(excerpt ? { excerpt } : {}),
      };
    });
}

/** Describes to writers what the generator itself has thrown. */
export function crashProblem(error: unknown): ShownProblem {
  return {
    severity: 'error',
    code: 'preview-failure',
    inTemplates: false,
    place: 'preview',
    message: `The site cannot be rendered: the generator throws "${thrownInShort(error)}".`,
    hint: 'This is a mistake of the generator; the terminal of the preview shows its stack. The pages stay as they were.',
  };
}

/** Returns whether a file, named from the content folder, is one of `templates/` or `client/`. */
function isTemplate(file: string): boolean {
  return /^\.\.\/(?:.+\/)?(?:templates|client)(?:\/|$)/.test(file);
}
