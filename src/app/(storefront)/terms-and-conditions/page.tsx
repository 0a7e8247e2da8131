import type { Metadata } from 'next'
import { termsText } from '@/modules/content/pages/texts/terms'
import { TextPageView } from '@/modules/content/pages/ui/text-page'
import { pageTrail } from '@/modules/inventory/catalogue/ui/found/page-trail'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { JsonLd } from '@/ui/page/json-ld'
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
