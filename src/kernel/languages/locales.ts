/** The languages that staff write the site's texts in; the first one stands in for a text that another lacks. */
export const LOCALES = [
  { code: 'en', label: 'English' },
  { code: 'ru', label: 'Русский' },
  { code: 'sw', label: 'Kiswahili' },
] as const

export type Locale = (typeof LOCALES)[number]['code']

export const DEFAULT_LOCALE: Locale = 'en'

/** The language with a code, as in `?lang=ru`; the default one for anything else. */
export const localeOf = (code: unknown): Locale =>
  LOCALES.find((locale) => locale.code === code)?.code ?? DEFAULT_LOCALE
