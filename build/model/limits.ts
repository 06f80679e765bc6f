/** The most that the build reads. Larger inputs are refused with a diagnostic, so that none can exhaust the machine. */
export const limits = {
  /** Bytes of a content file. */
  fileBytes: 1_000_000,
  /** Bytes of a file that translators return: it holds the texts of many content files, twice. */
  exchangeBytes: 20_000_000,
  /** Levels of lists, quotations, emphasis, YAML collections or XML elements within each other. */
  depth: 64,
  /** Links, pictures and footnotes of one text. */
  links: 10_000,
  /** Signs of Markdown in one text: stars, bars, backticks, line marks. */
  marks: 50_000,
  /** Characters of an interface text: i18next looks for placeholders in the square of its length. */
  interfaceText: 5_000,
  /** Items of lists, and cells of tables, in one text. */
  items: 10_000,
  cells: 100_000,
  /** Lines of one text. */
  lines: 50_000,
  /** Fields of a YAML file, and items of its lists. */
  fields: 10_000,
  /** `fileBytes` and `fields` of `redirects.yaml`, which has up to four fields for each address that the site ever gave up. */
  redirectsBytes: 5_000_000,
  redirectsFields: 100_000,
};
