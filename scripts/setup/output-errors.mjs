/**
 * Importing this lets a command go on if what reads its output has ended, such as head. If the output cannot be written
 * for another reason, such as a full disk, the command ends with exit code 1 and a sentence on the other stream.
 */
const streams = [
  { stream: process.stdout, other: process.stderr, name: 'Standard output' },
  { stream: process.stderr, other: process.stdout, name: 'Standard error' },
];
let hasFailed = false;

/** Returns whether the output of this process could not be written. */
export const hasOutputFailed = () => hasFailed;

for (const { stream, other, name } of streams) {
  let isReported = false;
  stream.on('error', (error) => {
    if (isReported || ('code' in error && error.code === 'EPIPE')) return;
    isReported = true;
    hasFailed = true;
    other.write(`${name} cannot be written: ${error.message}\n`);
    process.on('exit', () => {
      process.exitCode ||= 1;
    });
  });
}
