'use client'

import { DEFAULT_LANGUAGE, languageUrls } from '@/kernel/languages/languages'
import { SHARE_SIZE } from '@/modules/inventory/catalogue/rules/share-picture-url'
import { type Packed, usePacked } from '@/ui/packed-data'
import type { PageFacts } from '@/ui/page/page-facts-type'
import { DEFAULT_SHARE_PICTURE } from './default-share-picture'

type Props = {
  facts: Packed<PageFacts>
  /** The site's URL without a path. */
  origin: string
  /** The name of the site. */
  site: string
}

/**
 * The head of a page that is requested most, drawn from one text; for all others `pageMetadata` contains the same.
 * Such a page has `OWN_HEAD` for its metadata, or there would be two titles.
 */
export function HtmlHead({ facts, origin, site }: Props) {
  const page = usePacked(facts)
  const { title, isWholeTitle, description, keywords, path, isIndexed = true } = page
  return (
    <>
      <title>{isWholeTitle ? title : `${title} · ${site}`}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={origin + path} />
      {Object.entries(languageUrls(path)).map(([language, address]) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + address} />
      ))}
      {Object.entries(sharedFacts(page, origin, site)).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {/* X takes title, text and picture from the others. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** What sites show of a link, in the words of Open Graph. */
const sharedFacts = (
  { title, description, path, picture = DEFAULT_SHARE_PICTURE }: PageFacts,
  origin: string,
  site: string,
) => ({
  'og:title': title,
  'og:description': description,
  'og:url': origin + path,
  'og:site_name': site,
  'og:locale': DEFAULT_LANGUAGE.pages.openGraph,
  'og:image': origin + picture.url,
  'og:image:type': 'image/jpeg',
  'og:image:width': String(SHARE_SIZE.width),
  'og:image:height': String(SHARE_SIZE.height),
  'og:image:alt': picture.alt,
  'og:type': 'website',
})
