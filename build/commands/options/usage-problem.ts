/** The command line cannot be understood; the message says what to write. */
export class UsageProblem extends Error {}
