import { installTools } from './test-tools.mjs';

/** Installs the tools of the tests that the arguments name; prints those that cannot be had, each with the reason. */
const problems = installTools(process.argv.slice(2));
if (problems.length > 0) console.log(problems.map((problem) => `Not tested everywhere: ${problem}`).join('\n'));
