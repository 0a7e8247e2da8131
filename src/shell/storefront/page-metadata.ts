import type { Metadata } from 'next'
import { LANGUAGES, languageAddresses } from '@/kernel/site'
import { SHARE_SIZE } from '@/modules/inventory/catalogue/ui/pictures/share-address'
import { siteIdentity } from '@/server/site-identity'
import type { PageFacts } from '@/ui/page-facts'
import { SITE_PICTURE } from './site-picture'

/** The address by which a page is known, and the same page in every language. */
const alternatesOf = (path: string): NonNullable<Metadata['alternates']> => ({
  canonical: path,
  languages: languageAddresses(path),
})

/** A shared link's title, text and picture; X takes them from the same. */
const shared = (title: string, description: string, path?: string): Metadata => ({
  openGraph: {
    type: 'website',
    siteName: siteIdentity().name,
    locale: LANGUAGES[0].openGraph,
    title,
    description,
    url: path,
    images: [{ ...SITE_PICTURE, ...SHARE_SIZE, type: 'image/jpeg' }],
  },
  twitter: { card: 'summary_large_image' },
})

const homeTitle = (): string => {
  const { name, purpose } = siteIdentity()
  return [name, purpose].filter(Boolean).join(': ')
}

/** What the head of every page says unless the page says otherwise. `origin` is the site's address without a path. */
export function siteMetadata(origin: string): Metadata {
  const { description, favicon, name } = siteIdentity()
  return {
    metadataBase: new URL(origin),
    title: { default: homeTitle(), template: `%s · ${name}` },
    description,
    applicationName: name,
    manifest: '/manifest.webmanifest',
    ...(favicon && { icons: { icon: favicon } }),
    ...shared(homeTitle(), description),
  }
}

/** What the head of the home page says. */
export const homeMetadata = (): Metadata => ({
  alternates: alternatesOf('/'),
  ...shared(homeTitle(), siteIdentity().description, '/'),
})

/** What the head of a page says of it: title, address, languages, and what a shared link shows. */
export function pageMetadata({ title, description, path, isIndexed = true }: PageFacts): Metadata {
  return {
    title,
    description,
    alternates: alternatesOf(path),
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
    ...shared(title, description, path),
  }
}

/** The metadata of a page that draws its head itself, with `PageHead`: nothing of what the frame says. */
export const OWN_HEAD: Metadata = { title: null, description: null, openGraph: null, twitter: null }
