/** The versions of the data by which this Node writes dates, numbers and lists: another Node may write them otherwise. */
export const languageData = `${process.versions.icu} ${process.versions.cldr}`;
