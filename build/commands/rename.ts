import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isSlug } from '../authoring/values/slug.ts';
import { type ContentEdit, checkEntry, type EditedContent, editContent } from './edit-content.ts';
import { RenameProblem, renameId, renameSlug } from './editors/rename.ts';
import type { Options } from './options/options.ts';
import { UsageProblem } from './options/usage-problem.ts';

/** Runs `rename`: gives an entry another address or id, with all that leads to it → the exit code. */
export function runRename(options: Options): Promise<number> {
  return editContent(options, (content) => plan(options, content), 'moved');
}

function plan(options: Options, content: EditedContent): ContentEdit {
  const { words, id } = options;
  const { site, texts } = content;
  const [ref, slug, ...more] = words;
  if (ref === undefined || (slug === undefined && id === undefined) || more.length > 0)
    throw new UsageProblem('Say what to rename: npm run rename -- folder/id new-slug, or with --id new-id for its id.');
  checkEntry(content, ref);
  const locale = options.locale ?? site.config.defaultLocale;
  if (!site.config.locales.some((one) => one.id === locale))
    throw new UsageProblem(
      `"${locale}" is not a language of this site. Its languages are: ${site.config.locales.map((one) => one.id).join(', ')}.`,
    );
  const name = slug ?? id ?? '';
  if (!isSlug(name))
    throw new UsageProblem(
      `"${name}" is no slug. Write lower-case letters a–z, digits and single hyphens, at most 80 characters.`,
    );
  if (slug !== undefined && id !== undefined)
    throw new RenameProblem('Rename the slug and the id one after the other.');
  if (slug !== undefined) return renameSlug({ site, texts, ref, locale, slug });
  if (ref.startsWith('pages/'))
    throw new RenameProblem('The id of a base page stays: templates name it. Its address can be renamed.');
  const target = `${ref.split('/')[0]}/${name}`;
  if (existsSync(join(options.content, target))) throw new RenameProblem(`${target} is there already.`);
  return { ...renameId({ texts, ref, id: name }), moves: { from: ref, to: target } };
}
