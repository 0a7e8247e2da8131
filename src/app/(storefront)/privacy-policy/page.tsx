import type { Metadata } from 'next'
import { privacyText } from '@/modules/content/texts/privacy'
import { TextPageView } from '@/modules/content/ui/text-page'
import { JsonLd } from '@/modules/inventory/ui/found/json-ld'
import { pageMetadata } from '@/modules/inventory/ui/found/page-metadata'
import { pageTrail } from '@/modules/inventory/ui/found/page-trail'
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
