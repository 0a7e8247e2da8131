import type { Metadata } from 'next'
import { LANGUAGES, languageAddresses, SITE } from '@/modules/settings/rules/site'

type PageFacts = {
  /** Without the name of the site, which the frame adds. */
  title: string
  description: string
  /** The address by which the page is known, beginning with '/'. */
  path: string
  /** False keeps search engines from listing the page; its links are followed all the same. */
  isIndexed?: boolean
}

/** The address by which a page is known, and the same page in every language. */
export const alternatesOf = (path: string): NonNullable<Metadata['alternates']> => ({
  canonical: path,
  languages: languageAddresses(path),
})

const PICTURE = {
  url: SITE.picture,
  width: 1200,
  height: 630,
  alt: 'Used vehicles on a quay in front of a car carrier, drawn',
}

/** A shared link's title, text and picture; X takes them from the same. */
const shared = (title: string, description: string, path?: string): Metadata => ({
  openGraph: {
    type: 'website',
    siteName: SITE.name,
    locale: LANGUAGES[0].openGraph,
    title,
    description,
    url: path,
    images: [PICTURE],
  },
  twitter: { card: 'summary_large_image' },
})

const HOME_TITLE = `${SITE.name}: ${SITE.purpose}`

/** What the head of every page says unless the page says otherwise. `origin` is the site's address without a path. */
export const siteMetadata = (origin: string): Metadata => ({
  metadataBase: new URL(origin),
  title: { default: HOME_TITLE, template: `%s · ${SITE.name}` },
  description: SITE.description,
  applicationName: SITE.name,
  manifest: '/manifest.webmanifest',
  ...shared(HOME_TITLE, SITE.description),
})

/** What the head of the home page says. */
export const homeMetadata: Metadata = {
  alternates: alternatesOf('/'),
  ...shared(HOME_TITLE, SITE.description, '/'),
}

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
