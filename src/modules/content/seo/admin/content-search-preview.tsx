'use client'
import { useConfig, useFormFields } from '@payloadcms/ui'
import { CONTENT_KINDS, type ContentKind } from '@/modules/content/publishing/rules/content-kinds'
import { type SiteNames, withNames } from '@/modules/content/topics/rules/fill-in-site-names'
import { SearchPreview } from '@/ui/back-office/search-preview/search-preview'
import { type SiteHead, servedDescription, servedTitle } from '../rules/served-title-and-description'
import { SuggestButton } from './suggest-button'

/** `names` are filled into the texts; null where they are served as they are written. */
type Props = { kind: ContentKind; site: SiteHead; names: SiteNames | null }

/** What stands in a field now, as readers see it; '' if it is empty. */
function useText(name: string, names: SiteNames | null = null): string {
  const value = useFormFields(([fields]) => fields[name]?.value)
  const text = typeof value === 'string' ? value.trim() : ''
  return names ? withNames(text, names) : text
}

/** How search engines list a post or topic page, as its texts are typed. */
export function ContentSearchPreview({ kind, names, site }: Props) {
  const { serverURL } = useConfig().config
  const texts = {
    title: useText('title', names),
    metaTitle: useText('metaTitle', names),
    metaDescription: useText('metaDescription', names),
    excerpt: useText('excerpt', names),
  }
  const [publicRoute, route] = [useText('publicRoute'), useText('route')]
  return (
    <>
      <SearchPreview
        description={servedDescription(texts) || site.description}
        origin={serverURL}
        path={CONTENT_KINDS[kind].urlOf(publicRoute || route)}
        title={servedTitle(texts, site.name)}
      />
      <SuggestButton />
    </>
  )
}
