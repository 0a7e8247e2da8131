/** The identity of the company that runs this installation; staff edit it in the company's settings. */
export type SiteIdentity = {
  /** The trade name, used by the storefront and as the sender of e-mails. */
  readonly name: string
  /** Shown next to the name at the foot of every page; '' for nothing. */
  readonly motto: string
  /** Follows the name in the title of the home page and in the list of installed apps. */
  readonly purpose: string
  /** Used by search engines and shared links for pages without a description of their own. */
  readonly description: string
  readonly legalName: string | null
  /** Its number in the register of companies. */
  readonly registrationNumber: string | null
  /** Associations that it belongs to, as they are printed. */
  readonly memberships: readonly string[]
  /** URLs of pictures on this site; null for none. */
  readonly logo: { readonly light: string; readonly dark: string } | null
  readonly favicon: string | null
  readonly address: string | null
  readonly phones: readonly string[]
  readonly whatsapp: string | null
  readonly email: string | null
  /** The company's pages elsewhere. */
  readonly profiles: readonly string[]
}

/**
 * The identity of an installation before its company settings are saved; the longer texts of the plain pages
 * are in src/modules/content/topics/data, the pictures in public/ and src/ui/{wordmark.tsx,characters.svg}.
 */
export const SITE = {
  name: 'Kaido',
  motto: 'the sea road',
  purpose: 'used vehicles for export',
  description: 'Used vehicles for export, each with its price type and all known details.',
  legalName: null,
  registrationNumber: null,
  memberships: [],
  logo: null,
  favicon: null,
  address: null,
  phones: [],
  whatsapp: null,
  email: null,
  profiles: [],
} as const satisfies SiteIdentity

/** A picture of 1,200 by 630 pixels for shared links to pages without one of their own. */
export const SHARED_PICTURE = '/og/site.jpg'

/** Whether the showrooms' telephone numbers are on WhatsApp; if not, no WhatsApp link is shown. */
export const PHONES_TAKE_WHATSAPP = true
