import config from '@payload-config'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import { privacyText } from '@/modules/content/pages/texts/privacy'
import { TextPageView } from '@/modules/content/pages/ui/text-page'
import { pageTrail } from '@/modules/inventory/catalogue/ui/found/page-trail'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { TopicPageView, topicFacts } from '@/shell/storefront/topics/topic-page-view'
import { JsonLd } from '@/ui/page/json-ld'
import { siteFacts } from '../places'
import { ownTopic } from '../topic-page/topic'

const ROUTE = 'privacy-policy'

export async function generateMetadata(): Promise<Metadata> {
  const written = await ownTopic(ROUTE)
  if (written) return pageMetadata(topicFacts(written))
  const { title, description } = privacyText(await siteFacts())
  return pageMetadata({ title, description, path: `/${ROUTE}` })
}

/** The page that staff have published at this route; until there is one, the text that comes with the product. */
export default async function PrivacyAddress() {
  const written = await ownTopic(ROUTE)
  if (written) return <TopicPageView page={written} payload={await getPayload({ config })} />
  const page = privacyText(await siteFacts())
  return (
    <>
      <JsonLd data={pageTrail(page.title)} />
      <TextPageView page={page} />
    </>
  )
}
