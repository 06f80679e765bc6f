/** Returns an address as Markdown is rendered with it: characters that an address cannot have are escaped. */
export const escapeAddress = (address: string): string =>
  encodeURI(address.replace(/\p{Cs}/gu, '\ufffd')).replace(/%25(?=[\da-z]{2})/gi, '%');

/** Returns an address as people read and write it: composed letters in place of their escapes, unless these are no UTF-8. */
export const readableAddress = (address: string): string =>
  address.replace(/(?:%[89a-f][\da-f])+/gi, decodeOrKeep).normalize('NFC');

function decodeOrKeep(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}
