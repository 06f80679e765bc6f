/**
 * Creates the function that a build calls as each stage begins. Each leaves a mark in Node's performance timeline,
 * which `scripts/edit-delay.mjs` reads; only those of the last build are kept.
 */
export function createStageMarks(): { begin: () => void; enter: (stage: string) => void } {
  let last = '';
  return {
    begin() {
      performance.clearMarks();
      last = '';
    },
    enter(stage) {
      if (stage !== last) performance.mark(stage);
      last = stage;
    },
  };
}
