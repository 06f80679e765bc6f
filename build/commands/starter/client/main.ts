/* Every page loads this file. Pages must work without it. */
export {};
