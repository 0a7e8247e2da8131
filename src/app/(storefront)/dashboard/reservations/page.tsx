import { getLandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { listSimilarVehicles } from '@/modules/inventory/catalogue/queries/list-similar-vehicles'
import { VehicleGrid } from '@/modules/inventory/catalogue/ui/grid/vehicle-grid'
import { listOwnReservations } from '@/modules/inventory/reservations/queries/list-reservations'
import { nextForCustomer } from '@/modules/inventory/reservations/rules/next-for-customer'
import { OWN_PAGE_SIZE, OwnReservations } from '@/modules/inventory/reservations/ui/own-reservations'
import { dbOf } from '@/server/db-of'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading, Section } from '@/ui/page-parts'
import { pagePlace } from '../../page-place'
import { pageUnit } from '../../page-unit'
import * as words from '../../words'
import { needPerson } from '../need-person'

const path = '/dashboard/reservations'

export const generateMetadata = () =>
  pageMetadata({
    title: words.reservations,
    description: words.vehiclesYouHaveRequested,
    path,
    isIndexed: false,
  })

type Props = { searchParams: Promise<{ page?: string | string[] }> }

export default async function ReservationsAddress({ searchParams }: Props) {
  const { account, req } = await needPerson(path)
  const requestedPage = Number((await searchParams).page)
  const page =
    Number.isInteger(requestedPage) && requestedPage > 0 && requestedPage < 100_000 ? requestedPage : 1
  const paging = { page, limit: OWN_PAGE_SIZE }
  const { rows, total } = await listOwnReservations(await dbOf(req), account.id, paging)
  // The latest that ended without the vehicle: the others that might do are shown at once.
  const missed = rows.find((row) => nextForCustomer(row) === 'similar')?.vehicle
  const similar = missed ? await listSimilarVehicles(req.payload, missed.id) : []
  const landed = await getLandedCards(req.payload, await pagePlace(), similar)
  const unit = await pageUnit()
  return (
    <>
      <PageHeading title={words.reservations}>{words.onceReservationIsConfirmed}</PageHeading>
      <OwnReservations page={page} path={path} rows={rows} total={total} />
      {missed && similar.length > 0 && (
        <Section id="similar" title={words.similarTo(missed.name)} className="mt-10">
          <VehicleGrid vehicles={similar} landed={landed} unit={unit} now={new Date()} columns="three" />
        </Section>
      )}
    </>
  )
}
