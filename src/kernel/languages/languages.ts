/**
 * The languages that staff write the site's texts in; the first one stands in for a text that another lacks. Of those
 * that the pages themselves come in, `pages` has the name for Open Graph and the prefix of their addresses.
 */
export const LANGUAGES = [
  { code: 'en', label: 'English', pages: { openGraph: 'en_GB', prefix: '' } },
  { code: 'ru', label: 'Русский', pages: null },
  { code: 'sw', label: 'Kiswahili', pages: null },
] as const

export const DEFAULT_LANGUAGE = LANGUAGES[0]

export type Locale = (typeof LANGUAGES)[number]['code']

export const DEFAULT_LOCALE: Locale = DEFAULT_LANGUAGE.code

/** The language with a code, as in `?lang=ru`; the default one for anything else. */
export const localeOf = (code: unknown): Locale =>
  LANGUAGES.find((language) => language.code === code)?.code ?? DEFAULT_LOCALE

/** Those that the pages themselves come in. */
export const PAGE_LANGUAGES = LANGUAGES.flatMap(({ code, pages }) => (pages ? [{ code, ...pages }] : []))

/**
 * The URLs of one page in every language, for `link rel=alternate hreflang`: one per language, and
 * `x-default` for readers of any other.
 * @param path of the page without a language, beginning with '/'
 */
export function languageUrls(path: string): Record<string, string> {
  const at = (prefix: string) => `${prefix}${path}` || '/'
  return Object.fromEntries([
    ['x-default', at(DEFAULT_LANGUAGE.pages.prefix)],
    ...PAGE_LANGUAGES.map(({ code, prefix }) => [code, at(prefix)]),
  ])
}
