/** Thrown if a page cannot be rendered; its diagnostics say why. */
export class UnrenderablePage extends Error {}
