import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { editorLink } from '../../build/preview/source/editor.ts';

const editors = suite('links into the editor');
const place = { file: 'pages/a b/en.md', line: 3, column: 7 };

function linkWith(environment: Record<string, string>): string | undefined {
  return editorLink('/site/content', environment)(place);
}

editors('Visual Studio Code, unless the environment names another', () => {
  assert.is(linkWith({}), 'vscode://file/site/content/pages/a%20b/en.md:3:7');
  assert.is(linkWith({ EDITOR: 'vim', TERM_PROGRAM: 'vscode' }), 'vscode://file/site/content/pages/a%20b/en.md:3:7');
  assert.is(linkWith({ VISUAL: '/usr/bin/zed --wait' }), 'zed://file/site/content/pages/a%20b/en.md:3:7');
  assert.is(
    linkWith({ TERMINAL_EMULATOR: 'JetBrains-JediTerm' }),
    'idea://open?file=/site/content/pages/a%20b/en.md&line=3&column=7',
  );
});

editors('EDITOR_URL names an editor, gives an address, or none', () => {
  assert.is(linkWith({ EDITOR_URL: 'Cursor', EDITOR: 'zed' }), 'cursor://file/site/content/pages/a%20b/en.md:3:7');
  assert.is(linkWith({ EDITOR_URL: 'x-edit:{path}#{line}' }), 'x-edit:/site/content/pages/a%20b/en.md#3');
  assert.is(linkWith({ EDITOR_URL: 'none' }), undefined);
});

editors('a path cannot leave its place in the address', () => {
  assert.is(editorLink('/si?te/#1', {})({ file: '$&.md', line: 1, column: 1 }), 'vscode://file/si%3Fte/%231/$&.md:1:1');
});

editors.run();
