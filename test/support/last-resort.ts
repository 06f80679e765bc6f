/**
 * How long a test waits for what never comes, in milliseconds. Waits end with what they wait for, or with the end of the
 * process that should bring it about; this ends a run that would hang.
 */
export const lastResort = 300_000;
