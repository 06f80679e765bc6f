/** Shows the progress of a long run: one line that is overwritten on a terminal, a line for each stage elsewhere. */
interface Progress {
  show: (stage: string, done?: number, total?: number) => void;
  /** Removes the line from a terminal. */
  clear: () => void;
}

/**
 * Makes a progress line on standard error; a silent one where standard output is for machines.
 * @param begin is called with the name of each stage that is shown
 */
export function createProgress(visible: boolean, begin: (stage: string) => void = () => {}): Progress {
  if (!visible) return { show: begin, clear: () => {} };
  const started = performance.now();
  const terminal = process.stderr.isTTY === true;
  const shown = new Set<string>();
  return {
    show(stage, done, total) {
      begin(stage);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const count = total === undefined ? '' : ` ${done}/${total}`;
      if (terminal) process.stderr.write(`\r\u001b[2K${stage}${count} ${seconds} s`);
      else if (!shown.has(stage)) process.stderr.write(`${stage}${count} ${seconds} s\n`);
      shown.add(stage);
    },
    clear() {
      if (terminal) process.stderr.write('\r\u001b[2K');
    },
  };
}
