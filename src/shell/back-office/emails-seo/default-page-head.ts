import type { UsualHead } from '@/modules/content/seo/admin/seo-form'
import type { PageType } from '@/modules/content/seo/rules/seo-setting'
import { listingDescription, listingTitle } from '@/modules/inventory/cards/rules/listing-title'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { env } from '@/server/env'
import { siteIdentity } from '@/server/site-identity'
import { DEFAULT_SHARE_PICTURE } from '../../storefront/default-share-picture'
import { homeTitle } from '../../storefront/page-metadata'
import * as words from './words'

/** Where pages of a type are, for the address in a preview. */
const PATHS: Readonly<Record<PageType, string>> = {
  homepage: '/',
  'browse-stock': LISTING,
  careers: '/jobs',
  global: `/${words.pagesWithoutTexts}`,
}

const ALL = { kind: 'all' } as const

function textsOf(pageType: PageType): { title: string; description: string } {
  const { description, name } = siteIdentity()
  if (pageType === 'browse-stock')
    return { title: `${listingTitle(ALL, 1)} · ${name}`, description: listingDescription(ALL, null) }
  return { title: pageType === 'careers' ? `${words.careers} · ${name}` : homeTitle(), description }
}

/** What pages of a type have in their heads without settings. */
export const defaultPageHead = (pageType: PageType): UsualHead => ({
  origin: env().SERVER_URL,
  path: PATHS[pageType],
  picture: DEFAULT_SHARE_PICTURE.url,
  ...textsOf(pageType),
})
