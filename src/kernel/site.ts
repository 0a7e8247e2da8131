/**
 * What this installation calls itself. Whoever runs it changes the name here; the longer texts of the plain pages
 * are in src/modules/content/pages/texts, the pictures in public/ and src/ui/{wordmark.tsx,characters.svg}.
 */
export const SITE = {
  name: 'Kaido',
  /** Stands beside the name at the foot of every page; '' for nothing. */
  motto: 'the sea road',
  /** After the name in the title of the home page and in the list of installed apps. */
  purpose: 'used vehicles for export',
  /** Said by search engines and shared links where a page has nothing more particular to say. */
  description: 'Used vehicles for export, with the term of every price and every known fact stated.',
  /** A picture of 1,200 by 630 pixels for shared links without one of their own. */
  picture: '/og/site.jpg',
  /** Whether the telephone numbers of the showrooms answer on WhatsApp; without it no such link is shown. */
  phonesTakeWhatsApp: true,
} as const

/** Languages that the pages exist in, and how the address of a page begins in each; the first is the default. */
export const LANGUAGES = [{ code: 'en', openGraph: 'en_GB', prefix: '' }] as const

/**
 * The addresses of one page in every language, for `link rel=alternate hreflang`: one per language, and `x-default`
 * for readers of all the others.
 *
 * @param path of the page without a language, beginning with '/'
 */
export function languageAddresses(path: string): Record<string, string> {
  const at = (prefix: string) => `${prefix}${path}` || '/'
  return Object.fromEntries([
    ['x-default', at(LANGUAGES[0].prefix)],
    ...LANGUAGES.map(({ code, prefix }) => [code, at(prefix)]),
  ])
}
