import config from '@payload-config'
import { getPayload } from 'payload'
import { landedCards } from '@/modules/inventory/cards/queries/landed-cards'
import { getPublicVehicle } from '@/modules/inventory/catalogue/queries/get-public-vehicle'
import { compareHref, readComparedIds } from '@/modules/inventory/catalogue/rules/comparison'
import { ComparePage } from '@/modules/inventory/catalogue/ui/compare/compare-page'
import { env } from '@/server/env'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { Container } from '@/ui/layout'
import { firstOf } from '../auth/entry'
import { pagePlace } from '../deliver-to'
import * as words from '../words'

export const generateMetadata = () =>
  pageMetadata({
    title: words.compareVehicles,
    description: words.vehiclesSideBySide,
    path: '/compare',
    isIndexed: false,
  })

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CompareAddress({ searchParams }: Props) {
  const ids = readComparedIds(firstOf((await searchParams).ids))
  const payload = await getPayload({ config })
  const found = await Promise.all(ids.map((id) => getPublicVehicle(payload, id)))
  const vehicles = found.filter((vehicle) => vehicle !== null)
  return (
    <Container className="py-6">
      <ComparePage
        vehicles={vehicles}
        landed={await landedCards(payload, await pagePlace(), vehicles)}
        gone={ids.filter((_, place) => found[place] === null)}
        address={env().SERVER_URL + compareHref(ids)}
      />
    </Container>
  )
}
