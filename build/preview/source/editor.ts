import { join } from 'node:path';

/** Makes the address that opens a content file in the writer's editor, or nothing where no editor takes addresses. */
export type EditorLink = (place: { file: string; line: number; column: number }) => string | undefined;

/** Addresses of common editors: `{path}` is absolute, with its leading slash. */
const editors: Record<string, string> = {
  vscode: 'vscode://file{path}:{line}:{column}',
  vscodium: 'vscodium://file{path}:{line}:{column}',
  cursor: 'cursor://file{path}:{line}:{column}',
  windsurf: 'windsurf://file{path}:{line}:{column}',
  zed: 'zed://file{path}:{line}:{column}',
  idea: 'idea://open?file={path}&line={line}&column={column}',
  phpstorm: 'phpstorm://open?file={path}&line={line}&column={column}',
  sublime: 'subl://open?url=file://{path}&line={line}&column={column}',
  textmate: 'txmt://open?url=file://{path}&line={line}&column={column}',
};

/**
 * Reads from the environment how places open: `EDITOR_URL` is an address with `{path}`, `{line}` and `{column}`, the name
 * of an editor above, or `none`. Without it, the editor that VISUAL, EDITOR or the terminal names, else Visual Studio
 * Code.
 */
export function editorLink(
  contentFolder: string,
  environment: Readonly<Record<string, string | undefined>>,
): EditorLink {
  const template = templateOf(environment);
  return ({ file, line, column }) =>
    template
      ?.replace('{path}', () =>
        encodeURI(join(contentFolder, file).replace(/\\/g, '/')).replace(/[?#]/g, encodeURIComponent),
      )
      .replace('{line}', String(line))
      .replace('{column}', String(column));
}

function templateOf(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const wanted = environment.EDITOR_URL?.trim();
  if (wanted === 'none') return undefined;
  if (wanted) return editors[wanted.toLowerCase()] ?? wanted;
  const words = [environment.VISUAL, environment.EDITOR, environment.TERM_PROGRAM, environment.TERMINAL_EMULATOR]
    .join(' ')
    .toLowerCase();
  const named = Object.keys(editors).find((name) => words.includes(name));
  return named ? editors[named] : editors[words.includes('jetbrains') ? 'idea' : 'vscode'];
}
