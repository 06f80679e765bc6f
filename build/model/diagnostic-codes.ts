/** The codes of strict checks → what they mean. `exceptions.yaml` can declare each, and limits of hosts. */
export const findings = {
  'unused-string': 'An interface text that nothing reads (strict).',
  'unused-field': 'A field that no page shows (strict).',
  'unused-document': 'A document that no page links to and no form sends (strict).',
  'unused-entry': 'An entry without a page of its own that no page shows (strict).',
  'unused-file': 'A static file, or a picture beside an entry, that nothing names (strict).',
  'orphan-page': 'A page that no page links to (strict).',
  'unrecorded-change': 'Pages that have changed since the days of changes were recorded (strict).',
  'link-to-other-language': 'A link to another language’s page of something that this language has too (strict).',
  'link-to-other-variant': 'A link to a page that has a variant for the layout of the page with the link (strict).',
  'link-without-slash': 'A link to a page without the slash at the end of its address (strict).',
  'link-through-redirect': 'A link to an address that is redirected (strict).',
  'refused-word': 'A word that GLOSSARY.md refuses, in a text of its language (strict).',
  'foreign-text': 'Text that seems to be in another language than its page (strict).',
} as const satisfies Record<string, string>;

/**
 * Code → what it means. Codes are permanent. Each has a fixture site under `test/sites/` with the full text that it
 * prints.
 */
export const catalogue = {
  'template-syntax':
    'A template that cannot be compiled, or that names a class or a custom property that no style sheet has.',
  'template-error': 'A template that fails while it is loaded, or while a page is rendered.',
  'unreadable-file': 'A content file that cannot be read from disk.',
  'hidden-file': 'A hidden file below static/, which would be published.',
  'active-file': 'A file below static/ in which a browser could run a script, or that could load something.',
  'misnamed-file': 'A file below static/ that is not what its name says.',
  'invalid-utf-8': 'A content file, template or script with bytes that are not UTF-8 text.',
  'control-character': 'A content file with an invisible character, such as one from a word processor.',
  'too-large':
    'An input above the limits: a file of over 1 MB, a text or file nested too deeply, or with over 10,000 links, fields or list items; redirects.yaml may have 5 MB and 100,000 fields.',
  'empty-file': 'An empty content file.',
  'merge-conflict': 'A content file, template or script with the marks of a merge conflict of Git.',
  'yaml-syntax':
    'YAML that cannot be parsed: indentation, tabs, duplicate keys, anchors, unclosed quotes, text that YAML ignores.',
  'front-matter': 'A Markdown file whose front matter is missing, unclosed or in another language than YAML.',
  'missing-field': 'A required field that is missing.',
  'unknown-field': 'A field that this kind of entry does not have.',
  'invalid-value': 'A field whose value has the wrong type, is too long, or is not one of the allowed values.',
  'unwritten-text': 'A placeholder where a text or a fact must still be written.',
  'missing-body': 'An entry without the text below its front matter that its kind requires.',
  'unexpected-body': 'Text below the front matter of an entry that does not show it.',
  'unknown-folder': 'An unexpected folder or file.',
  'unknown-locale': 'A words file in a language that the site does not have.',
  'unknown-type': 'A base page whose type is not a page type.',
  'missing-facts': 'An entry folder without its facts file.',
  'missing-words': 'An entry folder without words in any language.',
  'missing-translation': 'Words that exist in one language and are missing in another that requires them.',
  'dangling-reference': 'A reference to an entry that does not exist.',
  'unpublished-reference': 'A link or reference from something public to a draft, or to an entry of a later day.',
  'missing-file': 'A reference to a picture or static file that does not exist.',
  'decomposed-name': 'A picture whose name has accents as characters of their own.',
  'unusable-picture':
    'A picture that browsers cannot show or that is far too large: empty, cut off, HEIC or TIFF, an SVG with a script or a link.',
  'drawing-as-bitmap': 'A drawing that moves or has dark colors, and is published as a bitmap without them.',
  'small-picture': 'A picture with fewer pixels than its place on the page needs.',
  'duplicate-address': 'Two pages, documents or redirects with the same address.',
  'duplicate-output':
    'Two sources of one published file, a file where a folder must be, or names that differ only in case.',
  'reserved-path':
    'A file at a path that a host or a web server runs as a program or reads as its settings, such as _worker.js or x.php.',
  'invalid-route': 'A pattern or path of the route table that cannot be used.',
  'missing-route': 'A base page without an address, or an address without a page.',
  'redirect-loop': 'Redirects in a loop.',
  'redirect-target': 'A redirect to a page that does not exist.',
  'redirect-shadows-page': 'A redirect from the address of a page or file.',
  'host-limit':
    'A redirect, header or error page that a host cannot express. What a host never does, whatever the content is, is a warning that `exceptions.yaml` can accept.',
  'lost-address': 'A published address that no longer exists.',
  'unrecorded-address': 'Addresses that are not in the ledger yet.',
  'broken-link': 'A link to an address or entry that does not exist.',
  'broken-fragment': 'A link to a fragment that the page does not have.',
  'unsafe-link': 'A link with a scheme that is not allowed.',
  'foreign-resource': 'A script, frame, style, picture, video or other file of another site, which pages do not load.',
  'refused-resource':
    'A frame, video or other file of the site that its Content-Security-Policy keeps pages from loading.',
  'duplicate-title': 'Two pages of one language with the same title.',
  'duplicate-description': 'Two pages of one language with the same description.',
  'head-length': 'A title or description that search engines would truncate.',
  'duplicate-id': 'Two elements of one page, or two items of one list, with the same id.',
  'missing-id': 'An attribute such as for or aria-labelledby that names an id which the page does not have.',
  'element-nesting':
    'An element inside another that must not have it, such as <div> inside <p>, or outside one that must, such as <li> outside <ul>.',
  'heading-order': 'A heading level that is skipped, or a page without a heading of level 1.',
  'missing-alt': 'A picture without a text alternative.',
  'missing-text': 'A heading or link without text.',
  'unread-markdown':
    'Text that looks like a link, a picture, bold words, code, a heading, a footnote or a list, but is shown as plain text; code that is not closed; a footnote or a cell that is not shown; a row of a table with too few cells.',
  'undeclared-markdown': 'A field that a template shows as Markdown, and that its schema declares as plain text.',
  directive:
    'A directive of Markdown, such as :::note, that does not exist or is not closed, or that has wrong attributes.',
  'raw-html': 'HTML in Markdown, which is removed, or in a field, which would show the tags.',
  'missing-string': 'An interface text that is missing in a language.',
  'string-placeholders': 'An interface text whose placeholders differ from those of the default language.',
  'string-marks':
    'An interface text with marks such as <policy> that are not in pairs, or that differ from those of the default language.',
  'headings-differ': 'A text whose headings differ from those of the default language.',
  'directives-differ': 'A text whose directives, such as :::note, differ from those of the default language.',
  'links-differ': 'A text whose links differ from those of the default language.',
  'actions-differ': 'A call to action that leads elsewhere than in the default language.',
  'numbers-differ': 'A text whose numbers or dates differ from those of the default language.',
  'fields-differ': 'A field or list item that exists in one language only.',
  'needless-difference': 'A declared difference between languages that does not exist.',
  'stale-translation': 'A translation whose source has changed since it was last confirmed.',
  'unconfirmed-translation': 'A translation that nobody has confirmed.',
  'translation-file': 'A file from a translator that cannot be read, or is not in a language of the site.',
  'translation-unknown': 'A translation of a text that the content does not have.',
  'translation-marks': 'A translation that lacks a link, a placeholder or a mark of its source, or has an extra one.',
  'translation-form':
    'A translation that would be parsed as something else, such as a list, or that cannot be inserted into its file.',
  'translation-outdated': 'A translation of words that have changed since they were exported.',
  'translation-incomplete': 'Translations of only some of the texts that must be imported together.',
  'missing-glyph': 'A character that the site’s fonts do not have.',
  'pdf-source': 'A document that cannot be made into an accessible PDF.',
  'unused-form': 'A form that no page shows.',
  'unused-exception': 'A declared exception that nothing needs (strict).',
  glossary: 'A table or a row of GLOSSARY.md that cannot be used (strict).',
  ...findings,
} as const satisfies Record<string, string>;

export type DiagnosticCode = keyof typeof catalogue;
