import type { Metadata } from 'next'
import { DEFAULT_LANGUAGE, languageUrls } from '@/kernel/languages/languages'
import type { SeoTexts } from '@/modules/content/seo/rules/seo-setting'
import { SHARE_SIZE } from '@/modules/inventory/catalogue/rules/share-picture-url'
import { siteIdentity } from '@/server/site-identity'
import type { PageFacts, SharedPicture } from '@/ui/page/page-facts-type'
import { DEFAULT_SHARE_PICTURE } from './default-share-picture'

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
  picture: SharedPicture = DEFAULT_SHARE_PICTURE,
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
 *
 * @param setting of the pages that have no type of their own
 */
export function siteMetadata(origin: string, setting: SeoTexts | null = null): Metadata {
  const { description, favicon, name } = siteIdentity()
  return {
    metadataBase: new URL(origin),
    title: { default: setting?.title ?? homeTitle(), template: `%s · ${name}` },
    description: setting?.description ?? description,
    ...keywordsOf(setting?.keywords),
    applicationName: name,
    manifest: '/manifest.webmanifest',
    ...(favicon && { icons: { icon: favicon } }),
  }
}

const keywordsOf = (keywords: string | null | undefined): Metadata => (keywords ? { keywords } : {})

/** The home page's metadata; its own page type stands alone, so that nothing comes from the site's. */
export function homeMetadata(setting: SeoTexts | null): Metadata {
  const title = setting?.title ?? homeTitle()
  const description = setting?.description ?? siteIdentity().description
  return {
    title: { absolute: title },
    description,
    keywords: setting?.keywords ?? null,
    alternates: alternatesOf('/'),
    ...shared(title, description, '/'),
  }
}

/** A page's own metadata: title, URL, languages, and the data for shared links. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { title, isWholeTitle, description, keywords, path, isIndexed = true, picture } = facts
  return {
    title: isWholeTitle ? { absolute: title } : title,
    // Without one, the site's remains.
    ...(description && { description }),
    ...keywordsOf(keywords),
    alternates: alternatesOf(path),
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
    ...shared(title, description, path, picture),
  }
}

/** What a page says to search engines, with the settings of its type in place of generated texts. */
export const withSetting = (facts: PageFacts, setting: SeoTexts | null): PageFacts => ({
  ...facts,
  ...(setting?.title && { title: setting.title, isWholeTitle: true }),
  ...(setting?.description && { description: setting.description }),
  ...(setting?.keywords && { keywords: setting.keywords }),
})

/** The metadata of a page that renders its own head with `HtmlHead`: none of the frame's. */
export const OWN_HEAD: Metadata = { title: null, description: null }

/** The same for a page whose type has keywords of its own, or none. */
export const OWN_KEYWORDS: Metadata = { ...OWN_HEAD, keywords: null }
