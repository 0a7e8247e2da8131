import type { Payload } from 'payload'
import type { ContentKind } from '@/modules/content/publishing/rules/content-kinds'
import { readNamesForTexts } from '@/modules/content/topics/queries/read-names-for-texts'
import { siteIdentity } from '@/server/site-identity'
import { getSeoSetting } from '../queries/get-seo-setting-from-memory'
import { ContentSearchPreview } from './content-search-preview'

type Props = { kind: ContentKind; payload: Payload }

/** How search engines list a post or topic page, with what the site adds to its texts. */
export async function SearchPreviewField({ kind, payload }: Props) {
  const { description, name } = siteIdentity()
  const [setting, names] = await Promise.all([
    getSeoSetting(payload, 'global'),
    kind === 'page' ? readNamesForTexts(payload) : null,
  ])
  return (
    <ContentSearchPreview
      kind={kind}
      names={names}
      site={{ name, description: setting?.description ?? description }}
    />
  )
}
