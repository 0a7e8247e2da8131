import { getLandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { listComparedVehicles } from '@/modules/inventory/catalogue/queries/list-compared-vehicles'
import { readComparedIds } from '@/modules/inventory/catalogue/rules/read-compared-ids'
import { ComparePage } from '@/modules/inventory/catalogue/ui/compare/compare-page'
import { env } from '@/server/env'
import { runningPayload } from '@/server/running-payload'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { Container } from '@/ui/page-parts'
import { firstOf } from '../auth/first-of'
import { pagePlace } from '../page-place'
import { pageUnit } from '../page-unit'
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
  const { ids, replace } = await searchParams
  const payload = runningPayload()
  const compared = await listComparedVehicles(payload, readComparedIds(firstOf(ids)), firstOf(replace))
  const shown = [...compared.vehicles, ...(compared.choice?.similar ?? [])]
  return (
    <Container className="py-6">
      <ComparePage
        compared={compared}
        landed={await getLandedCards(payload, await pagePlace(), shown)}
        unit={await pageUnit()}
        origin={env().SERVER_URL}
      />
    </Container>
  )
}
