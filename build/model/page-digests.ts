/** The file of the published folder with the digests of pages. */
export const pageDigestsFile = 'page-digests.txt';

/** The first line of that file. A host may answer a missing file with a page, which does not begin with this line. */
export const pageDigestsHead = '# The words of each page, as digests: npm run publish announces those that change.';
