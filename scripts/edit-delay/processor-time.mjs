import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the processor time that a process and its children have used, in ms; 0 on systems without `/proc`.
 * @param {number} pid
 * @returns {number}
 */
export function processorTime(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const own = threads.map((thread) => Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) / 1e6);
    const children = threads.flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).match(/\d+/g) ?? []);
    return sum(own) + sum(children.map((child) => processorTime(Number(child))));
  } catch {
    return 0;
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // A thread that has ended.
    return '';
  }
}

/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);
