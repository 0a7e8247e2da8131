import type { Metadata } from 'next'
import { termsText } from '@/modules/content/texts/terms'
import { TextPageView } from '@/modules/content/ui/text-page'
import { JsonLd } from '@/modules/inventory/ui/found/json-ld'
import { pageMetadata } from '@/modules/inventory/ui/found/page-metadata'
import { pageTrail } from '@/modules/inventory/ui/found/page-trail'
import { siteFacts } from '../places'

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = termsText(await siteFacts())
  return pageMetadata({ title, description, path: '/terms-and-conditions' })
}

export default async function TermsAddress() {
  const page = termsText(await siteFacts())
  return (
    <>
      <JsonLd data={pageTrail(page.title)} />
      <TextPageView page={page} />
    </>
  )
}
