import { posix } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { didYouMean } from '../../model/diagnostics/suggest.ts';
import { lineAndColumn } from '../../model/files/line-counter.ts';

interface CheckStylesInput {
  /** The path of each source of the templates and of the browser's scripts, from the site's folder → its text. */
  sources: ReadonlyMap<string, string>;
  /** The path of each CSS module → its classes. */
  classes: ReadonlyMap<string, readonly string[]>;
  fromContent: string;
}

/** A name without a declaration, at an offset of its file. */
interface UnknownName {
  name: string;
  offset: number;
  message: string;
  hint: string;
}

/** Finds classes that a CSS module does not have, and custom properties that nothing declares. */
export function checkStyles({ sources, classes, fromContent }: CheckStylesInput): Diagnostic[] {
  const code = new Map([...sources].map(([path, text]) => [path, withoutComments(text)]));
  const properties = listProperties(code);
  return [...code].flatMap(([path, text]) =>
    [...findUnknownClasses(path, text, classes), ...findUnknownProperties(text, properties)].map(
      ({ name, offset, message, hint }): Diagnostic => ({
        code: 'template-syntax',
        severity: 'error',
        file: posix.join(fromContent, path),
        ...lineAndColumn(text, offset),
        length: name.length,
        message,
        hint,
      }),
    ),
  );
}

/** Replaces comments by as many spaces; a line break stays. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** Replaces text that names no class by as many spaces: strings, and text between tags and braces on one line. */
function withoutWords(code: string): string {
  const words = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<=[>}])[^<>{}();=\n]+(?=[<{])/g;
  return code.replace(words, (text) => ' '.repeat(text.length));
}

const moduleImports = /^import (\w+) from ["']([^"'\n]+\.module\.css)["'];$/gm;

/** Finds the classes that code names and a module lacks. A name that is computed (`css[tone]`) may have no class. */
function findUnknownClasses(path: string, text: string, classes: CheckStylesInput['classes']): UnknownName[] {
  const code = withoutWords(text);
  return [...text.matchAll(moduleImports)].flatMap(([, styles = '', from = '']) => {
    const module = posix.join(posix.dirname(path), from);
    const known = classes.get(module) ?? [];
    return [...code.matchAll(new RegExp(`(?<![\\w.$])${styles}\\.(\\w+)`, 'g'))].flatMap(({ 1: name = '', index }) =>
      known.includes(name)
        ? []
        : {
            name,
            offset: index + styles.length + 1,
            message: `${module} has no class "${name}".`,
            hint: didYouMean(name, known) ?? `It has: ${known.join(', ')}.`,
          },
    );
  });
}

/** The custom properties that style sheets declare, or that code names, which may set them. */
interface DeclaredProperties {
  names: ReadonlySet<string>;
  /** Beginnings of names that code computes: `--step-${index}`. */
  beginnings: readonly string[];
}

function listProperties(code: ReadonlyMap<string, string>): DeclaredProperties {
  const names = new Set<string>();
  const beginnings: string[] = [];
  for (const [path, text] of code) {
    const pattern = path.endsWith('.css') ? /(--[\w-]+)\s*:|@property\s+(--[\w-]+)/g : /["'`](--[\w-]+)(\$\{)?/g;
    for (const [, name = '', other] of text.matchAll(pattern))
      if (other === '${') beginnings.push(name);
      else names.add(name || (other ?? ''));
  }
  return { names, beginnings };
}

/** Finds the custom properties that are used without a fallback and that nothing declares. */
function findUnknownProperties(text: string, { names, beginnings }: DeclaredProperties): UnknownName[] {
  return [...text.matchAll(/\bvar\(\s*(--[\w-]+)\s*\)/g)].flatMap(({ 0: use, 1: name = '', index }) =>
    names.has(name) || beginnings.some((beginning) => name.startsWith(beginning))
      ? []
      : {
          name,
          offset: index + use.indexOf(name),
          message: `No style sheet declares ${name}.`,
          hint: didYouMean(name, names) ?? `Declare it, or give it a fallback: var(${name}, …)`,
        },
  );
}
