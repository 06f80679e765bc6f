import type { StoredFile, SubmissionStore } from '../../build/preview/forms-api/store.ts';
import type { StoredSubmission } from '../../build/preview/forms-api/submission.ts';

export function memoryStore(): SubmissionStore & { submissions: StoredSubmission[]; files: StoredFile[] } {
  const submissions: StoredSubmission[] = [];
  const files: StoredFile[] = [];
  return {
    submissions,
    files,
    async add(submission, file) {
      if (submission.key && submissions.some((one) => one.key === submission.key)) return;
      submissions.push(submission);
      if (file) files.push(file);
    },
  };
}
