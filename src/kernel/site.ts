/** What the product says of whoever runs it; staff write it in the company's settings. */
export type SiteIdentity = {
  /** The trade name: the storefront's, and the sender's of e-mails. */
  readonly name: string
  /** Stands beside the name at the foot of every page; '' for nothing. */
  readonly motto: string
  /** After the name in the title of the home page and in the list of installed apps. */
  readonly purpose: string
  /** Said by search engines and shared links where a page has nothing more particular to say. */
  readonly description: string
  readonly legalName: string | null
  /** Addresses of pictures on this site; null where there is none. */
  readonly logo: { readonly light: string; readonly dark: string } | null
  readonly favicon: string | null
  readonly address: string | null
  readonly phones: readonly string[]
  readonly whatsapp: string | null
  readonly email: string | null
  /** Pages of the company elsewhere. */
  readonly profiles: readonly string[]
}

/**
 * What an installation calls itself until somebody says otherwise; the longer texts of the plain pages are in
 * src/modules/content/pages/texts, the pictures in public/ and src/ui/{wordmark.tsx,characters.svg}.
 */
export const SITE = {
  name: 'Kaido',
  motto: 'the sea road',
  purpose: 'used vehicles for export',
  description: 'Used vehicles for export, each with its price term and every known fact.',
  legalName: null,
  logo: null,
  favicon: null,
  address: null,
  phones: [],
  whatsapp: null,
  email: null,
  profiles: [],
} as const satisfies SiteIdentity

/** A picture of 1,200 by 630 pixels for shared links without one of their own. */
export const SHARED_PICTURE = '/og/site.jpg'

/** Whether the telephone numbers of the showrooms answer on WhatsApp; without it no such link is shown. */
export const PHONES_TAKE_WHATSAPP = true

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
