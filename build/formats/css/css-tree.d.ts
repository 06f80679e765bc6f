/** What is used of css-tree, in its build of one file: the others read files of their package that a bundle lacks. */
declare module 'css-tree/dist/csstree.esm' {
  export interface SyntaxNode {
    type: string;
    name: string;
  }
  interface Grammar {
    syntax: SyntaxNode | null;
  }
  export const lexer: {
    cssWideKeywords: readonly string[];
    units: Readonly<Record<string, readonly string[]>>;
    properties: Readonly<Record<string, Grammar>>;
    types: Readonly<Record<string, Grammar>>;
    atrules: Readonly<Record<string, { descriptors: object | null }>>;
    matchProperty: (name: string, value: string) => { error: Error | null };
  };
  export const definitionSyntax: { walk: (syntax: SyntaxNode, visit: (node: SyntaxNode) => void) => void };
  export const tokenNames: readonly string[];
  export function tokenize(css: string, visit: (type: number, start: number, end: number) => void): void;
}
