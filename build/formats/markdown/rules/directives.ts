import type { DirectiveDefinition } from '../../../authoring/define-directive.ts';
import { parseNumber } from '../../../authoring/format.ts';
import { findClosest } from '../../../model/diagnostics/suggest.ts';
import { type AnyStruct, fieldsOfStruct, isOptional, readStruct } from '../../../model/struct/struct.ts';
import type { MisplacedFence } from '../directives.ts';
import type { DirectiveAttribute } from '../fences.ts';
import type { FoundDirective, MarkdownFindings, MarkdownPlace } from '../inspect.ts';
import type { MarkdownContext, MarkdownProblem, MarkdownRule } from './rule.ts';

/** Finds directives that the site does not have, or that their component could not show. */
export const checkDirectives: MarkdownRule = ({ directives, misplacedFences, unparsed }, context) => [
  ...misplacedFences
    .filter(
      (fence) =>
        !endsUnparsed(fence, unparsed) && !endsInCode(fence, unparsed) && !endsLeaf(fence, { directives, context }),
    )
    .map(explainMisplaced),
  ...directives.flatMap((found) => {
    if (misplacedFences.some(({ kind, line }) => kind === 'unclosed' && line === found.at.line)) return [];
    if (!context.directives?.has(found.name)) return [explainUnknown(found, context)];
    const definition = context.directives.get(found.name);
    // One that cannot be compiled has no definition.
    if (!definition) return [];
    return [
      ...checkShape(found, definition, context),
      ...checkAttributes(found, definition, context),
      ...(definition.content === 'table' ? checkTable(found, definition, context.locale) : []),
    ];
  }),
];

/** Returns whether a fence closes a line that is reported already, because it is not a directive. */
function endsUnparsed({ kind, line }: MisplacedFence, unparsed: MarkdownFindings['unparsed']): boolean {
  return kind === 'stray' && unparsed.some((found) => found.kind === 'directive' && found.at.line < line);
}

/** Returns whether a fence closes a directive that is reported already: it needs three colons, or is unknown. */
function endsLeaf(
  { kind, line }: MisplacedFence,
  { directives, context }: { directives: MarkdownFindings['directives']; context: MarkdownContext },
): boolean {
  const above = directives.filter(({ at }) => at.line < line).at(-1);
  return kind === 'stray' && above?.isLeaf === true && context.directives?.get(above.name)?.content !== 'none';
}

/** Returns whether a directive is closed in a block of code that is not, which is reported itself. */
function endsInCode({ isClosedInCode, line }: MisplacedFence, unparsed: MarkdownFindings['unparsed']): boolean {
  return isClosedInCode === true && unparsed.some(({ kind, at }) => kind === 'codeBlock' && at.line > line);
}

function problem(at: MarkdownPlace, message: string, hint: string): MarkdownProblem {
  return { code: 'directive', message, hint, at };
}

function explainMisplaced({ kind, name, line }: MisplacedFence): MarkdownProblem {
  const at = { line, column: 1 };
  switch (kind) {
    case 'unclosed':
      return problem(at, `:::${name} is not closed.`, 'Write ::: alone on a line below its content.');
    case 'nested':
      return problem(
        at,
        `:::${name} is inside another directive, and directives are not nested.`,
        'Close the one above with ::: first.',
      );
    case 'stray':
      return problem(at, 'This ::: closes nothing.', 'Remove it, or write the directive that it ends: :::name');
  }
}

function explainUnknown({ name, at }: FoundDirective, { directives }: MarkdownContext): MarkdownProblem {
  if (!directives)
    return problem(
      at,
      `The directive ${name} is in a field, which has none.`,
      'Write it in the text below the front matter, or say it in words.',
    );
  const names = [...directives.keys()].sort();
  const near = findClosest(name, names);
  const others =
    names.length > 0
      ? `There are: ${names.join(', ')}.`
      : `This site has none: say it in a quotation (> and its words), or add templates/directives/${name}.tsx.`;
  return problem(at, `There is no directive "${name}".`, near ? `Did you mean "${near}"? ${others}` : others);
}

function checkShape(
  found: FoundDirective,
  { content, label, example, inDocuments }: DirectiveDefinition,
  { document }: MarkdownContext,
): MarkdownProblem[] {
  const { name, at, blocks, isLeaf } = found;
  const hasLabel = found.label !== undefined;
  const problems: MarkdownProblem[] = [];
  const add = (message: string, hint: string, place = at) => problems.push(problem(place, message, hint));
  if (document !== undefined && !inDocuments)
    add(
      `The PDF of ${document} has this text, and cannot show the directive ${name}.`,
      'Say it in words, or link to a page that shows it.',
    );
  if (label === 'required' && !hasLabel) add(`${name} lacks its words in square brackets.`, `Write ${example}`);
  if (label === 'none' && hasLabel)
    add(`${name} has no words in square brackets: nothing would show them.`, `Write ${example}`);
  if (label !== 'none' && found.label === '')
    add(
      `The square brackets of ${name} have no words.`,
      label === 'required' ? `Write ${example}` : 'Write its title in them, or leave them out.',
    );
  if (content === 'none' && !isLeaf) add(`${name} has no content.`, `Write it in one line with two colons: ${example}`);
  if (content !== 'none' && isLeaf)
    add(`${name} has a content, so it begins with three colons.`, `Write ${example}, its content, and ::: below it.`);
  if (content !== 'none' && !isLeaf && blocks.length === 0)
    add(`${name} is empty.`, 'Write its content below its first line.');
  const heading = blocks.find(({ type }) => type === 'heading');
  if (heading) add(`A heading is inside ${name}.`, 'Write the heading above it, or in bold.', heading.at);
  return problems;
}

function checkAttributes(
  { name, attributes, unread, at }: FoundDirective,
  definition: DirectiveDefinition,
  context: MarkdownContext,
): MarkdownProblem[] {
  const fields = fieldsOfStruct(definition.attributes);
  const known = Object.keys(fields);
  // The attribute that cannot be read may be the missing one.
  const missing = unread
    ? []
    : Object.entries(fields)
        .filter(([field, struct]) => !isOptional(struct) && !attributes.some((written) => written.name === field))
        .map(([field]) => field);
  return [
    ...(unread
      ? [
          problem(
            { line: at.line, column: unread.column },
            `"${unread.text}" is no attribute.`,
            'Write name=value, in quotes if it has spaces: {name="two words"}',
          ),
        ]
      : []),
    ...attributes.flatMap((written) => {
      const field = fields[written.name];
      const place = { line: at.line, column: written.column };
      if (field) return checkValue(written, { field, place, context });
      const near = findClosest(written.name, known);
      const has = known.length > 0 ? `It has: ${known.join(', ')}.` : 'It has none.';
      return [
        problem(place, `${name} has no attribute "${written.name}".`, near ? `Did you mean "${near}"? ${has}` : has),
      ];
    }),
    ...missing.map((field) => problem(at, `${name} lacks the attribute "${field}".`, `Write ${definition.example}`)),
  ];
}

function checkValue(
  { name, value }: DirectiveAttribute,
  { field, place, context }: { field: AnyStruct; place: MarkdownPlace; context: MarkdownContext },
): MarkdownProblem[] {
  const [error] = field.validate(value);
  const node = readStruct(field);
  if (error) {
    const { values = [] } = node.kind === 'leaf' ? node.schema : {};
    const near = findClosest(value, values);
    return [
      problem(
        place,
        `"${name}" must be ${error.failures()[0]?.message ?? 'another value'}; here it is "${value}".`,
        near ? `Did you mean "${near}"?` : explainValue(name, node),
      ),
    ];
  }
  const formProblem = node.kind === 'leaf' && node.type === 'form' ? context.formProblem(value) : undefined;
  return formProblem ? [problem(place, formProblem.message, formProblem.hint ?? '')] : [];
}

/** Says what to write as the value of an attribute. */
function explainValue(name: string, node: ReturnType<typeof readStruct>): string {
  const { values, example } = node.kind === 'leaf' ? node.schema : {};
  if (values) return `Write ${values.map((value) => `{${name}=${value}}`).join(' or ')}, or leave it out.`;
  return `Write {${name}=${example ?? '…'}}`;
}

function checkTable(
  { name, blocks, rows, isLeaf, at }: FoundDirective,
  { example }: DirectiveDefinition,
  locale: string,
): MarkdownProblem[] {
  if (isLeaf || blocks.length === 0) return [];
  const [head = [], ...body] = rows;
  if (blocks.length !== 1 || head.length < 2 || head.length > 4 || body.length === 0)
    return [
      problem(
        at,
        `${name} needs one table: a head, names in the first column, numbers in one to three others.`,
        `Write ${example}, the table, and ::: below it.`,
      ),
    ];
  return body.flatMap((row) =>
    head.slice(1).flatMap((column, index) => {
      const cell = row[index + 1];
      // A row with too few cells is reported as such.
      if (!cell) return [];
      const value = parseNumber(locale, cell.text);
      if (value !== undefined && value >= 0) return [];
      const [first] = row;
      const message = cell.text
        ? `"${cell.text}" is no number that ${name} can draw.`
        : `"${first?.text}" has no number below "${column.text}".`;
      return [
        problem(cell.at, message, 'Write a number from 0 up, as this language writes it, and its unit in {unit="…"}.'),
      ];
    }),
  );
}
