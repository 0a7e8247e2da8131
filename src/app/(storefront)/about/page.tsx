import config from '@payload-config'
import { getPayload } from 'payload'
import { aboutText } from '@/modules/content/pages/texts/about'
import { Figures } from '@/modules/content/pages/ui/figures'
import { PortList } from '@/modules/content/pages/ui/port-list'
import { TextPageView } from '@/modules/content/pages/ui/text-page'
import { listedCounts } from '@/modules/inventory/catalogue/queries/landing'
import { pageTrail } from '@/modules/inventory/catalogue/ui/found/page-trail'
import { siteIdentity } from '@/server/site-identity'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { JsonLd } from '@/ui/page/json-ld'
import { storefrontPlaces } from '../places'
import * as words from '../words'

export function generateMetadata() {
  const { title, description } = aboutText(siteIdentity().name)
  return pageMetadata({ title, description, path: '/about' })
}

export default async function AboutAddress() {
  const [{ total, counts }, { showrooms, ports }] = await Promise.all([
    listedCounts(await getPayload({ config })),
    storefrontPlaces(),
  ])
  const page = aboutText(siteIdentity().name)
  const countries = new Set(showrooms.map(({ country }) => country))
  const makes = [...counts.make.values()].filter((count) => count > 0).length
  return (
    <>
      <JsonLd data={pageTrail(page.title)} />
      <TextPageView
        page={page}
        lead={
          <Figures
            figures={[
              { value: total, label: total === 1 ? words.vehicleListed : words.vehiclesListed },
              { value: makes, label: makes === 1 ? 'make' : 'makes' },
              {
                value: showrooms.length,
                label: showrooms.length === 1 ? 'showroom' : 'showrooms',
                of: countries.size > 1 ? `in ${countries.size} countries` : undefined,
              },
              { value: ports.length, label: words.portsOfDestination },
            ]}
          />
        }
        more={
          ports.length > 0 ? [{ id: 'ports', title: words.portsTitle, body: <PortList ports={ports} /> }] : []
        }
      />
    </>
  )
}
