'use client'
import { useConfig, useFormFields } from '@payloadcms/ui'
import { CONTENT_KINDS, type ContentKind } from '@/modules/content/publishing/rules/content-kinds'
import { SearchPreview } from '@/ui/back-office/search-preview/search-preview'
import { SuggestButton } from './suggest-button'

/** What stands in a field now; '' if it is empty. */
function useText(name: string): string {
  const value = useFormFields(([fields]) => fields[name]?.value)
  return typeof value === 'string' ? value.trim() : ''
}

/** How search engines list a post or topic page, as its texts are typed. */
export function SearchPreviewField({ kind }: { kind: ContentKind }) {
  const { serverURL } = useConfig().config
  const [title, metaTitle] = [useText('title'), useText('metaTitle')]
  const [description, excerpt] = [useText('metaDescription'), useText('excerpt')]
  const [publicRoute, route] = [useText('publicRoute'), useText('route')]
  return (
    <>
      <SearchPreview
        description={description || excerpt}
        origin={serverURL}
        path={CONTENT_KINDS[kind].urlOf(publicRoute || route)}
        title={metaTitle || title}
      />
      <SuggestButton />
    </>
  )
}
