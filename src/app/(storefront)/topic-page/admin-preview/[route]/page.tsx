import type { Metadata } from 'next'
import { PreviewNote } from '@/modules/content/publishing/ui/preview-note'
import { getTopicPreview } from '@/modules/content/topics/queries/get-topic-by-route'
import { NotFoundPage } from '@/shell/storefront/not-found-page'
import { TopicPageView } from '@/shell/storefront/topics/topic-page-view'
import { signedInPerson } from '../../../dashboard/signed-in-person'
import { pageUnit } from '../../../page-unit'
import { routeIn } from '../../route-in-url'

/** No search engine lists what is not published. */
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

export default async function TopicPreviewAddress({ params }: { params: Promise<{ route: string }> }) {
  const [person, { route }] = [await signedInPerson(), await params]
  const requested = routeIn(route)
  const topic = person && requested !== null ? await getTopicPreview(person.req, requested) : null
  if (!person || !topic) return <NotFoundPage kind="page" />
  const { payload } = person.req
  return (
    <TopicPageView {...topic} payload={payload} unit={await pageUnit()} note={<PreviewNote kind="page" />} />
  )
}
