import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { idOf, writeCorpus } from '../bench/corpus.mjs';

/**
 * @typedef {object} Edit
 * @property {string} name
 * @property {string} file from the site's folder
 * @property {RegExp} place where the number of the save goes
 * @property {(save: number) => string} text what is put there
 * @property {(save: number) => string} shown what the page, or its style sheet, then has
 */

const guide = 'templates/pages/guide';
const leaf = 'templates/components/prose/index.tsx';
const shared = 'templates/shared-structs.ts';
const island = 'templates/islands/form/index.tsx';

/**
 * Lays out the site whose files are edited: the real one, or one of so many generated pages with its templates.
 * @param {{ root: string, folder: string, pages: number }} options no pages: the real site
 * @returns {{ site: string, page: string, edits: Edit[] }}
 */
export function layOutSite({ root, folder, pages }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const site = join(folder, 'site');
  if (pages > 0) writeCorpus({ root, folder, guides: Math.max(1, Math.round(pages / 3)) });
  for (const name of pages > 0 ? ['templates', 'client'] : ['content', 'static', 'templates', 'client'])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(site, name), { recursive: true });
  const id = pages > 0 ? idOf(1) : 'honest-devops';
  letPageShowModules(site);
  return { site, page: `/toolbox/${id}/`, edits: editsOf(id) };
}

/**
 * Makes the page of a guide show a value of each module that is edited, which is 0 first.
 * @param {string} site
 */
function letPageShowModules(site) {
  const values = ['page', 'schema', 'shared'].map((name) => `data-${name}-edit={${name}Edit}`).join(' ');
  change(join(site, shared), (text) => `${text}\nexport const sharedEdit = 0;\n`);
  change(join(site, guide, 'schema.ts'), (text) => `${text}\nexport const schemaEdit = 0;\n`);
  change(join(site, guide, 'index.tsx'), (text) =>
    text
      .replace(
        /^import/,
        "import { sharedEdit } from '../../shared-structs.ts';\nimport { schemaEdit } from './schema.ts';\nimport",
      )
      .replace('const page = usePage();', 'const page = usePage();\n  const pageEdit = 0;')
      .replace('    <>\n', `    <>\n      <i ${values} />\n`),
  );
  change(join(site, leaf), (text) => text.replace(/<(div|section|article)\b/, '<$1 data-leaf-edit={0}'));
  change(join(site, island), (text) => text.replace(/<form\b/, '<form data-island-edit={0}'));
}

/**
 * @param {string} id
 * @returns {Edit[]}
 */
function editsOf(id) {
  return [
    {
      name: 'content word',
      file: `content/toolbox/${id}/en.md`,
      place: /(?:\nEdit \d+ is here\.\n)?$/,
      text: (save) => `\nEdit ${save} is here.\n`,
      shown: (save) => `Edit ${save} is here`,
    },
    {
      name: 'CSS module',
      file: `${guide}/style.module.css`,
      place: /(?:\nh1 \{ outline-offset: \d+px; \}\n)?$/,
      text: (save) => `\nh1 { outline-offset: ${save}px; }\n`,
      shown: (save) => `outline-offset:${save}px`,
    },
    valueEdit('leaf component', 'leaf', leaf, /data-leaf-edit=\{\d+\}/, (save) => `data-leaf-edit={${save}}`),
    valueEdit('island', 'island', island, /data-island-edit=\{\d+\}/, (save) => `data-island-edit={${save}}`),
    ...[
      ['page type', 'page', `${guide}/index.tsx`],
      ['schema', 'schema', `${guide}/schema.ts`],
      ['shared module', 'shared', shared],
    ].map(([name = '', value = '', file = '']) =>
      valueEdit(name, value, file, new RegExp(`${value}Edit = \\d+`), (save) => `${value}Edit = ${save}`),
    ),
  ];
}

/**
 * @param {string} name
 * @param {string} value
 * @param {string} file
 * @param {RegExp} place
 * @param {(save: number) => string} text
 * @returns {Edit}
 */
function valueEdit(name, value, file, place, text) {
  return { name, file, place, text, shown: (save) => `data-${value}-edit="${save}"` };
}

/**
 * Changes a file; fails if nothing changes.
 * @param {string} path
 * @param {(text: string) => string} edit
 */
export function change(path, edit) {
  const text = readFileSync(path, 'utf8');
  const changed = edit(text);
  if (changed === text) throw new Error(`${path} was not changed.`);
  writeFileSync(path, changed);
}
