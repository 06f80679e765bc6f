import type { SubmittedFile } from '#authoring/forms/field-kinds.ts';
import type { FileKind } from '#authoring/forms/file-kind.ts';
import {
  normalizeSubmission,
  type Problem,
  type RuledForm,
  type Submission,
  validateSubmission,
} from '#authoring/forms/rules.ts';

/** Checks a tidied submission as the server will; a file whose name and size are right is read, too. */
export async function findProblems(form: RuledForm, data: Submission): Promise<Problem[]> {
  const found = validateSubmission(form, data);
  const files = Object.entries(data).filter(
    (entry): entry is [string, File] => entry[1] instanceof File && !found.some(({ field }) => field === entry[0]),
  );
  if (files.length === 0) return found;
  const read = await Promise.all(files.map(async ([name, file]) => [name, await readKind(file)] as const));
  return validateSubmission(form, { ...data, ...Object.fromEntries(read) });
}

/**
 * Checks a form in which a field was changed, or a file chosen in the field that `file` names. Returns a function that
 * brings the problems known so far up to date: those that are mended are left out, and a file is checked when it is chosen.
 */
export async function findCurrentProblems(
  form: RuledForm,
  typed: Readonly<Record<string, unknown>>,
  file: string | undefined,
): Promise<(known: Problem[]) => Problem[]> {
  const data = normalizeSubmission(form, typed);
  const found = file !== undefined ? await findProblems(form, data) : validateSubmission(form, data);
  return (known) => {
    const current = form.fields.flatMap(({ name, kind }) => {
      const before = known.filter(({ field }) => field === name);
      const isChecked = kind === 'file' ? name === file : before.length > 0;
      return isChecked ? found.filter(({ field }) => field === name) : before;
    });
    // The same list again renders nothing anew, which would undo what the browser filled in by itself.
    return current.length === 0 && known.length === 0 ? known : current;
  };
}

/** Returns what a file is by its bytes. Where that cannot be found out here, the server does. */
async function readKind(file: File): Promise<SubmittedFile> {
  const { name, size } = file;
  const kind = await import('#authoring/forms/file-kind.ts').then(
    async ({ fileKind }): Promise<FileKind> =>
      file.arrayBuffer().then(
        (bytes) => fileKind(new Uint8Array(bytes)),
        // It was moved or taken away after it had been chosen.
        () => 'unknown',
      ),
    () => undefined,
  );
  return kind ? { name, size, kind } : { name, size };
}
