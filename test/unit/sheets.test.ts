import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Site } from '../../build/model/site.ts';
import { makeSheets } from '../../build/pipeline/emit/sheets.ts';

const test = suite('sheets');

type StyledTemplates = Parameters<typeof makeSheets>[0];

/** A layout with one page type, which shows a component, and two islands; the component imports styles of the first one. */
const templates = {
  pageTypes: [
    { name: 'article', body: 'none' },
    { name: 'quiz', body: 'none' },
  ],
  pageFolders: ['article', 'quiz'],
  layouts: { plain: {}, own: {} },
  directives: new Map(),
  compiled: {
    imports: {
      'templates/pages/quiz/index.tsx': ['templates/components/quiz-form/index.tsx'],
      'templates/components/quiz-form/index.tsx': ['templates/islands/quiz/style.module.css'],
      'templates/islands/quiz/index.tsx': [
        'templates/islands/quiz/style.module.css',
        'templates/islands/quiz/result.tsx',
      ],
      'templates/islands/quiz/result.tsx': ['templates/islands/quiz/result.module.css'],
      'templates/pages/article/index.tsx': ['templates/components/note/chunk.module.css'],
      'templates/islands/slides/index.tsx': ['templates/islands/slides/style.module.css'],
    },
    css: {
      'templates/islands/quiz/style.module.css': '.question { color: red }',
      'templates/islands/quiz/result.module.css': '.result { color: green }',
      'templates/islands/slides/style.module.css': '.slide { color: blue }',
      'templates/styles/tokens.css': '@custom-media --mobile (width <= 60em); :root { --ink: black }',
      'templates/components/note/chunk.module.css': '@media (--mobile) { .note { color: gray } }',
      'templates/components/note/ink/chunk.module.css': '.ink { color: navy }',
    },
  },
} as unknown as StyledTemplates;

function sheetOf(layout: string, type: string): string {
  const routes = new Map([['/', { layout, pageType: { name: type } }]]);
  return makeSheets(templates, { routes } as unknown as Pick<Site, 'routes'>, '').get(layout) ?? '';
}

test('an island of which a component imports styles brings all its styles, where the component is shown', () => {
  assert.match(sheetOf('own', 'quiz'), /\.question.*\.result|\.result.*\.question/s);
  assert.not.match(sheetOf('plain', 'article'), /question|result/);
});

test('the styles of any other island are in the sheet of every layout that shows pages', () => {
  assert.match(sheetOf('own', 'quiz'), /\.slide/);
  assert.match(sheetOf('plain', 'article'), /\.slide/);
});

test('a chunk of a component and its parts is a sheet of its own, without anything that the sheets of layouts have', () => {
  const routes = new Map([['/', { layout: 'plain', pageType: { name: 'article' } }]]);
  const sheets = makeSheets(templates, { routes } as unknown as Pick<Site, 'routes'>, '');
  assert.match(sheets.get('components/note') ?? '', /^@media[^{]*60em[^{]*\{\.note.*\.ink/s);
  assert.is(sheets.has('components/note/ink'), false);
  assert.not.match(sheets.get('plain') ?? '', /note/);
});

test.run();
