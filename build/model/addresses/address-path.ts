/** Returns an address without its query and its fragment. */
export const addressPath = (address: string): string => address.replace(/[?#].*$/s, '');
