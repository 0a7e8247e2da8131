/** The message for a text that `isStorable` refuses; put the field's label in front. */
export const UNSTORABLE_MESSAGE = 'contains characters that cannot be stored'

/** What XML 1.0, and so no feed, sitemap or workbook, can contain: control characters but tab and breaks, U+FFFE and U+FFFF. */
const NOT_IN_XML = /(?![\t\n\r\x7F-\x9F])[\p{Cc}\uFFFE\uFFFF]/gu

/**
 * Whether the text can be stored and written everywhere: Postgres rejects NUL, lone surrogates have no UTF-8 form, and XML
 * has no form for other control characters.
 */
export const isStorable = (text: string): boolean => text.isWellFormed() && text.search(NOT_IN_XML) < 0

/** The text without what XML cannot contain. */
export const withoutUnstorable = (text: string): string => text.toWellFormed().replaceAll(NOT_IN_XML, '')
