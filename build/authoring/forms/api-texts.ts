/** Interface texts that only the forms API answers with; no page shows them. */
export const apiTexts = { tooMuch: 'errors.tooMuch', back: 'errors.back' } as const;
