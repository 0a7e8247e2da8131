import type { Metadata } from 'next'
import { cache } from 'react'
import { countListed } from '@/modules/inventory/catalogue/queries/list-entries-with-vehicle-counts'
import { DESTINATIONS } from '@/modules/inventory/destination-choice/rules/deliver-to'
import { env } from '@/server/env'
import { runningPayload } from '@/server/running-payload'
import { countryJsonLd } from '@/shell/storefront/country/country-json-ld'
import { CountryPage } from '@/shell/storefront/country/country-page'
import { getDestinationAt, readCountryPage } from '@/shell/storefront/country/read-country-page'
import { NOT_FOUND_HEAD, NotFoundPage } from '@/shell/storefront/not-found-page'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { breadcrumbJsonLd } from '@/ui/page/breadcrumb-json-ld'
import { JsonLd } from '@/ui/page/json-ld-script'
import { storefrontPlaces } from '../../frame-places-and-pages'
import { pageDeliverTo } from '../../page-deliver-to-and-unit'
import { pageUnit } from '../../page-unit'
import * as words from '../../words'

type Props = { params: Promise<{ country: string }> }

/** Read once for the head and the body. */
const destinationAt = cache(async (slug: string) => getDestinationAt(runningPayload(), slug))

const pathOf = (slug: string): string => `${DESTINATIONS}/${slug}`

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const destination = await destinationAt((await params).country)
  if (!destination) return NOT_FOUND_HEAD
  const { country, slug } = destination
  return pageMetadata({
    title: words.usedVehiclesTo(country),
    description: words.importTo(country),
    path: pathOf(slug),
  })
}

export default async function CountryAddress({ params }: Props) {
  const destination = await destinationAt((await params).country)
  if (!destination) return <NotFoundPage />
  const [payload, to, { showrooms }] = await Promise.all([
    runningPayload(),
    pageDeliverTo(),
    storefrontPlaces(),
  ])
  const [own, now, origin] = [to?.port.id ?? null, new Date(), env().SERVER_URL]
  const [country, { counts }] = await Promise.all([
    readCountryPage(payload, destination, own, now),
    countListed(payload),
  ])
  const crumbs = [
    { label: words.home, href: '/' },
    { label: words.deliverTo, href: DESTINATIONS },
    { label: destination.country },
  ]
  const path = pathOf(destination.slug)
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, origin)} />
      <JsonLd data={countryJsonLd(country, origin + path, origin)} />
      <CountryPage
        country={country}
        crumbs={crumbs}
        own={own}
        unit={await pageUnit(destination.country)}
        path={path}
        showrooms={showrooms}
        counts={counts.showroomLocation}
        now={now}
      />
    </>
  )
}
