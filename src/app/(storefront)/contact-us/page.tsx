import config from '@payload-config'
import { getPayload } from 'payload'
import { listedCounts } from '@/modules/inventory/queries/landing'
import { JsonLd, organizationJsonLd } from '@/modules/inventory/ui/found/json-ld'
import { pageMetadata } from '@/modules/inventory/ui/found/page-metadata'
import { pageTrail } from '@/modules/inventory/ui/found/page-trail'
import { ContactPage } from '@/modules/inventory/ui/site/contact-page'
import { env } from '@/server/env'
import { storefrontPlaces } from '../places'

const title = 'Contact'

export const metadata = pageMetadata({
  title: 'Contact and showrooms',
  description:
    'Every showroom with its address, opening hours, telephone number, e-mail address and what time it is there.',
  path: '/contact-us',
})

export default async function ContactAddress() {
  const [{ counts }, { showrooms }] = await Promise.all([
    listedCounts(await getPayload({ config })),
    storefrontPlaces(),
  ])
  return (
    <>
      <JsonLd data={pageTrail(title)} />
      <JsonLd data={organizationJsonLd(showrooms, env().SERVER_URL)} />
      <ContactPage showrooms={showrooms} counts={counts.showroomLocation} now={new Date()} />
    </>
  )
}
