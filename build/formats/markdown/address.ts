/** Returns whether a text without spaces looks like the address of a link. */
export function isAddress(text: string): boolean {
  return /^([a-z0-9-]+\/[\w/#-]+|\/\S*|#\S+|https?:\S+|mailto:\S+|tel:\S+|www\.\S+)$/.test(text);
}

/** Returns whether a text is the address of a site or a mailbox, as nothing but an address is written. */
export function isWholeAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.)[^\s<>()]+$|^(?:mailto:)?[^\s<>()@:]+@[\w-]+(?:\.[\w-]+)+$/i.test(text);
}
