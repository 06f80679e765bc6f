/** The endings of files that get compressed copies beside them, if a site asks for them. */
export const compressedEndings = ['html', 'css', 'js', 'svg', 'xml', 'txt', 'json', 'webmanifest', 'ics', 'csv'];
