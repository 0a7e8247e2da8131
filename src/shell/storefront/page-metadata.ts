import type { Metadata } from 'next'
import { DEFAULT_LANGUAGE, languageUrls } from '@/kernel/languages/languages'
import { SHARE_SIZE } from '@/modules/inventory/catalogue/rules/share-picture-url'
import { siteIdentity } from '@/server/site-identity'
import type { PageFacts, SharedPicture } from '@/ui/page/page-facts'
import { SITE_PICTURE } from './site-picture'

/** The canonical URL of a page, and the same page in every language. */
const alternatesOf = (path: string): NonNullable<Metadata['alternates']> => ({
  canonical: path,
  languages: languageUrls(path),
})

/** A shared link's title, text and picture, used by X as well. */
const shared = (
  title: string,
  description: string,
  path?: string,
  picture: SharedPicture = SITE_PICTURE,
): Metadata => ({
  openGraph: {
    type: 'website',
    siteName: siteIdentity().name,
    locale: DEFAULT_LANGUAGE.pages.openGraph,
    title,
    description,
    url: path,
    images: [{ ...picture, ...SHARE_SIZE, type: 'image/jpeg' }],
  },
  twitter: { card: 'summary_large_image' },
})

/** The title of the home page, and of pages without one. */
export const homeTitle = (): string => {
  const { name, purpose } = siteIdentity()
  return [name, purpose].filter(Boolean).join(': ')
}

/**
 * Every page's default metadata. `origin` is the site's address without a path. The data for shared links come with each
 * page that is shared: Next would work out those of the frame first, for every page.
 */
export function siteMetadata(origin: string): Metadata {
  const { description, favicon, name } = siteIdentity()
  return {
    metadataBase: new URL(origin),
    title: { default: homeTitle(), template: `%s · ${name}` },
    description,
    applicationName: name,
    manifest: '/manifest.webmanifest',
    ...(favicon && { icons: { icon: favicon } }),
  }
}

/** The home page's metadata. */
export const homeMetadata = (): Metadata => ({
  alternates: alternatesOf('/'),
  ...shared(homeTitle(), siteIdentity().description, '/'),
})

/** A page's own metadata: title, URL, languages, and the data for shared links. */
export function pageMetadata({ title, description, path, isIndexed = true, picture }: PageFacts): Metadata {
  return {
    title,
    description,
    alternates: alternatesOf(path),
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
    ...shared(title, description, path, picture),
  }
}

/** The metadata of a page that renders its own head with `PageHead`: none of the frame's. */
export const OWN_HEAD: Metadata = { title: null, description: null }
