import type { LandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { nameWithoutYear } from '@/modules/inventory/cards/ui/words'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { stockNumber } from '@/modules/inventory/vehicles/rules/derived/stock-number'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { siteIdentity } from '@/server/site-identity'
import { buttonStyle } from '@/ui/button'
import { EmptyState } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import { pack } from '@/ui/packed-data'
import type { ComparedVehicles } from '../../queries/list-compared-vehicles'
import { compareHref } from '../../rules/compare-href'
import { COMPARE_CAP } from '../../rules/comparison-limits'
import * as words from '../../words'
import { CompareActions, OpenOwnComparison, RemoveGone } from './compare-actions'
import { choiceData, compareData, termsData } from './compare-data'
import { CompareSuggestions } from './compare-suggestions'
import { CompareTable } from './compare-table'
import { MixedPriceTermsNote } from './mixed-price-terms-note'

type Props = {
  compared: ComparedVehicles
  /** What they cost at the reader's port; null for a reader who has chosen none. */
  landed: LandedCards | null
  /** What the reader counts distances in. */
  unit: DistanceUnit
  /** The site's URL without a path. */
  origin: string
}

/** Vehicles side by side, by the URL alone: the same for whoever opens it. */
export function ComparePage({ compared, landed, unit, origin }: Props) {
  const { vehicles, gone } = compared
  const [choice, terms] = [choiceData(compared, landed, unit), termsData(vehicles, landed)]
  return (
    <>
      <Heading vehicles={vehicles} origin={origin} />
      {gone.length > 0 && <GoneNote gone={gone} left={vehicles.map(({ id }) => id)} />}
      {terms && <MixedPriceTermsNote data={terms} />}
      {choice && <CompareSuggestions data={pack(choice)} />}
      {vehicles.length > 0 ? (
        <CompareTable data={pack(compareData(vehicles, landed, unit))} />
      ) : (
        <Nothing wereAny={gone.length > 0} />
      )}
    </>
  )
}

function Heading({ vehicles, origin }: Pick<ComparedVehicles, 'vehicles'> & Pick<Props, 'origin'>) {
  const compared = vehicles.map((one) => ({ id: one.id, name: `${nameWithoutYear(one)} ${one.year}` }))
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <p className="hidden text-12 text-soft print:mb-2 print:block">
          {siteIdentity().name} · {origin + compareHref(vehicles.map(({ id }) => id))}
        </p>
        <h1 className="text-25 md:text-31">{words.compareVehicles}</h1>
        <p className="mt-1 text-14 text-soft print:hidden">
          {words.upToSideBySide(COMPARE_CAP)} {vehicles.length > 0 && words.linkOpensTheSame}
        </p>
      </div>
      {vehicles.length > 0 && <CompareActions vehicles={compared} origin={origin} />}
    </div>
  )
}

const GoneNote = ({ gone, left }: { gone: readonly number[]; left: readonly number[] }) => (
  <p role="status" className="mb-4 rounded-control bg-amber-wash px-4 py-3 text-14 text-amber">
    {words.noLongerPublic(gone.map(stockNumber).join(', '), gone.length)}{' '}
    <RemoveGone gone={gone} left={left} />
  </p>
)

/** Nothing was chosen, or nothing of it is listed any more. */
const Nothing = ({ wereAny }: { wereAny: boolean }) =>
  wereAny ? (
    <EmptyState
      icon="list"
      title={words.nothingOfItListed}
      actions={
        <PlainLink href={LISTING} className={buttonStyle('primary')}>
          {words.browseVehicles}
        </PlainLink>
      }
    >
      <p>{words.chooseAddToCompare}</p>
    </EmptyState>
  ) : (
    <EmptyState icon="list" title={words.nothingToCompareYet} actions={<OpenOwnComparison />}>
      <p>{words.chooseAddToCompare}</p>
    </EmptyState>
  )
