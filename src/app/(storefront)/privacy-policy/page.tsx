import type { Metadata } from 'next'
import { privacyText } from '@/modules/content/pages/texts/privacy'
import { TextPageView } from '@/modules/content/pages/ui/text-page'
import { pageTrail } from '@/modules/inventory/catalogue/ui/found/page-trail'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { JsonLd } from '@/ui/page/json-ld'
import { siteFacts } from '../places'

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = privacyText(await siteFacts())
  return pageMetadata({ title, description, path: '/privacy-policy' })
}

export default async function PrivacyAddress() {
  const page = privacyText(await siteFacts())
  return (
    <>
      <JsonLd data={pageTrail(page.title)} />
      <TextPageView page={page} />
    </>
  )
}
