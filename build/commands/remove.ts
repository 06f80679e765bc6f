import { checkEntry, editContent } from './edit-content.ts';
import { removeEntry } from './editors/remove.ts';
import type { Options } from './options/options.ts';
import { UsageProblem } from './options/usage-problem.ts';

/** Runs `remove`: takes an entry out of the site in every language, with all that leads to it → the exit code. */
export function runRemove(options: Options): Promise<number> {
  const [ref, ...more] = options.words;
  if (ref === undefined || more.length > 0)
    throw new UsageProblem(
      'Say what to remove: npm run remove -- folder/id, with --to folder/id for what replaces it.',
    );
  const { to } = options;
  if (to === ref) throw new UsageProblem(`${ref} cannot take its own place.`);
  return editContent(
    options,
    (content) => {
      for (const named of to === undefined ? [ref] : [ref, to]) checkEntry(content, named);
      return { ...removeEntry({ ...content, ref, to }), moves: { from: ref } };
    },
    'removed',
  );
}
