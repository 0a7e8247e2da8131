import { countListed } from '@/modules/inventory/catalogue/queries/list-entries-with-vehicle-counts'
import { pageBreadcrumbs } from '@/modules/inventory/catalogue/ui/listing-page/page-breadcrumbs'
import { env } from '@/server/env'
import { runningPayload } from '@/server/running-payload'
import { siteIdentity } from '@/server/site-identity'
import { ContactPage } from '@/shell/storefront/contact-page'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { organizationJsonLd } from '@/shell/storefront/site-json-ld'
import { JsonLd } from '@/ui/page/json-ld-script'
import { storefrontPlaces } from '../frame-places-and-pages'
import * as words from '../words'

const title = words.contact

export const generateMetadata = () =>
  pageMetadata({
    title: words.contactAndShowrooms,
    description: words.everyShowroomWithItsAddress,
    path: '/contact-us',
  })

export default async function ContactAddress() {
  const [{ counts }, { showrooms }] = await Promise.all([countListed(runningPayload()), storefrontPlaces()])
  return (
    <>
      <JsonLd data={pageBreadcrumbs(title)} />
      <JsonLd data={organizationJsonLd(showrooms, env().SERVER_URL)} />
      <ContactPage
        company={siteIdentity()}
        showrooms={showrooms}
        counts={counts.showroomLocation}
        now={new Date()}
      />
    </>
  )
}
