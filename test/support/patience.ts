/**
 * What a test waits for something at most, in milliseconds. Tests wait for an event, or for the end of its process; this
 * is the last resort, on a machine that does other work.
 */
export const lastResort = 180_000;
