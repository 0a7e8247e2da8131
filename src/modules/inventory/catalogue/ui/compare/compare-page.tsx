import type { LandedCards } from '@/modules/inventory/cards/queries/landed-cards'
import { nameWithoutYear } from '@/modules/inventory/cards/ui/words'
import { LISTING } from '@/modules/inventory/search/rules/listing'
import { stockNumber } from '@/modules/inventory/vehicles/rules/derive-vehicle'
import { siteIdentity } from '@/server/site-identity'
import { Link } from '@/ui/link'
import { EmptyState } from '@/ui/states'
import type { VehicleDetail } from '../../queries/vehicle-detail'
import { COMPARE_CAP } from '../../rules/limits'
import * as words from '../../words'
import { CompareActions, OpenOwnComparison } from './compare-actions'
import { compareData } from './compare-data'
import { CompareTable } from './compare-table'

type Props = {
  /** As far as they are public, in the order asked for. */
  vehicles: VehicleDetail[]
  /** What they cost at the reader's port; null for a reader who has chosen none. */
  landed: LandedCards | null
  /** Ids that were asked for and are not public any more. */
  gone: readonly number[]
  address: string
}

/** Vehicles side by side, by the address alone: the same for whoever opens it. */
export function ComparePage({ vehicles, landed, gone, address }: Props) {
  const compared = vehicles.map((one) => ({ id: one.id, name: `${nameWithoutYear(one)} ${one.year}` }))
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <p className="hidden text-12 text-soft print:mb-2 print:block">
            {siteIdentity().name} · {address}
          </p>
          <h1 className="text-25 md:text-31">{words.compareVehicles}</h1>
          <p className="mt-1 text-14 text-soft print:hidden">{words.upToSideBySide(COMPARE_CAP)}</p>
        </div>
        {vehicles.length > 0 && <CompareActions vehicles={compared} address={address} />}
      </div>
      {gone.length > 0 && (
        <p role="status" className="mb-4 rounded-control bg-amber-wash px-4 py-3 text-14 text-amber">
          {words.noLongerPublic(gone.map(stockNumber).join(', '), gone.length)}
        </p>
      )}
      {vehicles.length === 1 && (
        <p className="no-print mb-4 text-14">
          {words.addSecondVehicle} <Link href={LISTING}>{words.chooseOne}</Link>
        </p>
      )}
      {vehicles.length > 0 ? (
        <CompareTable data={compareData(vehicles, landed)} />
      ) : (
        <EmptyState icon="list" title={words.nothingToCompareYet} actions={<OpenOwnComparison />}>
          <p>{words.chooseAddToCompare}</p>
        </EmptyState>
      )}
    </>
  )
}
